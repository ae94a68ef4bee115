import { Webhook } from 'standardwebhooks';

/** An event for a target: content changed, a rollback, or a preview to render. */
export type WebhookEvent =
  | { type: 'content.changed'; timestamp: string; data: { changes: EventChange[] } }
  | { type: 'release.rollback'; timestamp: string; data: { release: string } }
  | { type: 'page.preview'; timestamp: string; data: PagePreview };

/** A page to render as if the record had been saved. It is not published. */
export type PagePreview = { path: string; resource: string; record: { id: string } };

export type EventChange = { resource: string; recordId: string; action: string };

/**
 * A receiver of events. `secret` is base64, with or without the prefix `whsec_`. One that takes
 * `several` is sent the next event before it has answered the last one.
 */
export type Target = { name: string; url: string; secret: string; several?: boolean };

export type SignedEvent = { body: string; headers: Record<string, string> };

/** Signs an event as Standard Webhooks describe. */
export function signEvent(secret: string, id: string, event: WebhookEvent): SignedEvent {
  const body = JSON.stringify(event);
  const now = new Date();
  const signature = new Webhook(secret).sign(id, now, body);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    },
  };
}

/** The event in a request. Throws when its signature is wrong or older than five minutes. */
export function verifyEvent(
  secret: string,
  body: string,
  headers: Record<string, string>,
): { id: string; event: WebhookEvent } {
  const event = new Webhook(secret).verify(body, headers) as WebhookEvent;
  return { id: headers['webhook-id'] ?? '', event };
}
