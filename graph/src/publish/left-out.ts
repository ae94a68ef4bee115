import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { LeftOut } from '../publication-state.ts';

/** What is shown of them in the back office. All are counted, and are in the log. */
const MOST_SHOWN = 100;

/**
 * Makes the function that tells of the records that a publish leaves out: the back office by the
 * state of the publication, and the log with a line for each that is new.
 */
export function createLeftOutReport(connection: Connection, logger: Logger) {
  let known: Set<string> | null = null;
  return async (leftOut: LeftOut[]): Promise<void> => {
    const now = new Map(leftOut.map((each) => [JSON.stringify(each), each]));
    if (known?.size === now.size && [...now.keys()].every((each) => known?.has(each))) return;
    for (const [text, { resource, recordId, faults }] of now) {
      const about = { resource, recordId, faults };
      if (!known?.has(text)) logger.warn(about, 'What a record holds may not be shown');
    }
    known = new Set(now.keys());
    const stored = { count: leftOut.length, records: leftOut.slice(0, MOST_SHOWN) };
    await connection
      .collection<{ _id: string }>('publication')
      .updateOne({ _id: 'site' }, { $set: { leftOut: stored } }, { upsert: true });
  };
}
