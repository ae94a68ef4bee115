import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { LeftOut, PageFault } from '../publication-state.ts';

/** What is shown of them in the back office. All are counted, and are in the log. */
const MOST_SHOWN = 100;

/** Makes the function that tells of the records that a publish leaves out. */
export function createLeftOutReport(connection: Connection, logger: Logger) {
  const report = createReport<LeftOut>(connection, 'leftOut', {
    causeOf: (each) => JSON.stringify(each),
    log: ({ resource, recordId, faults }) =>
      logger.warn({ resource, recordId, faults }, 'What a record holds may not be shown'),
  });
  return (all: LeftOut[]) => report(all, (records) => ({ count: all.length, records }));
}

/** Makes the function that tells of the pages that are not live as their records have them. */
export function createFaultReport(connection: Connection, logger: Logger) {
  const report = createReport<PageFault>(connection, 'faults', {
    // Hundreds of pages may name one picture that is gone.
    causeOf: ({ kind, reason }) => `${kind} ${reason}`,
    log: (fault, pages) => logger.warn({ fault, pages }, 'A page is not live as its record has it'),
  });
  return (all: PageFault[]) => report(all, (pages) => ({ count: all.length, pages }));
}

type Telling<Each> = {
  causeOf: (each: Each) => string;
  /** Tells of the first that has a cause, and how many have it. */
  log: (first: Each, count: number) => void;
};

/**
 * Makes a function that tells of what is wrong with a publish: the back office by a member of the
 * state of the publication, and the log by a line for each cause that is new.
 */
function createReport<Each>(
  connection: Connection,
  member: 'leftOut' | 'faults',
  { causeOf, log }: Telling<Each>,
) {
  let known: Map<string, Each> | null = null;
  return async (all: Each[], store: (shown: Each[]) => object): Promise<void> => {
    const now = new Map(all.map((each) => [JSON.stringify(each), each]));
    if (known?.size === now.size && [...now.keys()].every((each) => known?.has(each))) return;
    const told = new Set([...(known?.values() ?? [])].map(causeOf));
    for (const [cause, [first, ...others]] of Map.groupBy(now.values(), causeOf)) {
      if (first && !told.has(cause)) log(first, others.length + 1);
    }
    known = now;
    await connection
      .collection<{ _id: string }>('publication')
      .updateOne(
        { _id: 'site' },
        { $set: { [member]: store(all.slice(0, MOST_SHOWN)) } },
        { upsert: true },
      );
  };
}
