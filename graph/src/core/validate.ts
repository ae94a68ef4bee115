import sanitizeHtml from 'sanitize-html';
import type { z } from 'zod';
import { type FieldError, invalid } from './errors.ts';
import { type Field, type FieldMap, objectSchema } from './fields/index.ts';

const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'span', 'a'],
    ...['img', 'figure', 'figcaption', 'iframe', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'allowfullscreen', 'loading'],
    span: ['class'],
  },
  allowedClasses: { span: ['text-small', 'text-large', 'text-huge'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedIframeHostnames: ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'],
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
};

/**
 * Checks and cleans what a caller sent for a field map, rich text included. Throws INVALID with
 * every wrong field at once.
 */
export function parseValues(
  fields: FieldMap,
  input: unknown,
  mode: 'create' | 'update',
): Record<string, unknown> {
  const parsed = objectSchema(fields, mode).safeParse(dropSystemFields(fields, input));
  if (!parsed.success) throw invalid(toFieldErrors(parsed.error));
  const sent = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    sent.map(([name, value]) => {
      const field = fields[name];
      return [name, field ? sanitizeValue(field, value) : value];
    }),
  );
}

const SYSTEM_FIELDS = ['id', '_id', 'version', 'createdAt', 'updatedAt', '__typename'];

/** A whole record may be sent back as it was read: what the server keeps itself is passed over. */
function dropSystemFields(fields: FieldMap, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const kept = Object.entries(input).filter(
    ([name]) => !SYSTEM_FIELDS.includes(name) || Object.hasOwn(fields, name),
  );
  return Object.fromEntries(kept);
}

function toFieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [];
    return { path: [...issue.path, ...keys].join('.'), message: issue.message };
  });
}

function sanitizeValue(field: Field, value: unknown): unknown {
  if (field.control === 'richText' && typeof value === 'string') {
    return sanitizeHtml(value, RICH_TEXT);
  }
  return value;
}
