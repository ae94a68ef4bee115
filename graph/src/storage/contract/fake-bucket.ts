import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeBucket = {
  /** Its address, for `STORAGE_EMULATOR_HOST`. */
  url: string;
  /** The objects in the bucket, by name. */
  objects: Map<string, FakeObject>;
  /** Makes the next requests fail with these statuses. */
  failNext: (...statuses: number[]) => void;
  close: () => Promise<void>;
};

type FakeObject = {
  bytes: Buffer;
  contentType: string;
  cacheControl: string;
  contentDisposition?: string;
};

/** Small, so that a list has several pages. */
const PAGE_LENGTH = 2;

/**
 * An HTTP server with the part of Google's Cloud Storage that Karibu uses, after its JSON API,
 * version 1. Google's own emulator needs Java.
 */
export async function startFakeBucket(): Promise<FakeBucket> {
  const objects: Objects = new Map();
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const failure = failures.shift();
    const reply = failure ? refuse(failure) : answer(objects, request, body);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failNext: (...statuses) => failures.push(...statuses),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Objects = FakeBucket['objects'];
type Reply = { status: number; headers: Record<string, string>; body: Buffer | string };

function answer(objects: Objects, request: IncomingMessage, body: Buffer): Reply {
  const url = new URL(request.url ?? '', 'http://bucket');
  const name = /^\/b\/[^/]+\/o\/(.+)$/.exec(url.pathname)?.[1];
  if (url.pathname.startsWith('/upload/')) return store(objects, url, request, body);
  if (name === undefined) return list(objects, url);
  const key = decodeURIComponent(name);
  const object = objects.get(key);
  if (!object) return refuse(404);
  if (request.method === 'GET') return show(object);
  objects.delete(key);
  return { status: 204, headers: {}, body: '' };
}

/** A multipart upload: the metadata as JSON, then the bytes. */
function store(objects: Objects, url: URL, request: IncomingMessage, body: Buffer): Reply {
  const boundary = /boundary="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1];
  const parts = body.toString('latin1').split(`--${boundary}`).map(withoutFrame);
  const [, metadata = '', content = ''] = parts;
  const bytes = Buffer.from(content, 'latin1');
  const { contentType, cacheControl, contentDisposition } = JSON.parse(metadata);
  const name = url.searchParams.get('name') ?? '';
  const disposition = contentDisposition && { contentDisposition };
  objects.set(name, { bytes, contentType, cacheControl, ...disposition });
  return json(200, { name, contentType, md5Hash: md5(bytes) });
}

/** A part without its headers and the line ends around it. */
function withoutFrame(part: string): string {
  return part.slice(part.indexOf('\r\n\r\n') + 4, -2);
}

function list(objects: Objects, url: URL): Reply {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('pageToken') ?? '';
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after);
  const items = names
    .sort()
    .slice(0, PAGE_LENGTH)
    .map((name) => ({ name }));
  const nextPageToken = items.at(-1)?.name;
  return json(200, { items, ...(names.length > PAGE_LENGTH && { nextPageToken }) });
}

function show({ bytes, contentType }: FakeObject): Reply {
  const headers = {
    'content-type': contentType,
    'x-goog-hash': `md5=${md5(bytes)}`,
    'x-goog-stored-content-encoding': 'identity',
  };
  return { status: 200, headers, body: bytes };
}

function refuse(code: number): Reply {
  return json(code, { error: { code, message: 'The bucket refuses' } });
}

function json(status: number, body: object): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64');
}
