import {
  answerContent,
  describeEndpoint,
  type Endpoint,
  jsonContent,
} from '#core/derive/openapi/endpoint.ts';
import { type JsonObject, refersTo } from '#core/derive/openapi/schemas.ts';
import { camelCase } from '#core/letter-case.ts';
import type { Resource } from '#core/resource.ts';
import { PICTURE_NAMES, UPLOAD_LIMITS, UPLOAD_TYPES } from '#core/upload-rules.ts';
import { contentResources } from '../resources/index.ts';
import { UNSUBSCRIBE_ENDPOINTS } from './unsubscribe.ts';

const upload = describeEndpoint({
  path: '/upload',
  method: 'post',
  operationId: 'uploadImage',
  summary: 'Uploads a picture, or with the type `document` a PDF',
  audience: 'staff',
  content: answerContent({
    data: refersTo('Upload'),
    isNew: { type: 'boolean', description: 'False where the same file was uploaded before.' },
  }),
  status: 201,
  failures: {
    BAD_REQUEST: 'The form cannot be read or is incomplete.',
    TOO_LARGE: `The file has more than ${UPLOAD_LIMITS}.`,
    UNSUPPORTED_MEDIA:
      `It is not a multipart form, or the file is no ${PICTURE_NAMES} picture, ` +
      'or as a `document` no PDF.',
    INVALID: 'The file is missing or damaged, or `type` is unknown.',
  },
  body: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['image'],
        properties: {
          image: { type: 'string', format: 'binary' },
          type: { type: 'string', enum: [...UPLOAD_TYPES] },
        },
      },
    },
  },
});

const snapshotProperties: Record<string, JsonObject> = {
  publicUrl: { type: 'string' },
  today: { type: 'string', format: 'date' },
  ...Object.fromEntries(Object.values(contentResources).map(toMember)),
  media: { type: 'array', items: { type: 'object' } },
  redirects: { type: 'object', additionalProperties: { type: 'string' } },
};
const snapshotSchema: JsonObject = {
  type: 'object',
  required: Object.keys(snapshotProperties),
  properties: snapshotProperties,
};
const snapshot = describeEndpoint({
  path: '/publication/snapshot',
  method: 'get',
  operationId: 'snapshot',
  summary: 'Everything that the public site is made from',
  audience: 'public',
  content: answerContent({ data: snapshotSchema }),
});

const status: JsonObject = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string' } },
};

const plain = { method: 'get', audience: 'public' } as const;

/** The endpoints described by hand, because no definition derives them. */
export const OTHER_ENDPOINTS: Endpoint[] = [
  upload,
  snapshot,
  ...UNSUBSCRIBE_ENDPOINTS,
  describeEndpoint({
    ...plain,
    path: '/health',
    operationId: 'health',
    summary: 'Whether the process answers',
    content: jsonContent(status),
  }),
  describeEndpoint({
    ...plain,
    path: '/ready',
    operationId: 'ready',
    summary: 'Whether the database answers too, and can be written',
    content: jsonContent(status),
    failures: { UNAVAILABLE: 'The database cannot be reached, or the disk is full.' },
  }),
  describeEndpoint({
    ...plain,
    path: '/openapi.json',
    operationId: 'openapi',
    summary: 'This document',
    content: jsonContent({ type: 'object' }),
  }),
  describeEndpoint({
    ...plain,
    path: '/docs',
    operationId: 'docs',
    summary: 'This document as a page',
    content: { 'text/html': { schema: { type: 'string' } } },
  }),
];

/** The part of the snapshot that a resource fills: one record, or a list of them. */
function toMember({ name, type, isSingle }: Resource): [string, JsonObject] {
  const one = refersTo(type.singular);
  return [camelCase(name), isSingle ? one : { type: 'array', items: one }];
}
