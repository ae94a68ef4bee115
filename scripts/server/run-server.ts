import { join } from 'node:path';
import { type App, createApp } from '@karibu/graph/app.ts';
import { createKeyring } from '@karibu/graph/auth/secrets.ts';
import { type Config, publicUrlOf, readConfig } from '@karibu/graph/config.ts';
import { startResuming } from '@karibu/graph/core/write/resume-acts.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import { createLogger } from '@karibu/graph/log.ts';
import { startLinkChecks } from '@karibu/graph/outside-links/start-link-checks.ts';
import { adoptOrphans } from '@karibu/graph/publish/outbox.ts';
import { SITE_TARGET } from '@karibu/graph/publish/publication.ts';
import { type Relay, startRelay } from '@karibu/graph/publish/relay.ts';
import { countPages } from '@karibu/graph/publish/release.ts';
import { createReleaseStore } from '@karibu/graph/publish/release-store.ts';
import type { Target } from '@karibu/graph/publish/webhook.ts';
import { makeLogoIcons } from '@karibu/graph/resources/settings/logo-icons.ts';
import { prepareDatabase, type Services } from '@karibu/graph/services.ts';
import { removeTemporary } from '@karibu/graph/storage/leftovers.ts';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { buildWorkspace } from '../build.ts';
import { DEMO_LOGIN, needsDemo, seedDemo } from '../demo/demo.ts';
import { type PublisherSettings, startPublisher } from '../publish/start-publisher.ts';
import { ROOT } from '../root.ts';
import { ADMIN_EMAIL_UNUSED, listAdvice } from './advise.ts';
import { bringUpToDate, describeUpgrade } from './bring-up-to-date.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { endWithParent } from './end-with-parent.ts';
import { addFirstAdmin } from './first-admin.ts';
import { openFront } from './front.ts';
import { joinOthers } from './join-others.ts';
import { closeServer } from './listen.ts';
import { describeFailure, openDatabase } from './open-database.ts';
import { createProgress, type Progress } from './progress.ts';
import { startUpkeep } from './upkeep.ts';

type Stopper = () => Promise<unknown>;

/**
 * `everything` builds, seeds, publishes and serves. `api` serves only the API, for development,
 * because the site and the back office then have their own servers.
 */
type Extent = 'everything' | 'api';

/** Starts on one address, and stops on SIGINT or SIGTERM. */
export async function runServer(extent: Extent = 'everything'): Promise<void> {
  const stoppers: Stopper[] = [];
  const stop = createStop(stoppers);
  try {
    const { stopped } = await start(readConfig(), stoppers, extent);
    await stopped;
  } catch (error) {
    console.error(explain(error));
    await stop(1);
  }
}

