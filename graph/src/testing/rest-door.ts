import { ERROR_STATUS, type ErrorCode } from '#core/errors.ts';
import type { Resource } from '#core/resource.ts';
import type { Calls, Door, DoorAnswer } from './door.ts';
import type { Answer, Json, TestServer } from './test-server.ts';

/** The REST API. Checks that the status of every answer fits its code. */
export function restDoor(getServer: () => TestServer): Door {
  const send = async (method: string, path: string, as = '', body?: unknown) =>
    toDoorAnswer(await getServer().rest(method, path, { as, body }));
  return {
    name: 'REST',
    of: (resource) => restCalls(resource, send),
    run(name, { id = '', input = {}, page = {}, as } = {}) {
      const operation = getServer().services.operations.find((each) => each.name === name);
      if (!operation) throw new Error(`There is no operation called ${name}`);
      const values: Record<string, unknown> = { ...input, id };
      const path = operation.path.replace(/:(\w+)/g, (_, key) =>
        encodeURIComponent(`${values[key]}`),
      );
      const inPath: string[] = operation.path.match(/(?<=:)\w+/g) ?? [];
      const rest = Object.entries(input).filter(([key]) => !inPath.includes(key));
      const sent = Object.fromEntries(rest);
      return operation.method === 'get'
        ? send('GET', path + toQuery({ ...sent, ...page }), as)
        : send(operation.method.toUpperCase(), path, as, sent);
    },
  };
}

type Send = (method: string, path: string, as?: string, body?: unknown) => Promise<DoorAnswer>;

function restCalls({ name, slugPath, isSingle }: Resource, send: Send): Calls {
  const base = `/${name}`;
  const oneOf = (id: string) => (isSingle ? base : `${base}/${encodeURIComponent(id)}`);
  return {
    list: ({ filter = {}, ...query } = {}, as) =>
      send('GET', base + toQuery({ ...query, ...filter }), as),
    get: (id, as) => send('GET', oneOf(id), as),
    getBySlug: (slug, as) => send('GET', `${base}${slugPath}/${encodeURIComponent(slug)}`, as),
    create: (input, as) => send('POST', base, as, input),
    update: (id, input, as, version) => send('PUT', oneOf(id), as, { ...input, version }),
    remove: (id, as) => send('DELETE', oneOf(id), as),
    restore: (id, version, as) => send('POST', `${base}/${id}/restore`, as, { version }),
    history: (id, as, page = {}) => send('GET', `${base}/${id}/history${toQuery(page)}`, as),
  };
}

function toQuery(values: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function toDoorAnswer({ status, body }: Answer): DoorAnswer {
  const { message = '', data, count, code, errors, current } = body;
  const isFine = status === 200 || status === 201;
  const expectedStatus = ERROR_STATUS[code as ErrorCode];
  if (!isFine && status !== expectedStatus) throw new Error(`${code} came with status ${status}`);
  if (!isFine) return { code, message, data: null, errors, current };
  const isFile = typeof body === 'string';
  return { code: 'OK', message, data: isFile ? body : withoutTwin(data), count };
}

/** Removes `_id`, the second copy of a record's id that only REST has. */
function withoutTwin(data: Json): Json {
  if (Array.isArray(data)) return data.map(withoutTwin);
  if (typeof data !== 'object' || data === null || !('_id' in data)) return data;
  const { _id, ...record } = data;
  if (_id !== record.id) throw new Error(`_id is ${_id}, but id is ${record.id}`);
  return record;
}
