import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/use-test-server.ts';
import { createJournal } from './journal.ts';

const server = useTestServer();

test('TRUST-3 a stop ends between two acts that are resumed, and the others stay for the next start', async () => {
  const acts = server.connection.collection<{ _id: string; kind: string; data: object }>('journal');
  const stopping = new AbortController();
  const done: object[] = [];
  const journal = createJournal(server.connection);
  journal.define('count', async (_context, data) => {
    done.push(data);
    stopping.abort();
  });
  const left = ['a', 'b'].map((_id) => ({ _id, kind: 'count', data: { _id }, by: null }));
  await acts.insertMany(left);
  expect(await journal.resume(stopping.signal)).toEqual([]);
  expect(done).toEqual([{ _id: 'a' }]);
  expect(await acts.find({ kind: 'count' }).toArray()).toMatchObject([{ _id: 'b' }]);
  expect(await journal.resume()).toEqual([]);
  expect(done).toEqual([{ _id: 'a' }, { _id: 'b' }]);
});
