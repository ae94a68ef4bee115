import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, diskFull, ERROR_STATUS, isDiskFull } from '@karibu/graph/core/errors.ts';
import { verifyEvent, type WebhookEvent } from '@karibu/graph/publish/webhook.ts';
import type { Logger } from 'pino';
import type { Publisher } from './publisher.ts';

type Answer = { status: number; body: object };
type ServerOptions = { publisher: Publisher; secret: string; port: number; logger: Logger };

const MAX_BODY_BYTES = 5 * 1024 * 1024;
const KNOWN_EVENTS = 1_000;

/**
 * Listens on this machine for signed notices, and publishes. It answers once the change is live, so
 * 2xx means live. A wrong signature is answered with 401, a repeated notice with its first answer.
 */
export async function startPublisherServer(
  options: ServerOptions,
): Promise<{ url: string; port: number; server: Server }> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const { status, body } = await receive(request, options, answers);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, port, server };
}

async function receive(
  request: IncomingMessage,
  { publisher, secret, logger }: ServerOptions,
  answers: Map<string, Promise<Answer>>,
): Promise<Answer> {
  const verified = await readEvent(request, secret);
  if (!verified) return { status: 401, body: { message: 'The signature is wrong' } };
  const { id, event } = verified;
  const known = answers.get(id);
  if (known) return known;
  const answer = (async () => {
    try {
      return { status: 200, body: await follow(event, publisher) };
    } catch (error) {
      answers.delete(id);
      if (error instanceof AppError) {
        return { status: ERROR_STATUS[error.code], body: { message: error.message } };
      }
      logger.error({ error }, 'Publishing failed; the last release stays live');
      const status = isDiskFull(error) ? ERROR_STATUS.DISK_FULL : 500;
      return { status, body: { message: reasonOf(error) } };
    }
  })();
  // A preview is as large as a page, and rendering it again does no harm.
  if (event.type === 'page.preview') return answer;
  answers.set(id, answer);
  const [oldest] = answers.keys();
  if (answers.size > KNOWN_EVENTS && oldest) answers.delete(oldest);
  return answer;
}

const IN_THE_WAY = 'The site’s folder could not be read or written';

/** The reason, for staff. The system's own words about its files are in the log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error)) return diskFull().message;
  if (!('syscall' in error && 'code' in error)) return error.message;
  return `${IN_THE_WAY}. Details are in the server’s log.`;
}

async function follow(event: WebhookEvent, publisher: Publisher): Promise<object> {
  if (event.type === 'page.preview') return { html: await publisher.preview(event.data) };
  if (event.type === 'release.rollback') {
    return { release: (await publisher.rollBack(event.data.release)).id };
  }
  const { changes } = event.data;
  // Somebody asked to publish everything again, perhaps because a file was lost.
  if (changes.some(({ action }) => action === 'publish')) publisher.forget();
  return { release: (await publisher.publish(changes)).id };
}

async function readEvent(request: IncomingMessage, secret: string) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    const headers = request.headers as Record<string, string>;
    return verifyEvent(secret, Buffer.concat(chunks).toString(), headers);
  } catch {
    return null;
  }
}
