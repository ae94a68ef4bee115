import { endRefusedSession, readSession } from '../session/session.ts';
import { type Refusal, refusedCall, unansweredCall } from './api-error.ts';
import type { Document } from './document.ts';
import { fetchInTime } from './patience.ts';

type Reply<Answer> = { data: Answer; errors?: Refusal[] };
type Options = { idempotencyKey?: string | undefined };

/** What is sent with a document; nothing where it has no variables that must be there. */
type Sent<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: Options]
    : [variables: Variables, options?: Options];

/**
 * Sends an operation to the API, and gives its data. A refusal and a server that does not answer
 * are both thrown as react-admin's HttpError, with a message for people and an `ApiErrorBody`.
 */
export async function callApi<Answer, Variables>(
  document: Document<Answer, Variables>,
  ...[variables, { idempotencyKey } = {}]: Sent<Variables>
): Promise<Answer> {
  const [operationName] = /(?<=^(?:query|mutation) )\w+/.exec(document) ?? [];
  const token = readSession()?.token;
  const { status, reply } = await send<Answer>({
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify({ operationName, variables, query: document }),
  });
  const refusal = reply.errors?.[0];
  const isSessionRefused = status === 401 || refusal?.extensions?.code === 'UNAUTHENTICATED';
  if (isSessionRefused) endRefusedSession(refusal?.message);
  if (refusal) throw refusedCall(refusal);
  return reply.data;
}

/** What is not an answer of the API, such as the page of a proxy, counts as none. */
async function send<Answer>(request: RequestInit) {
  try {
    const response = await fetchInTime('/graphql', request);
    const reply: Reply<Answer> = await response.json();
    if (!reply.data && !reply.errors) throw new TypeError('This is no answer of the API');
    return { status: response.status, reply };
  } catch (cause) {
    throw unansweredCall(cause);
  }
}
