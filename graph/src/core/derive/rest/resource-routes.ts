import type { Request, Response } from 'express';
import { assertMayRead, assertMayWrite, type Context } from '../../access.ts';
import { AppError } from '../../errors.ts';
import { parseListQuery, parsePage } from '../../read/paging.ts';
import type { Call } from '../../resource.ts';
import type { Service } from '../../service.ts';
import { sendRead } from './caching.ts';
import { readBody, readParam, readVersion } from './request.ts';
import type { GetContext, Route } from './route.ts';

type Answer = { body: object; status?: number };
type MakeRoute = (service: Service) => Omit<Route, 'handle'> & {
  /** Whether visitors' caches may keep the answer. */
  isKept?: boolean;
  answer: (context: Context, request: Request) => Promise<Answer>;
};

/** The REST routes of a resource. */
export function deriveResourceRoutes(service: Service, getContext: GetContext): Route[] {
  const { resource } = service;
  const offered = resource.calls.map((call) => ROUTES[call]);
  const all = resource.slugPath ? [bySlugRoute, ...offered] : offered;
  return all.map((makeRoute) => {
    const { answer, isKept, ...route } = makeRoute(service);
    const handle = async (request: Request, response: Response) => {
      const context = getContext(request);
      // Authorises before it parses: a caller without the right learns nothing about the input.
      (isKept ? assertMayRead : assertMayWrite)(context, resource);
      const { body, status = 200 } = await answer(context, request);
      if (isKept) sendRead(request, response, body, resource, context);
      else response.status(status).json(body);
    };
    return { ...route, handle };
  });
}

const baseOf = ({ resource }: Service) => `/${resource.name}`;
const oneOf = (service: Service) => baseOf(service) + (service.resource.isSingle ? '' : '/:id');

const listRoute: MakeRoute = (service) => ({
  method: 'get',
  path: baseOf(service),
  isKept: true,
  async answer(context, request) {
    const query = parseListQuery(service.resource, request.query);
    const { records, count } = await service.list(context, query);
    return { body: { data: records, count } };
  },
});

const getRoute: MakeRoute = (service) => ({
  method: 'get',
  path: oneOf(service),
  isKept: true,
  async answer(context, request) {
    return { body: { data: await findByKey(service, context, readParam(request, 'id')) } };
  },
});

const bySlugRoute: MakeRoute = (service) => ({
  method: 'get',
  path: `${baseOf(service)}${service.resource.slugPath}/:slug`,
  isKept: true,
  async answer(context, request) {
    return { body: { data: await service.getBySlug(context, readParam(request, 'slug')) } };
  },
});

const createRoute: MakeRoute = (service) => ({
  method: 'post',
  path: baseOf(service),
  async answer(context, request) {
    return { body: { data: await service.create(context, readBody(request)) }, status: 201 };
  },
});

const updateRoute: MakeRoute = (service) => ({
  method: 'put',
  path: oneOf(service),
  async answer(context, request) {
    const body = readBody(request);
    const id = readParam(request, 'id');
    return { body: { data: await service.update(context, id, body, readVersion(body)) } };
  },
});

const removeRoute: MakeRoute = (service) => ({
  method: 'delete',
  path: oneOf(service),
  async answer(context, request) {
    return { body: { data: await service.remove(context, readParam(request, 'id')) } };
  },
});

const listHistoryRoute: MakeRoute = (service) => ({
  method: 'get',
  path: `${baseOf(service)}/:id/history`,
  async answer(context, request) {
    const page = parsePage(request.query);
    const { entries, count } = await service.listHistory(context, readParam(request, 'id'), page);
    return { body: { data: entries, count } };
  },
});

const restoreRoute: MakeRoute = (service) => ({
  method: 'post',
  path: `${baseOf(service)}/:id/restore`,
  async answer(context, request) {
    const version = readVersion(readBody(request));
    if (version === null) throw new AppError('BAD_REQUEST', 'version is missing');
    return { body: { data: await service.restore(context, readParam(request, 'id'), version) } };
  },
});

const ROUTES: Record<Call, MakeRoute> = {
  list: listRoute,
  get: getRoute,
  create: createRoute,
  update: updateRoute,
  remove: removeRoute,
  listHistory: listHistoryRoute,
  restore: restoreRoute,
};

/** Finds a record by its id or, where ids and slugs share a path, by its slug. */
async function findByKey(service: Service, context: Context, key: string) {
  const { slugField, slugPath } = service.resource;
  const isId = /^[0-9a-f]{24}$/i.test(key);
  if (!slugField || slugPath) return service.get(context, key);
  if (!isId) return service.getBySlug(context, key);
  return service.get(context, key).catch((error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      return service.getBySlug(context, key);
    }
    throw error;
  });
}
