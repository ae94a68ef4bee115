import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { LeftOut, PageFault } from '../publication-state.ts';

/** What is shown of them in the back office. All are counted, and are in the log. */
const MOST_SHOWN = 100;

/** Makes the function that tells of the records that a publish leaves out. */
export function createLeftOutReport(connection: Connection, logger: Logger) {
  const report = createReport<LeftOut>(connection, 'leftOut', (each) => {
    const { resource, recordId, faults } = each;
    logger.warn({ resource, recordId, faults }, 'What a record holds may not be shown');
  });
  return (all: LeftOut[]) => report(all, (records) => ({ count: all.length, records }));
}

/** Makes the function that tells of the pages that are not live as their records have them. */
export function createFaultReport(connection: Connection, logger: Logger) {
  const report = createReport<PageFault>(connection, 'faults', (fault) =>
    logger.warn({ fault }, 'A page is not live as its record has it'),
  );
  return (all: PageFault[]) => report(all, (pages) => ({ count: all.length, pages }));
}

/**
 * Makes a function that tells of what is wrong with a publish: the back office by a member of the
 * state of the publication, and the log by a line for each that is new.
 */
function createReport<Each>(
  connection: Connection,
  member: 'leftOut' | 'faults',
  log: (each: Each) => void,
) {
  let known: Set<string> | null = null;
  return async (all: Each[], store: (shown: Each[]) => object): Promise<void> => {
    const now = new Map(all.map((each) => [JSON.stringify(each), each]));
    if (known?.size === now.size && [...now.keys()].every((each) => known?.has(each))) return;
    for (const [text, each] of now) if (!known?.has(text)) log(each);
    known = new Set(now.keys());
    await connection
      .collection<{ _id: string }>('publication')
      .updateOne(
        { _id: 'site' },
        { $set: { [member]: store(all.slice(0, MOST_SHOWN)) } },
        { upsert: true },
      );
  };
}
