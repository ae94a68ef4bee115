import { deriveOperationRoute } from '#core/derive/rest/operation-route.ts';
import { deriveResourceRoutes } from '#core/derive/rest/resource-routes.ts';
import type { GetContext, Route } from '#core/derive/rest/route.ts';
import type { LocalStorage } from '#storage/local.ts';
import { addUpload } from '../resources/uploads/upload.operations.ts';
import { type Services, serviceOf } from '../services.ts';
import { readSnapshot } from '../snapshot.ts';
import { createUploadRoute } from './upload.ts';

type RestOptions = {
  services: Services;
  storage: LocalStorage;
  /** The address of the site, for the snapshot that it is published from. */
  publicUrl: string;
  getContext: GetContext;
};

/**
 * Every route below `/api`. Operations come before resources: their paths may lie where a record's
 * id would stand.
 */
export function createRestRoutes(options: RestOptions): Route[] {
  const { services, storage, publicUrl, getContext } = options;
  const uploads = serviceOf(services.byName, 'uploads');
  return [
    healthRoute,
    snapshotRoute(services, publicUrl),
    createUploadRoute((context, sent) => addUpload(uploads, storage, context, sent), getContext),
    ...services.operations.map((operation) => deriveOperationRoute(operation, getContext)),
    ...[...services.byName.values()].flatMap((each) => deriveResourceRoutes(each, getContext)),
  ];
}

const healthRoute: Route = {
  method: 'get',
  path: '/health',
  handle(_request, response) {
    response.json({ status: 'ok' });
  },
};

function snapshotRoute({ byName }: Services, publicUrl: string): Route {
  return {
    method: 'get',
    path: '/publication/snapshot',
    async handle(_request, response) {
      response.json({ data: await readSnapshot(byName, publicUrl) });
    },
  };
}