/** One line for an error that the operator can fix, the whole error for any other. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (['StartError', 'ConfigError', 'DataVersionError'].includes(error.name)) {
    return `Karibu cannot start: ${error.message}`;
  }
  return STOPS.includes(error.name) ? `Karibu stops: ${describeFailure(error)}` : error;
}

const STOPS = ['EmbeddedDatabaseCrashedError', 'DatabaseDamagedError', 'DataUpgradedError'];

async function start(config: Config, stoppers: Stopper[], extent: Extent) {
  const progress = createProgress();
  const logger = createLogger(config.logLevel);
  await prepareDataDirectory(config.dataDirectory);
  const front = await openFront(config, logger);
  const settled = { ...config, port: front.port };

  const database = await progress.step('Opening the database', () => openDatabase(config));
  stoppers.push(database.close);
  const connection = await connectDatabase(database.uri);
  stoppers.push(() => connection.close());
  const { presence, upgraded } = await progress.step('Bringing the data up to date', (report) =>
    bringUpToDate(connection, database.use, config, report),
  );
  stoppers.push(presence.leave);
  if (upgraded?.backup) console.log(`  ${describeUpgrade(upgraded)}`);
  const isEverything = extent === 'everything';
  const processId = isEverything && database.use === 'shared' ? presence.id : null;
  if (processId) await joinOthers(connection, presence, config);
  const adminDirectory = join(ROOT, 'admin', 'dist');
  const app = await createApp({ config: settled, connection, logger, adminDirectory });
  stoppers.push(app.close);
  await prepareDatabase(connection, app.services);
  if (database.use === 'alone') await adoptOrphans(connection);
  stoppers.push((await startResuming(app.services.journal, logger)).stop);

  const building = isEverything ? build(progress) : Promise.resolve();
  const [, isAdminIgnored] = await Promise.all([building, seed(config, connection, app, progress)]);
  const { services, storage } = app;
  await makeLogoIcons({ connection, storage, services: services.byName }).catch((error) =>
    logger.warn({ error }, 'The icons of the logo could not be made'),
  );
  if (isEverything) {
    const place = { databaseUri: database.uri, processId };
    const work = () => publish(settled, place, connection, app, logger);
    const { publisher, relay } = await progress.step('Publishing the site', work);
    const moments = app.services.moments.start(logger);
    stoppers.push(publisher.stop, relay.stop, async () => moments.stop());
  }
  // Not earlier: sizes that nobody waits for must not slow down the start.
  stoppers.push(startUpkeep(connection, app, logger).stop);
  if (isEverything && config.checksLinks) {
    const content = { connection, services: services.byName, publicUrl: publicUrlOf(settled) };
    stoppers.push(startLinkChecks(content, logger).stop);
  }
  front.answerWith(app.handler);
  stoppers.push(() => closeServer(front.server));
  if (isEverything) await announce(settled, app.services, isAdminIgnored);
  return { stopped: Promise.race([database.stopped, presence.outdated]) };
}

function build(progress: Progress): Promise<void> {
  return progress.step('Building the site and the back office', async () => {
    await buildWorkspace('site');
    await buildWorkspace('admin');
  });
}

/** Makes the first administrator and the demo content. Says whether ADMIN_EMAIL made nothing. */
async function seed(
  config: Config,
  connection: Connection,
  app: App,
  progress: Progress,
): Promise<boolean> {
  const { services, storage } = app;
  // Decided before the first account is added, because a database with an account is not empty.
  const isWanted = config.seedsDemo && (await needsDemo(connection, services));
  const { firstAdmin } = config;
  const isIgnored = firstAdmin !== null && !(await addFirstAdmin(services, firstAdmin));
  if (!isWanted) return isIgnored;
  await progress.step('Making the demo content', (report) => {
    const onProgress = (done: number, all: number) => report(`${done} of ${all} pictures added`);
    return seedDemo({ connection, services, storage, onProgress });
  });
  return isIgnored;
}

/** A file that is being written is not older than this. */
const SPARED_MS = 3_600_000;

async function publish(
  config: Config,
  place: Pick<PublisherSettings, 'databaseUri' | 'processId'>,
  connection: Connection,
  app: App,
  logger: Logger,
) {
  const [key] = await createKeyring(connection, 'publish-webhook').keys();
  if (!key) throw new Error('There is no key to sign events with');
  const secret = Buffer.from(key.secret).toString('base64');
  const { dataDirectory, logLevel, compressesBest } = config;
  const publicUrl = publicUrlOf(config);
  await removeTemporary(app.releases.directory, new Date(Date.now() - SPARED_MS));
  const own = { dataDirectory, publicUrl, secret, logLevel, compressesBest };
  const settings = { ...place, ...own, port: 0 };
  const publisher = await startPublisher(settings, logger);
  const targets: Target[] = [{ name: SITE_TARGET, url: publisher.url, secret, several: true }];
  if (config.webhook) targets.push({ name: 'webhook', ...config.webhook });
  const relay: Relay = startRelay(connection, targets, logger, app.lookForRelease);
  app.services.outbox.onReady(relay.kick);
  app.services.setRelay(relay);
  return { publisher, relay };
}

async function announce(config: Config, services: Services, isAdminIgnored: boolean) {
  const live = await createReleaseStore(join(config.dataDirectory, 'site')).current();
  const pages = live ? countPages(live) : 0;
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host;
  const base = `http://${host}:${config.port}`;
  const lines = [
    '',
    `  Karibu is running. ${pages} pages are live.`,
    '',
    `  Site         ${base}/`,
    `  Back office  ${base}/admin`,
    `  API          ${base}/api · ${base}/graphql`,
  ];
  if (config.seedsDemo) lines.push(`  Demo login   ${DEMO_LOGIN.email} · ${DEMO_LOGIN.password}`);
  const advice = await listAdvice(config, services, base);
  if (isAdminIgnored) advice.push(ADMIN_EMAIL_UNUSED);
  if (advice.length > 0) lines.push('', ...advice.map((line) => `  ! ${line}`));
  console.log(`${lines.join('\n')}\n\n  Ctrl-C stops it.\n`);
}

/** Runs the stoppers, last first. A second signal ends the process at once. */
function createStop(stoppers: Stopper[]) {
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) process.exit(code || 1);
    isStopping = true;
    for (const stopper of stoppers.reverse()) {
      await stopper().catch((error) => console.error(error));
    }
    process.exit(code);
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  endWithParent(() => stop(0));
  return stop;
}
