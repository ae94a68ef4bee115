import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Connection } from 'mongoose';
import { createKeyring, type Keyring } from '#auth/secrets.ts';
import { assertMayWrite, type Context } from '#core/access.ts';
import { dateIn } from '#core/calendar.ts';
import { AppError, invalid, notFound } from '#core/errors.ts';
import { select, text } from '#core/fields/index.ts';
import { defineOperation, type Operation } from '#core/operation.ts';
import { defaultValues, type PlainRecord } from '#core/read/record.ts';
import { toSoundRecord } from '#core/read/sound-record.ts';
import { readTimeZone } from '#core/read/time-zone.ts';
import { createVisitorView } from '#core/read/visitor-view.ts';
import { addressOf } from '#core/resource.ts';
import type { Service } from '#core/service.ts';
import { loadIfPresent } from '#core/write/load.ts';
import { parseJsonObject } from '#core/write/parse-json.ts';
import { parseKeeping } from '#core/write/parse-keeping.ts';
import { resolveSlug } from '#core/write/resolve-slug.ts';
import { DATA_VERSION } from '#migrations/index.ts';
import { migrateValues } from '#migrations/migrate-values.ts';
import { SITE_TARGET } from './publication.ts';
import type { Relay } from './relay.ts';

/** A record as a save would publish it, stored until its preview expires. */
type StoredPreview = {
  _id: string;
  resource: string;
  record: PlainRecord;
  expiresAt: Date;
  schemaVersion?: number;
};

type PreviewTools = { connection: Connection; services: ReadonlyMap<string, Service> };

/** A week: its address can be sent to somebody whose word is wanted before the record is public. */
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
const COLLECTION = 'previews';
const MAX_RECORD_LENGTH = 900_000;

/** The call that stores a preview and gives its address. */
export function previewOperations({ connection, services }: PreviewTools): Operation[] {
  const keyring = previewKeyring(connection);
  const shown = [...services.values()].filter((service) => service.resource.address !== null);
  const options = shown.map((service) => service.resource.name);
  const resource = select({ label: 'Resource', required: true, options });
  const record = text({
    label: 'Record',
    required: true,
    maxLength: MAX_RECORD_LENGTH,
    help: 'The values of the form, as a JSON object.',
  });
  return [
    defineOperation({
      name: 'preview',
      summary: 'Makes the address of a preview: the public page of a record before it is saved',
      kind: 'mutation',
      method: 'post',
      path: '/preview',
      audience: 'staff',
      input: { resource, record },
      output: {
        kind: 'fields',
        name: 'Preview',
        fields: { path: text({ label: 'Path', required: true }) },
      },
      async run(context: Context, { input }) {
        const service = services.get(input.resource);
        if (!service) throw notFound('Resource');
        assertMayWrite(context, service.resource);
        const record = await toShownRecord(service, parseJsonObject(input.record, 'record'));
        const _id = randomUUID();
        const expiresAt = new Date(Date.now() + LIFETIME_SECONDS * 1000);
        const previews = connection.collection<StoredPreview>(COLLECTION);
        const kept = { record, expiresAt, schemaVersion: DATA_VERSION };
        await previews.insertOne({ _id, resource: input.resource, ...kept });
        return { path: `/preview/${await signToken(keyring, _id)}` };
      },
    }),
  ];
}

/** The page of a preview, as HTML, and the last calendar date on which its address answers. */
export type RenderedPreview = { html: string; lastDate: string };

/**
 * Renders the public page of the preview that a token names. Throws NOT_FOUND for a forged or
 * expired token, and UNAVAILABLE without a publisher.
 */
export async function renderPreview(
  { connection, services }: PreviewTools,
  relay: Relay | null,
  token: string,
): Promise<RenderedPreview> {
  const id = await readToken(previewKeyring(connection), token);
  const previews = connection.collection<StoredPreview>(COLLECTION);
  const preview = id === null ? null : await previews.findOne({ _id: id });
  if (!preview || preview.expiresAt < new Date()) throw notFound('This preview');
  if (!relay) throw new AppError('UNAVAILABLE', 'No publisher is running to render a preview');
  const { resource } = preview;
  const record = migrateValues(resource, preview.record, preview.schemaVersion);
  const shown = services.get(resource)?.resource;
  const path = (shown && addressOf(shown, String(record.slug ?? ''))) ?? '/';
  const timestamp = new Date().toISOString();
  const data = { resource, record, path };
  const answer = await relay.send(SITE_TARGET, { type: 'page.preview', timestamp, data });
  const lastDate = dateIn(await readTimeZone(services), preview.expiresAt);
  return { html: (answer as { html: string }).html, lastDate };
}

/** Makes the index by which the database removes expired previews. */
export async function preparePreviews(connection: Connection): Promise<void> {
  const byExpiry = { expiresAt: 1 } as const;
  await connection.collection(COLLECTION).createIndex(byExpiry, { expireAfterSeconds: 0 });
}

/** What visitors would read of the record that a save would store, with its publishing flag on. */
async function toShownRecord(
  service: Service,
  sent: Record<string, unknown>,
): Promise<PlainRecord> {
  const { resource } = service;
  const readStored = () => loadIfPresent(service, String(sent.id));
  const parsed = await parseKeeping(resource.fields, sent, 'create', readStored);
  const values: Record<string, unknown> = { ...defaultValues(resource.fields), ...parsed };
  const now = new Date().toISOString();
  const id = /^[0-9a-f]{24}$/.test(String(sent.id)) ? String(sent.id) : '0'.repeat(24);
  const flag = resource.publishedBy ? { [resource.publishedBy]: true } : {};
  const system = { id, _id: id, version: 0, createdAt: now, updatedAt: now };
  const saved = { ...resolveSlug(resource, values, 1), ...flag, ...system };
  const { record, faults } = toSoundRecord(resource, saved);
  if (faults.length > 0) throw unsafe(faults);
  return createVisitorView(resource.fields)(record);
}

/** The refusal of a preview of what may not be shown, and was put into the database as it is. */
function unsafe(labels: string[]): AppError {
  const errors = labels.map((label) => `${label} holds what may not be shown`);
  return invalid(errors.map((message) => ({ path: 'record', message })));
}

const previewKeyring = (connection: Connection) => createKeyring(connection, 'preview');

async function signToken(keyring: Keyring, id: string): Promise<string> {
  const [key] = await keyring.keys();
  if (!key) throw new Error('There is no key to sign with');
  const token = new SignJWT().setProtectedHeader({ alg: 'HS256' }).setJti(id);
  return token.setExpirationTime(`${LIFETIME_SECONDS}s`).sign(key.secret);
}

async function readToken(keyring: Keyring, token: string): Promise<string | null> {
  for (const { secret } of await keyring.keys()) {
    const verified = await jwtVerify(token, secret, { algorithms: ['HS256'] }).catch(() => null);
    if (verified?.payload.jti) return verified.payload.jti;
  }
  return null;
}
