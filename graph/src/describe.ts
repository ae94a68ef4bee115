import mongoose from 'mongoose';
import { createLocalIdentity } from '#auth/identity/local.ts';
import { createLocalStorage } from '#storage/local.ts';
import { createDiskSpace } from './http/disk-space.ts';
import { buildGraphqlSchema, printGraphqlSchema } from './http/graphql.ts';
import { describeRest } from './http/openapi.ts';
import { createServices } from './services.ts';

/** Both descriptions of the API, derived from the definitions without a database. */
export function describeApi(): { graphql: string; openapi: object } {
  const connection = mongoose.createConnection();
  const storage = createLocalStorage({ directory: '.' });
  const services = createServices({
    connection,
    identity: createLocalIdentity(connection),
    storage,
    disk: storage,
    siteDirectory: '.',
    space: createDiskSpace(connection, '.'),
    serverWarnings: () => [],
    publicUrl: '',
    otherTargets: [],
    isProduction: true,
  });
  const all = [...services.byName.values()];
  return {
    graphql: printGraphqlSchema(buildGraphqlSchema(all, services.operations)),
    openapi: describeRest(services),
  };
}
