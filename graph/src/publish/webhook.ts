import { Webhook } from 'standardwebhooks';

/** An event for a target: content changed, a rollback, or a preview to render. */
export type Notice =
  | { type: 'content.changed'; timestamp: string; data: { changes: NoticeChange[] } }
  | { type: 'release.rollback'; timestamp: string; data: { release: string } }
  | { type: 'page.preview'; timestamp: string; data: PagePreview };

/** A page to render as if the record had been saved. It is not published. */
export type PagePreview = { path: string; resource: string; record: { id: string } };

export type NoticeChange = { resource: string; recordId: string; action: string };

/** A receiver of events. `secret` is base64, with or without the prefix `whsec_`. */
export type Target = { name: string; url: string; secret: string };

export type SignedNotice = { body: string; headers: Record<string, string> };

/** Signs an event as Standard Webhooks describe. */
export function signNotice(secret: string, id: string, notice: Notice): SignedNotice {
  const body = JSON.stringify(notice);
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
export function verifyNotice(
  secret: string,
  body: string,
  headers: Record<string, string>,
): { id: string; notice: Notice } {
  const notice = new Webhook(secret).verify(body, headers) as Notice;
  return { id: headers['webhook-id'] ?? '', notice };
}
