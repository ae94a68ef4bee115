import sanitizeHtml from 'sanitize-html';
import type { z } from 'zod';
import { type FieldError, invalid } from './errors.ts';
import { type Field, type FieldMap, isBlankHtml, objectSchema } from './fields/index.ts';
import { embedVideoLinks, toVideoEmbed } from './video-embed.ts';

const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'span', 'a'],
    ...['img', 'figure', 'figcaption', 'iframe', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'allow', 'allowfullscreen', 'loading', 'referrerpolicy'],
    span: ['class'],
  },
  allowedClasses: { span: ['text-small', 'text-large', 'text-huge'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedIframeHostnames: ['www.youtube-nocookie.com', 'player.vimeo.com'],
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    iframe: (tagName, { src = '', title }) => ({ tagName, attribs: toPlayer(src, title) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
};

/** A player's frame, always written alike. A frame of anything else loses its address, and so goes. */
function toPlayer(src: string, title = ''): sanitizeHtml.Attributes {
  const embed = toVideoEmbed(src);
  if (!embed) return {};
  return {
    src: embed,
    title: title || 'Video',
    loading: 'lazy',
    allow: 'fullscreen; picture-in-picture',
    allowfullscreen: '',
    // Without the origin YouTube refuses to play.
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
}

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
  const values = Object.fromEntries(
    sent.map(([name, value]) => [name, sanitizeValue(fields[name], value)]),
  );
  assertStillThere(fields, values);
  return values;
}

/** Rich text that was nothing but what we do not accept is as good as missing. */
function assertStillThere(fields: FieldMap, values: Record<string, unknown>): void {
  const errors = Object.entries(fields).flatMap(([name, field]) => {
    if (field.control !== 'richText' || values[name] !== '') return [];
    const { error } = field.schema.safeParse('');
    return error ? [{ path: name, message: error.issues[0]?.message ?? '' }] : [];
  });
  if (errors.length > 0) throw invalid(errors);
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

function sanitizeValue(field: Field | undefined, value: unknown): unknown {
  if (field?.control !== 'richText' || typeof value !== 'string') return value;
  const html = sanitizeHtml(embedVideoLinks(value), RICH_TEXT);
  return isBlankHtml(html) ? '' : html;
}
