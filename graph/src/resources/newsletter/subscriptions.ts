import { assertMayWrite } from '#core/access.ts';
import type { Service } from '#core/service.ts';

type Subscribers = Service['model'];

/**
 * Activates an address. Writes no history, because staff must not restore what a person decided
 * about their own address.
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
    // Another request has just activated the same address.
    if (error?.code !== 11000) throw error;
  });
}

/** Makes an active address inactive. Does nothing for any other address. */
export async function unsubscribe(subscribers: Subscribers, email: string): Promise<void> {
  await deactivate(subscribers, { email });
}

/** Makes an active subscriber, given by id, inactive. */
export async function unsubscribeById(subscribers: Subscribers, id: string): Promise<void> {
  await deactivate(subscribers, { _id: id });
}

async function deactivate(subscribers: Subscribers, whose: Record<string, string>): Promise<void> {
  const ended = { isActive: false, unsubscribedAt: new Date().toISOString() };
  await subscribers.updateOne({ ...whose, isActive: true }, { $set: ended, $inc: { version: 1 } });
}

/** Deletes permanently: the history must not keep a copy of a deleted address. */
export function extendNewsletter(service: Service): Service {
  return {
    ...service,
    async remove(context, id) {
      assertMayWrite(context, service.resource);
      const subscriber = await service.get(context, id);
      await service.model.deleteOne({ _id: id });
      return subscriber;
    },
  };
}
