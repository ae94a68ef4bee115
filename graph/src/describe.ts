import mongoose from 'mongoose';
import { createLocalIdentity } from '#auth/identity/local.ts';
import { deriveOpenapi } from '#core/derive/openapi/document.ts';
import { createLocalStorage } from '#storage/local.ts';
import { buildGraphqlSchema, printGraphqlSchema } from './http/graphql.ts';
import { createServices } from './services.ts';

/** The API's description, derived from the definitions without a database. */
export function describeApi(): { graphql: string; openapi: object } {
  const connection = mongoose.createConnection();
  const services = createServices({
    connection,
    identity: createLocalIdentity(connection),
    storage: createLocalStorage({ directory: '.' }),
    otherTargets: [],
    isProduction: true,
  });
  const all = [...services.byName.values()];
  return {
    graphql: printGraphqlSchema(buildGraphqlSchema(all, services.operations)),
    openapi: deriveOpenapi(
      all.map(({ resource }) => resource),
      services.operations,
    ),
  };
}
