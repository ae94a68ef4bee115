import type { Connection } from 'mongoose';
import { deriveOperationRoute } from '#core/derive/rest/operation-route.ts';
import { deriveResourceRoutes } from '#core/derive/rest/resource-routes.ts';
import type { GetContext, Route } from '#core/derive/rest/route.ts';
import type { Storage } from '#storage/storage.ts';
import { addUpload } from '../resources/uploads/add-upload.ts';
import { type Services, serviceOf } from '../services.ts';
import type { DiskSpace } from './disk-space.ts';
import { createSystemRoutes } from './system-routes.ts';
import { createUnsubscribeRoutes } from './unsubscribe.ts';
import { createUploadRoute } from './upload.ts';

type RestOptions = {
  connection: Connection;
  services: Services;
  storage: Storage;
  space: DiskSpace;
  publicUrl: string;
  getContext: GetContext;
};

/**
 * Every route below `/api`. Operations come before resources, because a path such as
 * `/gallery/categories` also matches `/gallery/:id`.
 */
export function createRestRoutes(options: RestOptions): Route[] {
  const { connection, services, storage, getContext } = options;
  const uploads = serviceOf(services.byName, 'uploads');
  return [
    ...createSystemRoutes(options),
    ...createUnsubscribeRoutes(connection, serviceOf(services.byName, 'newsletter')),
    createUploadRoute((context, sent) => addUpload(uploads, storage, context, sent), getContext),
    ...services.operations.map((operation) => deriveOperationRoute(operation, getContext)),
    ...[...services.byName.values()].flatMap((each) => deriveResourceRoutes(each, getContext)),
  ];
}
