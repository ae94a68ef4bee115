import {
  describeAnswer,
  type Endpoint,
  FAILURE,
  jsonContent,
} from '#core/derive/openapi/endpoint.ts';
import { type JsonObject, refersTo } from '#core/derive/openapi/schemas.ts';
import { UPLOAD_TYPES } from '../resources/uploads/upload.fields.ts';
import { UNSUBSCRIBE_ENDPOINTS } from './unsubscribe.ts';

const upload: Endpoint = {
  path: '/upload',
  method: 'post',
  operation: {
    ...describeAnswer({
      operationId: 'uploadImage',
      summary: 'Uploads a picture',
      audience: 'staff',
      properties: { data: refersTo('Upload') },
      status: '201',
    }),
    requestBody: {
      required: true,
      content: {
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
    },
  },
};

const listOf = (name: string) => ({ type: 'array', items: refersTo(name) });
const snapshotProperties: Record<string, JsonObject> = {
  publicUrl: { type: 'string' },
  today: { type: 'string', format: 'date' },
  settings: refersTo('Settings'),
  metrics: refersTo('Metrics'),
  tours: listOf('Tour'),
  packages: listOf('Package'),
  packageCategories: listOf('PackageCategory'),
  destinations: listOf('Destination'),
  gallery: listOf('GalleryItem'),
  blog: listOf('BlogPost'),
  testimonials: listOf('Testimonial'),
  team: listOf('TeamMember'),
  careers: listOf('Career'),
  media: { type: 'array', items: { type: 'object' } },
  redirects: { type: 'object', additionalProperties: { type: 'string' } },
};
const snapshotSchema: JsonObject = {
  type: 'object',
  required: Object.keys(snapshotProperties),
  properties: snapshotProperties,
};
const snapshot: Endpoint = {
  path: '/publication/snapshot',
  method: 'get',
  operation: describeAnswer({
    operationId: 'snapshot',
    summary: 'All that the public site is made from',
    audience: 'public',
    properties: { data: snapshotSchema },
  }),
};

const status: JsonObject = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string' } },
};

/** What is described by hand: the routes that no definition stands behind. */
export const OTHER_ENDPOINTS: Endpoint[] = [
  upload,
  snapshot,
  ...UNSUBSCRIBE_ENDPOINTS,
  plain('/health', 'health', 'Whether the process answers', jsonContent(status)),
  plain('/ready', 'ready', 'Whether the database answers too', jsonContent(status)),
  plain('/openapi.json', 'openapi', 'This document', jsonContent({ type: 'object' })),
  plain('/docs', 'docs', 'This document, to read', { 'text/html': { schema: { type: 'string' } } }),
];

/** A route that answers something else than `{ data }`. */
function plain(path: string, operationId: string, summary: string, content: JsonObject): Endpoint {
  const responses = { 200: { description: 'The answer', content }, default: FAILURE };
  const operation = { operationId, summary, 'x-audience': 'public', responses };
  return { path, method: 'get', operation };
}
