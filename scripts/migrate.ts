import { readConfig } from '@karibu/graph/config.ts';
import { connectDatabase } from '@karibu/graph/database.ts';
import { assertKnownVersion, readDataState } from '@karibu/graph/migrations/data-state.ts';
import { DATA_VERSION, migrations } from '@karibu/graph/migrations/index.ts';
import { runMigrations } from '@karibu/graph/migrations/run-migrations.ts';
import { versionedCollections } from '@karibu/graph/services.ts';
import type { Connection } from 'mongoose';
import { describeUpgrade } from './server/bring-up-to-date.ts';
import { assertInstalled } from './server/data-directory.ts';
import { describeEffects } from './server/describe-effects.ts';
import { reportFailure, runOnContent } from './server/open-content.ts';
import { joinDatabase } from './server/open-database.ts';

const USAGE = 'npm run migrate -- [--dry-run | --confirm-backup]';

/**
 * `npm run migrate`: upgrades the data to the version of this release without a start. With
 * `--dry-run` it prints the changes and writes nothing; the server may run meanwhile. With
 * `--confirm-backup` the operator confirms that there is a backup of the MongoDB.
 */
const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || !['--dry-run', '--confirm-backup', undefined].includes(option)) {
  await reportFailure(() => Promise.reject(new Error(`Unknown option: ${USAGE}`)));
} else if (option === '--dry-run') await reportFailure(tryOut);
else await migrate(option === '--confirm-backup');

async function migrate(isConfirmed: boolean): Promise<void> {
  const confirmation = isConfirmed && { CONFIRM_BACKUP: String(DATA_VERSION) };
  const environment = { ...process.env, ...confirmation };
  await runOnContent(async (_content, _config, { upgraded }) => {
    const isNew = `The data has version ${DATA_VERSION} already.`;
    console.log(upgraded ? describeUpgrade(upgraded) : isNew);
  }, environment);
}

async function tryOut(): Promise<void> {
  const config = readConfig();
  if (!config.mongodbUri) await assertInstalled(config.dataDirectory);
  const database = await joinDatabase(config);
  try {
    const connection = await connectDatabase(database.uri);
    await printPlan(connection).finally(() => connection.close());
  } finally {
    await database.close();
  }
}

async function printPlan(connection: Connection): Promise<void> {
  const state = await readDataState(connection);
  assertKnownVersion(state, DATA_VERSION);
  console.log(`The data has version ${state.version}; this release has version ${DATA_VERSION}.`);
  if (state.version === DATA_VERSION) return;
  const effects = await runMigrations(connection, {
    collections: versionedCollections,
    from: state.version,
    list: migrations,
    isDryRun: true,
  });
  console.log(`${describeEffects(effects)}\n\nNothing was written.`);
}
