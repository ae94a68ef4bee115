import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import type { ImportedRow } from '../providers/data-provider.ts';
import { describeStop, describeUnseen } from './describe-import.ts';

const rowsOf = (...actions: ImportedRow['action'][]) =>
  actions.map((action, index): ImportedRow => {
    const about = { title: '', changes: '', version: 0, claims: [], released: [], errors: [] };
    return { row: index + 11, action, ...about };
  });
const answers = rowsOf('create', 'refused');

test('a stopped import says how far it came and why, in sentences that end once', () => {
  const counted = 'Of these, 1 new, 0 changed, 0 unchanged, 1 refused.';
  expect(describeStop(answers, 5, null)).toBe(
    `stopped after 2 of 5 rows, as you asked. ${counted}`,
  );
  const lost = new HttpError('Please check it and try again.', 503, { code: 'UNREACHABLE' });
  expect(describeStop(answers, 5, lost)).toBe(
    `stopped after 2 of 5 rows: The server cannot be reached. ${counted}`,
  );
  expect(describeStop(answers, 5, new Error('The file is too long'))).toBe(
    `stopped after 2 of 5 rows: The file is too long. ${counted}`,
  );
});

test('who was elsewhere when it ended is told the file and the row to go on with', () => {
  const checked = rowsOf('create', 'refused', 'create');
  const failure = new Error('Your session has ended.');
  expect(describeUnseen('a.csv', { id: 'one', answers, checked, failure })).toMatchObject({
    isMistake: true,
    text:
      'The import of a.csv stopped after 2 of 3 rows: Your session has ended. ' +
      'Of these, 1 new, 0 changed, 0 unchanged, 1 refused. Go on with row 13 of the file.',
  });
  const done = describeUnseen('a.csv', { id: 'one', answers, checked: answers, failure: null });
  expect(done).toMatchObject({
    isMistake: false,
    text: 'The import of a.csv is done: 1 new, 0 changed, 0 unchanged, 1 refused.',
  });
});
