import { expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import type { PageFault } from '../publication-state.ts';
import { useTestServer } from '../testing/use-test-server.ts';
import { createFaultReport } from './publish-reports.ts';

const server = useTestServer();

const fault = (path: string, picture: string): PageFault => ({
  ...{ path, kind: 'mended', record: null },
  reason: `It names what is not there: ${picture}`,
});

test('SIZE-7 a picture that many pages name and that is gone is one line in the log', async () => {
  const log: string[] = [];
  const logger = createLogger('warn', { write: (line) => void log.push(line) });
  const report = createFaultReport(server.connection, logger);
  const told = async (faults: PageFault[]) => {
    await report(faults);
    return log.splice(0).map((line) => {
      const { fault, pages } = JSON.parse(line);
      return [fault.reason.split(' ').at(-1), pages];
    });
  };
  const posts = ['/blog/a', '/blog/b', '/blog/c'].map((path) => fault(path, '/portrait.webp'));
  expect(await told(posts)).toEqual([['/portrait.webp', 3]]);
  expect(await told([...posts, fault('/blog/d', '/portrait.webp')])).toEqual([]);
  expect(await told([...posts, fault('/', '/boat.webp')])).toEqual([['/boat.webp', 1]]);
  expect(await told([])).toEqual([]);
  expect(await told(posts)).toEqual([['/portrait.webp', 3]]);
});
