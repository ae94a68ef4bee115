import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { HashStrength } from '#auth/identity/password.ts';
import { identifyViewer } from '#auth/viewer.ts';
import type { Context } from '#core/access.ts';
import { createRouter } from '#core/derive/rest/route.ts';
import { QUICKLY } from '#core/derive/send-body.ts';
import { createShareNext } from '#core/read/share-next.ts';
import { createReleaseStore, type ReleaseStore } from '#publish/release-store.ts';
import type { LocalStorage } from '#storage/local.ts';
import type { Storage } from '#storage/storage.ts';
import { type Config, publicUrlOf } from './config.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { createDiskSpace } from './http/disk-space.ts';
import { createErrorHandler, notFoundHandler } from './http/error-handler.ts';
import { buildGraphqlSchema, createGraphqlHandler } from './http/graphql.ts';
import { isAppAddress } from './http/page-headers.ts';
import { createPreviewHandler } from './http/preview.ts';
import { watchForProxy } from './http/proxy-watch.ts';
import { readJson } from './http/read-json.ts';
import { logRequest } from './http/request-log.ts';
import { createRestRoutes } from './http/rest.ts';
import { createStaffHeaders } from './http/security-headers.ts';
import { createSiteHandler } from './http/site-handler.ts';
import { createAppRouter, createUploadsHandler } from './http/static.ts';
import { createProviders } from './providers.ts';
import { createServices, type Services } from './services.ts';

export type App = {
  handler: RequestListener;
  /** The part of the handler that is not the published site. */
  express: Express;
  /** Makes the next page come from the release that is live then. */
  lookForRelease: () => void;
  services: Services;
  storage: Storage;
  /** The pictures on this disk. */
  disk: LocalStorage;
  releases: ReleaseStore;
  close: () => Promise<void>;
};

type AppOptions = {
  config: Config;
  connection: Connection;
  logger: Logger;
  /** The folder of the built back office. Without it `/admin` is not served. */
  adminDirectory: string | null;
  /** The strength of password hashes. Only tests, which sign in a lot, set it. */
  hashStrength?: HashStrength;
};

/** Wires the server together. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, connection, logger, adminDirectory } = options;
  const providers = await createProviders(connection, config, options.hashStrength);
  const { identity, storage, disk } = providers;
  const releases = createReleaseStore(join(config.dataDirectory, 'site'));
  const publicUrl = publicUrlOf(config);
  const space = createDiskSpace(connection, config.dataDirectory);
  const proxies = watchForProxy(config.trustedProxies, logger);
  const serverWarnings = () => [
    ...(proxies.isProxyIgnored() ? ['proxy-ignored' as const] : []),
    ...(publicUrl === '' ? ['address-missing' as const] : []),
  ];
  const otherTargets = config.webhook ? ['webhook'] : [];
  const services = createServices({
    connection,
    identity,
    storage,
    disk,
    siteDirectory: releases.directory,
    space,
    serverWarnings,
    publicUrl,
    otherTargets,
    isProduction: config.isProduction,
    logger,
  });
  const graphql = await createGraphqlHandler({
    schema: buildGraphqlSchema([...services.byName.values()], services.operations),
    getContext,
    logger,
    space,
    isProduction: config.isProduction,
  });

  const shareIdentity = createShareNext<Awaited<ReturnType<typeof identifyViewer>>>();
  const identify: RequestHandler = async (request, response, next) => {
    const { authorization = '' } = request.headers;
    const known = await shareIdentity(authorization, () =>
      identifyViewer(authorization, identity, services.findViewer),
    );
    contexts.set(request, {
      ...known,
      requestId: response.locals.requestId,
      address: request.ip ?? '',
      device: request.get('User-Agent') ?? '',
      idempotencyKey: request.get('Idempotency-Key'),
    });
    next();
  };
  const api = createRouter(
    createRestRoutes({ connection, services, storage, space, publicUrl, getContext }),
  );

  const isHttps = publicUrl.startsWith('https:');
  const site = createSiteHandler({ store: releases, logger, isHttps });
  const routes = express();
  routes.disable('x-powered-by');
  routes.set('trust proxy', config.trustedProxies);
  routes.use(createRequestLog(logger));
  routes.use(['/api', '/graphql', '/admin'], createStaffHeaders(isHttps));
  // Pictures are compressed already, and releases hold compressed pages.
  routes.use(['/api', '/graphql'], compression(QUICKLY));
  routes.use('/admin', compression());
  routes.use('/uploads', createUploadsHandler(disk), notFoundHandler);
  const cache = createAnswerCache({ connection, services, getContext });
  const { forVisitors, forStaff } = cache;
  routes.use('/api', forVisitors, readJson, identify, forStaff, api, notFoundHandler);
  routes.use('/graphql', readJson, identify, graphql.handler);
  if (adminDirectory) routes.use('/admin', createAppRouter(adminDirectory));
  routes.use('/preview', createPreviewHandler(services.renderPreview, releases, isHttps));
  routes.use(createErrorHandler({ logger, space }));
  return {
    express: routes,
    handler(request, response) {
      proxies.look(request);
      return isAppAddress(request) ? routes(request, response) : site.handle(request, response);
    },
    lookForRelease: site.look,
    services,
    storage,
    disk,
    releases,
    close: graphql.stop,
  };
}

const contexts = new WeakMap<Request, Context>();

/** The context that `identify` made for a request. */
function getContext(request: Request): Context {
  const context = contexts.get(request);
  if (!context) throw new Error('The request was not identified');
  return context;
}

function createRequestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    response.locals.requestId = logRequest(logger, request, response);
    response.set('X-Request-Id', response.locals.requestId);
    next();
  };
}
