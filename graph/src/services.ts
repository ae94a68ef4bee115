import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { authOperations } from '#auth/auth.operations.ts';
import { demoOperations, forgettingDemo } from '#auth/demo-account.ts';
import type { IdentityProvider } from '#auth/identity/identity.ts';
import { passwordLinkOperations } from '#auth/password-link.operations.ts';
import { createPasswordLinks, endingLinks, preparePasswordLinks } from '#auth/password-links.ts';
import { secondFactorOperations } from '#auth/second-factor/second-factor.operations.ts';
import { createSecondFactors, endingSecondFactor } from '#auth/second-factor/second-factors.ts';
import { securityEventOperations } from '#auth/security-events/security-event.operations.ts';
import {
  createSecurityEvents,
  prepareSecurityEvents,
} from '#auth/security-events/security-events.ts';
import { sessionOperations } from '#auth/session.operations.ts';
import { createFindViewer, type FindViewer } from '#auth/viewer.ts';
import type { Viewer } from '#core/access.ts';
import { createService } from '#core/create-service.ts';
import { draftOperations } from '#core/drafts/draft.operations.ts';
import { createDrafts } from '#core/drafts/drafts.ts';
import { binOperations } from '#core/history/bin.operations.ts';
import { createHistory, prepareHistory } from '#core/history/history.ts';
import type { Operation } from '#core/operation.ts';
import { filterChoiceOperations } from '#core/read/filter-choices.operations.ts';
import { lookingOperations, prepareLooking } from '#core/review/looking.operations.ts';
import { noteOperations } from '#core/review/note.operations.ts';
import { prepareNotes } from '#core/review/notes.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { bulkOperations } from '#core/write/bulk.operations.ts';
import { defineCarrying } from '#core/write/carry-referrers.ts';
import { editOperations } from '#core/write/edits/edit.operations.ts';
import { fillSearchWords } from '#core/write/fill-search-words.ts';
import { fillUpdatedBy } from '#core/write/fill-updated-by.ts';
import { importOperations } from '#core/write/import.operations.ts';
import { createJournal, type Journal } from '#core/write/journal.ts';
import { createMoments, type Moments } from '#publish/moments.ts';
import { createOutbox, type Outbox, prepareOutbox } from '#publish/outbox.ts';
import {
  preparePreviews,
  previewOperations,
  type RenderedPreview,
  renderPreview,
} from '#publish/preview.operations.ts';
import { publicationOperations } from '#publish/publication.operations.ts';
import { SITE_TARGET } from '#publish/publication.ts';
import type { Relay } from '#publish/relay.ts';
import type { LocalStorage } from '#storage/local.ts';
import type { Storage } from '#storage/storage.ts';
import { prepareLocalIdentity } from './auth/identity/local.ts';
import type { DiskSpace } from './http/disk-space.ts';
import { createCountCodes, withLimits } from './http/limited-operation.ts';
import { createRateLimiter, prepareRateLimits } from './http/rate-limit.ts';
import type { Warning } from './publication-state.ts';
import { extensions } from './resources/extensions.ts';
import { type ResourceName, resources } from './resources/index.ts';
import { taskOperations } from './tasks/tasks.operations.ts';
import { findWarnings } from './warnings.ts';

/** The collections whose documents last, and so carry the version of their shape. */
export const versionedCollections = [
  ...Object.keys(resources),
  'credentials',
  'secrets',
  'second_factors',
];

export type Services = {
  byName: Map<string, Service>;
  operations: Operation[];
  outbox: Outbox;
  journal: Journal;
  moments: Moments;
  identity: IdentityProvider;
  findViewer: FindViewer;
  /** Gives the started relay to the calls about publishing. */
  setRelay: (relay: Relay) => void;
  /** Renders the public page of a record before it is saved. */
  renderPreview: (token: string) => Promise<RenderedPreview>;
};

type ServicesOptions = {
  connection: Connection;
  identity: IdentityProvider;
  storage: Storage;
  disk: LocalStorage;
  siteDirectory: string;
  space: DiskSpace;
  /** What only an administrator can mend. */
  serverWarnings: () => Warning[];
  /** Empty where nobody gave it. */
  publicUrl: string;
  /** Targets beside the site that are notified of each change. */
  otherTargets: string[];
  isProduction: boolean;
  /** Absent where no server runs. */
  logger?: Logger;
};

