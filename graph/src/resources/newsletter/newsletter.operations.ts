import type { Context } from '#core/access.ts';
import { select } from '#core/fields/index.ts';
import { LIMITS } from '#core/limit.ts';
import { defineOperation, messageOutput, type Operation } from '#core/operation.ts';
import { EVERYTHING } from '#core/read/paging.ts';
import type { PlainRecord } from '#core/read/record.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { subscriberFields } from './subscriber.fields.ts';
import { toCsvFile } from './subscribers-csv.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';
import { createUnsubscribeTokens, ONE_CLICK_PATH } from './unsubscribe-token.ts';

const NEWSLETTER_FILTERS = ['all', 'active', 'inactive'] as const;
const { email } = subscriberFields;

export function newsletterOperations(service: Service, tools: ServiceTools): Operation[] {
  const tokens = createUnsubscribeTokens(tools.connection);
  const answerAll = {
    ...({ kind: 'mutation', method: 'post', audience: 'public' } as const),
    limits: LIMITS.newsletter,
  };
  return [
    defineOperation({
      ...answerAll,
      name: 'subscribe',
      summary: 'Subscribes an address to the newsletter',
      path: '/newsletter/subscribe',
      input: { email },
      output: messageOutput,
      async run(_context, { input }) {
        await subscribe(service.model, input.email);
        return { message: 'Thank you for subscribing!' };
      },
    }),
    defineOperation({
      ...answerAll,
      name: 'unsubscribe',
      summary: 'Ends a subscription. The answer is the same for unknown addresses',
      path: '/newsletter/unsubscribe',
      input: { email },
      output: messageOutput,
      async run(_context, { input }) {
        await unsubscribe(service.model, input.email);
        return { message: 'You will get no more newsletters from us.' };
      },
    }),
    defineOperation({
      name: 'exportNewsletter',
      summary: 'The subscribers as a CSV file',
      kind: 'query',
      method: 'get',
      path: '/newsletter/export',
      audience: 'editors',
      input: { status: select({ label: 'status', options: NEWSLETTER_FILTERS }) },
      output: { kind: 'file', mediaType: 'text/csv; charset=utf-8' },
      async run(context, { input: { status } }) {
        const subscribers = await readSubscribers(service, context, status);
        const tokenOf = await tokens.signer();
        const urlOf = (id: string) =>
          tools.publicUrl && `${tools.publicUrl}/api${ONE_CLICK_PATH}?token=${tokenOf(id)}`;
        const rows = subscribers.map((each) => ({ ...each, unsubscribeUrl: urlOf(each.id) }));
        return toCsvFile(status, rows, new Date());
      },
    }),
  ];
}

/** All subscribers, oldest first, so that a new one does not shift the pages already read. */
async function readSubscribers(service: Service, context: Context, status: string) {
  const filter = status === 'all' ? {} : { isActive: status === 'active' };
  const records: PlainRecord[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...EVERYTHING, filter, sort: 'createdAt', page };
    const found = await service.list(context, query);
    records.push(...found.records);
    if (found.records.length < query.limit) return records;
  }
}
