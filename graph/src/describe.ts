import mongoose from 'mongoose';
import { createLocalIdentity } from '#auth/identity/local.ts';
import { createLocalStorage } from '#storage/local.ts';
import { createDiskSpace } from './http/disk-space.ts';
import { buildGraphqlSchema, printGraphqlSchema } from './http/graphql.ts';
import { describeRest } from './http/openapi.ts';
import { createServices, type Services } from './services.ts';

/** Both descriptions of the API, derived from the definitions without a database. */
export function describeApi(): { graphql: string; openapi: object } {
  const services = describedServices();
  const all = [...services.byName.values()];
  return {
    graphql: printGraphqlSchema(buildGraphqlSchema(all, services.operations)),
    openapi: describeRest(services),
  };
}

/** The services as they are defined, without a database behind them. */
export function describedServices(): Services {
  const connection = mongoose.createConnection();
  const storage = createLocalStorage({ directory: '.' });
  return createServices({
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
}
