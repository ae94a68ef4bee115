import { expect, it } from 'vitest';
import { describeOutcome } from './describe-outcome.ts';
import type { Outcome } from './do-as-whole.ts';
import type { Job } from './jobs.ts';
import type { Named } from './of-resource.ts';

const job: Job = {
  doing: 'Deactivating',
  done: 'deactivated',
  failed: 'could not be changed',
  left: 'still selected',
  resource: 'tours',
  records: Array.from({ length: 110 }, (_, index): Named => [String(index), `Tour ${index}`]),
  act: async () => [],
};
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const describe = (outcome: Partial<Outcome>, hasEnded = false, some: Partial<Job> = {}) => {
  const nothing: Outcome = { doneIds: [], edited: [], failures: [], left: 0, breakReason: null };
  return describeOutcome({ ...job, ...some }, { ...nothing, ...outcome }, hasEnded);
};

it('says nothing where all is done, unless nobody was there to see it', () => {
  expect(describe({ doneIds: idsOf(110) })).toBeNull();
  expect(describe({ doneIds: idsOf(110) }, true)).toMatchObject({
    isMistake: false,
    text: '110 of 110 tours were deactivated.',
  });
});

it('says what was done, what was not, and why it went no further', () => {
  const asked = describe({ doneIds: idsOf(109), left: 1 });
  expect(asked).toMatchObject({
    isMistake: false,
    text: '109 of 110 tours were deactivated; 1 was not and is still selected. You stopped it.',
  });
  const ended = describe({ doneIds: idsOf(9), left: 101 }, true);
  expect(ended).toMatchObject({
    isMistake: true,
    text:
      '9 of 110 tours were deactivated; 101 were not and are still selected. ' +
      'Your session has ended.',
  });
});

it('OFF-13 keeps the way back from changes, also where all is done', () => {
  const edited = [['1', 'Tour 1', 4]] as const;
  expect(describe({ doneIds: ['1'], edited: [...edited] })).toMatchObject({
    isMistake: false,
    edited: { resource: 'tours', records: edited },
  });
});

it('names those that were refused', () => {
  const failures = [{ id: '3', title: 'Tour 3', reason: 'It was deleted' }];
  expect(describe({ doneIds: idsOf(109), failures })).toEqual({
    isMistake: true,
    text: '109 of 110 tours were deactivated.',
    refusal: '1 could not be changed.',
    failures,
  });
});

it('says which records are in the bin after a deletion, and after a stopped restore', () => {
  const records = job.records.slice(0, 2);
  const into = { done: 'deleted', bin: 'into', records } as const;
  const holds = (inBin: Named[], label: string) => ({
    inBin: { resource: 'tours', records: inBin, label },
  });
  expect(describe({ doneIds: ['1', '0'] }, false, into)).toEqual({
    ...{ isMistake: false, text: '2 of 2 tours were deleted.', refusal: '0 could not be changed.' },
    ...{ failures: [], ...holds(records, 'Undo') },
  });
  expect(describe({ doneIds: ['1'], left: 1 }, false, into)).toMatchObject(
    holds([['1', 'Tour 1']], 'Undo'),
  );
  expect(describe({ left: 2 }, false, into)).not.toHaveProperty('inBin');

  const outOf = { done: 'restored', bin: 'outOf', records } as const;
  expect(describe({ doneIds: ['1'], left: 1 }, false, outOf)).toMatchObject(
    holds([['0', 'Tour 0']], 'Restore the rest'),
  );
  const edited = [['1', 'Tour 1', 4]] as const;
  expect(describe({ doneIds: ['1', '0'], edited: [...edited] }, false, outOf)).toBeNull();
});

it('OFF-14 keeps the way back from changes of several kinds, and counts them as records', () => {
  const of = { '1': 'tours', '2': 'blog' };
  const edited = [
    ['1', 'Tour 1', 4],
    ['2', 'An article', 7],
  ] as const;
  const some = { resource: of, records: job.records.slice(1, 3), done: 'changed' };
  expect(describe({ doneIds: ['1', '2'], edited: [...edited] }, false, some)).toMatchObject({
    text: '2 of 2 records were changed.',
    edited: { resource: of, records: edited },
  });
});

it('keeps the way back into the bin of what a job has restored, where that is offered', () => {
  const records = job.records.slice(0, 2);
  const restored = { done: 'restored', bin: 'outOf', records, canPutBack: true } as const;
  expect(describe({ doneIds: ['1', '0'] }, false, restored)).toMatchObject({
    text: '2 of 2 tours were restored.',
    restored: { resource: 'tours', records },
  });
  expect(describe({ left: 2 }, false, restored)).not.toHaveProperty('restored');
});
