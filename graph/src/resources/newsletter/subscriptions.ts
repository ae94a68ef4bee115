import { assertMay } from '#core/access.ts';
import type { Service } from '#core/service.ts';

type Subscribers = Service['model'];

/**
 * Makes an address active. Writes no history: subscribing is the person's own decision, which staff
 * must not restore or undo.
 */
export async function subscribe(subscribers: Subscribers, email: string): Promise<void> {
  const now = new Date();
  const begun = { isActive: true, subscribedAt: now.toISOString(), unsubscribedAt: '' };
  const again = { $set: begun, $inc: { version: 1 } };
  const { matchedCount } = await subscribers.updateOne({ email, isActive: false }, again);
  if (matchedCount > 0) return;
  const first = { $setOnInsert: { ...begun, version: 1, createdAt: now, updatedAt: now } };
  const onlyInsert = { upsert: true, timestamps: false };
  await subscribers.updateOne({ email }, first, onlyInsert).catch((error) => {
    // The same address at the same moment: the other request has made it active.
    if (error?.code !== 11000) throw error;
  });
}

/** Makes an active address inactive. Does nothing for any other. */
export async function unsubscribe(subscribers: Subscribers, email: string): Promise<void> {
  await end(subscribers, { email });
}

/** The same for a subscriber by id. */
export async function unsubscribeById(subscribers: Subscribers, id: string): Promise<void> {
  await end(subscribers, { _id: id });
}

async function end(subscribers: Subscribers, whose: Record<string, string>): Promise<void> {
  const ended = { isActive: false, unsubscribedAt: new Date().toISOString() };
  await subscribers.updateOne({ ...whose, isActive: true }, { $set: ended, $inc: { version: 1 } });
}

/** Deletes for good: the history must keep no copy of an address that somebody wants removed. */
export function extendNewsletter(service: Service): Service {
  return {
    ...service,
    async remove(context, id) {
      assertMay(context, service.resource.write);
      const subscriber = await service.get(context, id);
      await service.model.deleteOne({ _id: id });
      return subscriber;
    },
  };
}
