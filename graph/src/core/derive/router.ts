import { type Request, type Response, Router } from 'express';
import type { Context } from '../access.ts';
import { assertMay } from '../access.ts';
import { AppError } from '../errors.ts';
import { type Operation, parseInput, type TextFile } from '../operation.ts';
import { parseListQuery } from '../paging.ts';
import type { Call, Resource } from '../resource.ts';
import type { Service } from '../service.ts';

export type GetContext = (request: Request) => Context;

/** The REST routes of a resource, below its name. */
export function deriveRouter(service: Service, getContext: GetContext): Router {
  const router = Router();
  const { resource } = service;
  const offers = (call: Call) => resource.calls.includes(call);
  const answer = (response: Response, body: object, status = 200) => {
    response.status(status).json(body);
  };

  if (offers('list')) {
    router.get('/', async (request, response) => {
      const query = parseListQuery(resource, request.query);
      const { records, count } = await service.list(getContext(request), query);
      allowCaching(response, service.resource, getContext(request));
      answer(response, { data: records, count });
    });
  }
  if (offers('create')) {
    router.post('/', async (request, response) => {
      const data = await service.create(getContext(request), readBody(request));
      answer(response, { data }, 201);
    });
  }
  if (resource.isSingle) addSingleRoutes(router, service, getContext);
  if (offers('listHistory')) {
    router.get('/:id/history', async (request, response) => {
      const data = await service.listHistory(getContext(request), request.params.id);
      answer(response, { data, count: data.length });
    });
  }
  if (offers('restore')) {
    router.post('/:id/restore', async (request, response) => {
      const version = Number(readBody(request).version);
      if (!Number.isInteger(version)) throw new AppError('BAD_REQUEST', 'version is missing');
      const data = await service.restore(getContext(request), request.params.id, version);
      answer(response, { data });
    });
  }
  if (offers('get') && resource.slugPath) {
    router.get(`${resource.slugPath}/:slug`, async (request, response) => {
      allowCaching(response, resource, getContext(request));
      const data = await service.getBySlug(getContext(request), request.params.slug ?? '');
      answer(response, { data });
    });
  }
  if (offers('get') && !resource.isSingle) {
    router.get('/:key', async (request, response) => {
      allowCaching(response, service.resource, getContext(request));
      answer(response, { data: await findByKey(service, getContext(request), request.params.key) });
    });
  }
  if (offers('update') && !resource.isSingle) {
    router.put('/:id', async (request, response) => {
      const body = readBody(request);
      const { id } = request.params;
      const data = await service.update(getContext(request), id, body, readVersion(body));
      answer(response, { data });
    });
  }
  if (offers('remove')) {
    router.delete('/:id', async (request, response) => {
      answer(response, { data: await service.remove(getContext(request), request.params.id) });
    });
  }
  return router;
}

/** The REST route of one operation. */
export function deriveRoute(operation: Operation, getContext: GetContext): Router {
  const router = Router();
  router[operation.method](operation.path, async (request: Request, response: Response) => {
    const context = getContext(request);
    assertMay(context, operation.audience);
    const { id = '', ...named } = request.params;
    const sent = operation.method === 'get' ? request.query : readBody(request);
    const input = parseInput(operation, { ...sent, ...named });
    const data = await operation.run(context, { id: String(id), input });
    const { maxAgeSeconds } = operation;
    if (maxAgeSeconds) allowCaching(response, { read: operation.audience, maxAgeSeconds }, context);
    if (operation.output.kind === 'file') sendFile(response, operation.output.mediaType, data);
    else response.json(toBody(operation, data));
  });
  return router;
}

/** A message is answered on the top level too, where the callers of forms look for it. */
function toBody({ output }: Operation, data: unknown): object {
  const isCounted = output.kind === 'records' || (output.kind === 'fields' && output.isList);
  if (isCounted && Array.isArray(data)) return { data, count: data.length };
  const isMessage = typeof data === 'object' && data !== null && 'message' in data;
  return isMessage ? { data, message: data.message } : { data };
}

function sendFile(response: Response, mediaType: string, file: unknown): void {
  const { fileName, text } = file as TextFile;
  response.set('Cache-Control', 'private, no-store');
  response.attachment(fileName).set('Content-Type', mediaType).send(text);
}

function addSingleRoutes(router: Router, service: Service, getContext: GetContext): void {
  router.get('/', async (request, response) => {
    allowCaching(response, service.resource, getContext(request));
    response.json({ data: await service.get(getContext(request), '') });
  });
  router.put('/', async (request, response) => {
    const body = readBody(request);
    const data = await service.update(getContext(request), '', body, readVersion(body));
    response.json({ data });
  });
}

type Cacheable = Pick<Resource, 'read' | 'maxAgeSeconds'>;

/** What a visitor reads may be kept for a while; what staff read is always asked for anew. */
function allowCaching(response: Response, read: Cacheable, { viewer }: Context): void {
  const isShared = read.read === 'public' && !viewer;
  const fresh = read.maxAgeSeconds;
  const kept = `public, max-age=${fresh}, stale-while-revalidate=${Math.max(0, 600 - fresh)}`;
  response.set('Cache-Control', isShared ? kept : 'private, no-store');
  response.vary('Authorization');
}

/** A record is asked for by its id or, where those share their path, by its slug. */
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

function readBody(request: Request): Record<string, unknown> {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', 'The body must be a JSON object');
  }
  return body as Record<string, unknown>;
}

function readVersion(body: Record<string, unknown>): number | null {
  const { version } = body;
  if (version === undefined || version === null) return null;
  if (!Number.isInteger(version))
    throw new AppError('BAD_REQUEST', 'version must be a whole number');
  return Number(version);
}
