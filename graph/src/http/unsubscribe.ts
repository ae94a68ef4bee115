import type { Request, Response } from 'express';
import type { Connection } from 'mongoose';
import {
  answerContent,
  describeEndpoint,
  type Endpoint,
  queryParameter,
} from '#core/derive/openapi/endpoint.ts';
import { usual } from '#core/derive/openapi/failures.ts';
import type { Route } from '#core/derive/rest/route.ts';
import { AppError } from '#core/errors.ts';
import type { Service } from '#core/service.ts';
import { unsubscribeById } from '../resources/newsletter/subscriptions.ts';
import {
  createUnsubscribeTokens,
  ONE_CLICK_PATH,
} from '../resources/newsletter/unsubscribe-token.ts';
import { toSmallPage } from './small-page.ts';

const PAGE_PATH = '/newsletter/unsubscribe';

/**
 * Unsubscribing by the link in a newsletter, as RFC 8058 describes. A GET only asks, because
 * programs open links too. A POST ends the subscription. Mail programs POST to the address that
 * people open, so one path serves both.
 */
export function createUnsubscribeRoutes(connection: Connection, newsletter: Service): Route[] {
  const tokens = createUnsubscribeTokens(connection);
  const ask = (request: Request, response: Response) => sendPage(response, 200, askPage(request));
  return [
    { method: 'get', path: PAGE_PATH, handle: ask },
    { method: 'get', path: ONE_CLICK_PATH, handle: ask },
    {
      method: 'post',
      path: ONE_CLICK_PATH,
      async handle(request, response) {
        const id = await tokens.read(tokenOf(request));
        if (id) await unsubscribeById(newsletter.model, id);
        const isPerson = request.accepts(['json', 'html']) === 'html';
        if (isPerson) return sendPage(response, id ? 200 : 400, id ? DONE_PAGE : FORGED_PAGE);
        if (!id) throw new AppError('BAD_REQUEST', FORGED);
        response.json({ data: { message: DONE }, message: DONE });
      },
    },
  ];
}

const DONE = 'You will get no more newsletters from us.';
const FORGED = 'This link does not work any more. Please use the one in our latest newsletter.';

/** The token from the address, as in the link, or from the body. */
function tokenOf({ query, body }: Request): string {
  const sent = query.token ?? body?.token;
  return typeof sent === 'string' ? sent : '';
}

/** The page is the same for valid and invalid tokens, so it reveals nothing. */
function askPage(request: Request): string {
  const token = encodeURIComponent(tokenOf(request).replace(/[^\w.-]/g, ''));
  return toSmallPage(
    'Newsletter',
    `<h1>No more newsletters?</h1>
<p>One press, and the next one goes out without you.</p>
<form method="post" action="/api${ONE_CLICK_PATH}?token=${token}">
<button>Unsubscribe</button></form>`,
  );
}

const DONE_PAGE = toSmallPage('Newsletter', `<h1>Done</h1><p>${DONE}</p>`);
const FORGED_PAGE = toSmallPage('Newsletter', `<h1>Sorry</h1><p>${FORGED}</p>`);

function sendPage(response: Response, status: number, page: string): void {
  response.status(status).set('Cache-Control', 'private, no-store').type('html').send(page);
}

const HTML = { 'text/html': { schema: { type: 'string' } } };
const parameters = [queryParameter('token', 'From the link', { type: 'string' })];
const message = {
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string' } },
};

function describePage(path: string, operationId: string): Endpoint {
  const summary = 'Asks on a page whether to unsubscribe';
  const audience = 'public';
  return describeEndpoint({
    path,
    method: 'get',
    operationId,
    summary,
    audience,
    content: HTML,
    parameters,
  });
}

/** The routes in the OpenAPI document. */
export const UNSUBSCRIBE_ENDPOINTS: Endpoint[] = [
  describePage(PAGE_PATH, 'unsubscribePage'),
  describePage(ONE_CLICK_PATH, 'oneClickPage'),
  describeEndpoint({
    path: ONE_CLICK_PATH,
    method: 'post',
    operationId: 'unsubscribeByToken',
    summary:
      'Ends the subscription that a newsletter’s link names. Browsers get a page as the answer',
    audience: 'public',
    content: { ...answerContent({ data: message, message: { type: 'string' } }), ...HTML },
    failures: {
      ...usual('TOO_LARGE', 'UNSUPPORTED_MEDIA'),
      BAD_REQUEST: 'The token is not valid. Browsers get a page that says so.',
    },
    parameters,
  }),
];
