import type { Request, Response } from 'express';
import { assertMay } from '../../access.ts';
import { type Operation, type PageOf, parseInput, type TextFile } from '../../operation.ts';
import { FIRST_PAGE, type Page, parsePage } from '../../read/paging.ts';
import { sendRead } from './caching.ts';
import { readBody } from './request.ts';
import type { GetContext, Route } from './route.ts';

/** The REST route of one operation. */
export function deriveOperationRoute(operation: Operation, getContext: GetContext): Route {
  const { method, path } = operation;
  const handle = async (request: Request, response: Response) => {
    const context = getContext(request);
    assertMay(context, operation.audience);
    const { id = '', ...named } = request.params;
    const sent = method === 'get' ? request.query : readBody(request);
    const { page, rest } = takePage(operation, sent);
    const input = parseInput(operation, { ...rest, ...named });
    const data = await operation.run(context, { id: String(id), input, page });
    const { maxAgeSeconds, output, audience } = operation;
    const body = toBody(operation, data);
    if (output.kind === 'file') sendFile(response, output.mediaType, data);
    else if (!maxAgeSeconds) response.json(body);
    else sendRead(request, response, body, { read: audience, maxAgeSeconds }, context);
  };
  return { method, path, handle };
}

type Values = Record<string, unknown>;

/** Parts the page of the answer from the rest of the input. */
function takePage({ output }: Operation, sent: Values): { page: Page; rest: Values } {
  if (output.kind !== 'page') return { page: FIRST_PAGE, rest: sent };
  const entries = Object.entries(sent);
  const isPaging = ([name]: [string, unknown]) => name === 'page' || name === 'limit';
  return {
    page: parsePage(Object.fromEntries(entries.filter(isPaging))),
    rest: Object.fromEntries(entries.filter((entry) => !isPaging(entry))),
  };
}

/** Repeats a message on the top level, where forms look for it. */
function toBody({ output }: Operation, data: unknown): object {
  if (output.kind === 'page') {
    const { items, count } = data as PageOf<unknown>;
    return { data: items, count };
  }
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
