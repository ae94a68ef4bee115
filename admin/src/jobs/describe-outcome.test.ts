import { expect, it } from 'vitest';
import { describeOutcome } from './describe-outcome.ts';
import type { Named, Outcome } from './do-to-each.ts';
import type { Job } from './jobs.ts';

const job: Job = {
  doing: 'Deactivating',
  done: 'deactivated',
  failed: 'could not be changed',
  left: 'still selected',
  records: Array.from({ length: 110 }, (_, index): Named => [String(index), `Tour ${index}`]),
  act: async () => undefined,
};
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const describe = (outcome: Partial<Outcome>, hasEnded = false, some: Partial<Job> = {}) => {
  const nothing: Outcome = { doneIds: [], failures: [], left: 0, breakReason: null };
  return describeOutcome({ ...job, ...some }, { ...nothing, ...outcome }, hasEnded);
};

it('says nothing where all is done, unless nobody was there to see it', () => {
  expect(describe({ doneIds: idsOf(110) })).toBeNull();
  expect(describe({ doneIds: idsOf(110) }, true)).toMatchObject({
    isMistake: false,
    text: '110 of 110 were deactivated.',
  });
});

it('says what was done, what was not, and why it went no further', () => {
  const asked = describe({ doneIds: idsOf(109), left: 1 });
  expect(asked).toMatchObject({
    isMistake: false,
    text: '109 of 110 were deactivated; 1 was not and is still selected. You stopped it.',
  });
  const ended = describe({ doneIds: idsOf(9), left: 101 }, true);
  expect(ended).toMatchObject({
    isMistake: true,
    text: '9 of 110 were deactivated; 101 were not and are still selected. Your session has ended.',
  });
});

it('names those that were refused', () => {
  const failures = [{ id: '3', title: 'Tour 3', reason: 'It was deleted' }];
  expect(describe({ doneIds: idsOf(109), failures })).toEqual({
    isMistake: true,
    text: '109 of 110 were deactivated.',
    refusal: '1 could not be changed.',
    failures,
  });
});

it('says which records can be brought back after a deletion', () => {
  const deletes = { resource: 'tours', item: 'tour' };
  const deletion = { done: 'deleted', deletes, records: job.records.slice(0, 2) };
  const deleted = (records: Named[]) => ({ deleted: { ...deletes, records } });
  expect(describe({ doneIds: ['1', '0'] }, false, deletion)).toEqual({
    ...{ isMistake: false, text: '2 of 2 were deleted.', refusal: '0 could not be changed.' },
    ...{ failures: [], ...deleted(deletion.records) },
  });
  expect(describe({ doneIds: ['1'], left: 1 }, false, deletion)).toMatchObject(
    deleted([['1', 'Tour 1']]),
  );
  expect(describe({ left: 2 }, false, deletion)).not.toHaveProperty('deleted');
});