/** Makes the service of every resource, and all operations beyond them. */
export function createServices(options: ServicesOptions): Services {
  const { connection, storage, disk, siteDirectory, publicUrl } = options;
  const { otherTargets, isProduction, space, serverWarnings } = options;
  const links = createPasswordLinks(connection);
  const events = createSecurityEvents(connection, options.logger);
  const factors = createSecondFactors(connection);
  const known = forgettingDemo(options.identity, connection);
  const identity = endingSecondFactor(endingLinks(known, links), factors);
  const outbox = createOutbox(connection, [SITE_TARGET, ...otherTargets]);
  const byName = new Map<string, Service>();
  const history = createHistory(connection);
  const journal = createJournal(connection);
  const places = { storage, disk, siteDirectory, publicUrl };
  const tools: ServiceTools = {
    ...{ connection, outbox, history, journal, identity, securityEvents: events },
    drafts: createDrafts(connection),
    ...places,
    services: byName,
    carrySlug: (context, carrying) => carrySlug(context, carrying),
  };
  const carrySlug = defineCarrying(tools);
  for (const [name, resource] of Object.entries(resources)) {
    byName.set(name, createService(resource, tools, extensions[name as ResourceName]));
  }
  const users = serviceOf(byName, 'users');
  const settings = serviceOf(byName, 'settings');
  const warningsFor = (viewer: Viewer | null) => findWarnings(viewer, settings, serverWarnings);
  const findViewer = createFindViewer(users.model);
  const limiter = createRateLimiter(connection);
  const countCodes = createCountCodes(limiter);
  const account = { identity, factors, countCodes, events, users, services: byName };
  let relay: Relay | null = null;
  const operations = [
    ...authOperations(account, findViewer),
    ...sessionOperations(account),
    ...secondFactorOperations(account),
    ...passwordLinkOperations({ ...account, links }),
    ...securityEventOperations(events),
    ...demoOperations(connection, isProduction),
    ...publicationOperations(
      { connection, services: byName, outbox, space, findWarnings: warningsFor },
      () => relay,
    ),
    ...binOperations(connection, byName),
    ...filterChoiceOperations(tools),
    ...draftOperations(tools),
    ...noteOperations(tools),
    ...lookingOperations(tools),
    ...importOperations(tools),
    ...bulkOperations(tools),
    ...editOperations(tools),
    ...previewOperations({ connection, services: byName }),
    ...taskOperations({ ...tools, readLowSpace: space.readLow }),
    ...[...byName.values()].flatMap((service) => operationsOf(service, tools)),
  ].map((operation) => withLimits(operation, limiter));
  return {
    byName,
    operations,
    outbox,
    journal,
    moments: createMoments({ connection, services: byName, outbox }),
    identity,
    findViewer,
    renderPreview: (token) => renderPreview({ connection, services: byName }, relay, token),
    setRelay(started) {
      relay = started;
    },
  };
}

function operationsOf(service: Service, tools: ServiceTools): Operation[] {
  const extension = extensions[service.resource.name as ResourceName];
  return extension?.operations?.(service, tools) ?? [];
}

/** Makes every index, and what records lack that is kept beside their fields. May be repeated. */
export async function prepareDatabase(connection: Connection, services: Services): Promise<void> {
  const models = [...services.byName.values()].map(makeIndexes);
  await Promise.all([...models, prepareHistory(connection), prepareOutbox(connection)]);
  await prepareLocalIdentity(connection);
  await preparePasswordLinks(connection);
  await prepareSecurityEvents(connection);
  await prepareRateLimits(connection);
  await preparePreviews(connection);
  await prepareNotes(connection);
  await prepareLooking(connection);
  for (const service of services.byName.values()) await fillSearchWords(service);
  await fillUpdatedBy(services.byName);
}

/** All at once: mongoose would make them one by one and wait for the disk each time. */
async function makeIndexes({ model }: Service): Promise<void> {
  const wanted = model.schema.indexes().map(([key, { unique }]) => {
    return { key: key as Record<string, 1 | -1>, ...(unique && { unique: true }) };
  });
  if (wanted.length > 0) await model.collection.createIndexes(wanted);
}

/** The service of a resource. Throws when there is no such resource. */
export function serviceOf(byName: Map<string, Service>, name: string): Service {
  const service = byName.get(name);
  if (!service) throw new Error(`There is no resource called ${name}`);
  return service;
}
