import type { Connection } from 'mongoose';
import type { Context, Viewer } from '#core/access.ts';
import { AppError, notFound } from '#core/errors.ts';
import { text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import { mayWrite } from '#core/roles.ts';
import type { Service } from '#core/service.ts';
import { listServing } from '../migrations/presence.ts';
import type { Publication, Warning } from '../publication-state.ts';
import type { Outbox } from './outbox.ts';
import { isRelease, readPublication, SITE_TARGET } from './publication.ts';
import type { Relay } from './relay.ts';

type Tools = {
  connection: Connection;
  services: ReadonlyMap<string, Service>;
  outbox: Outbox;
  /** Says whether writes fail for want of space. */
  space: { isFull: () => Promise<boolean> };
  findWarnings: (viewer: Viewer | null) => Promise<Warning[]>;
};

const SEVERAL =
  'Several processes serve the site, each with releases of its own. Restore the records that ' +
  'changed, or stop all processes but one.';

/** The calls about publishing. `relay` is a function, because the relay starts later. */
export function publicationOperations(
  { connection, services, outbox, space, findWarnings }: Tools,
  relay: () => Relay | null,
): Operation[] {
  const read = async (context: Context): Promise<Publication> => {
    const [publication, isDiskFull, warnings] = await Promise.all([
      readPublication(connection),
      space.isFull(),
      findWarnings(context.viewer),
    ]);
    return { ...ofWorkOf(context, services, publication), isDiskFull, warnings };
  };
  const output = { kind: 'json' } as const;
  const common = { path: '/publication', audience: 'staff', input: {}, output } as const;
  return [
    defineOperation({
      ...common,
      name: 'publication',
      summary: 'What is live, what is on its way, and the last releases',
      kind: 'query',
      method: 'get',
      run: read,
    }),
    defineOperation({
      ...common,
      name: 'publish',
      summary: 'Publishes the whole site again',
      kind: 'mutation',
      method: 'post',
      audience: 'editors',
      async run(context) {
        await outbox.add({ resource: 'site', recordId: '', action: 'publish' });
        return read(context);
      },
    }),
    defineOperation({
      ...common,
      name: 'rollback',
      summary: 'Goes back to an earlier release',
      kind: 'mutation',
      method: 'post',
      path: '/publication/rollback',
      audience: 'admin',
      input: { release: text({ label: 'Release', required: true }) },
      failures: {
        NOT_FOUND: 'There is no such release, or it was removed.',
        UNAVAILABLE:
          'No publisher is running or answers, or several processes have releases of their own.',
      },
      async run(context, { input: { release } }) {
        if (!(await isRelease(connection, release))) throw notFound('Release');
        const folders = new Set((await listServing(connection)).map(({ directory }) => directory));
        if (folders.size > 1) throw new AppError('UNAVAILABLE', SEVERAL);
        const current = relay();
        if (!current) throw new AppError('UNAVAILABLE', 'There is no publisher');
        const timestamp = new Date().toISOString();
        await current.send(SITE_TARGET, { type: 'release.rollback', timestamp, data: { release } });
        return read(context);
      },
    }),
  ];
}

type Reported = Pick<Publication, 'leftOut' | 'faults'>;

/** Without the records that the viewer does not work on: reports name them, hidden ones too. */
function ofWorkOf<Report extends Reported>(
  { viewer }: Context,
  services: Tools['services'],
  report: Report,
): Report {
  const isOwnWork = (name: string) => {
    const resource = services.get(name)?.resource;
    return !resource || !viewer || mayWrite(viewer, resource);
  };
  if ([...services.values()].every(({ resource }) => isOwnWork(resource.name))) return report;
  const records = report.leftOut.records.filter(({ resource }) => isOwnWork(resource));
  const pages = report.faults.pages.filter(({ record }) => !record || isOwnWork(record.resource));
  return {
    ...report,
    leftOut: { count: records.length, records },
    faults: { count: pages.length, pages },
  };
}
