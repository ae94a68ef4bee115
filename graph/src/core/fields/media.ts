import { z } from 'zod';
import { type CommonOptions, defineField, type Field } from './field.ts';
import { group, listOf } from './list.ts';
import { select, text } from './text.ts';
import { isPictureAddress, isPlainPictureAddress } from './web-address.ts';

type ImageOptions = CommonOptions<string> & { invalidMessage?: string };

/** The address of a picture: an upload's (`/uploads/…`) or any web address. */
export function image(options: ImageOptions): Field<string> {
  const base = text({ ...options, maxLength: 2000 });
  const schema = base.schema.refine((value) => value === '' || isPlainPictureAddress(value), {
    error: options.invalidMessage ?? `${options.label} must be an upload or a valid web address`,
  }) as z.ZodType<string>;
  const isSafe = (value: string) => value === '' || isPictureAddress(value);
  return defineField(options, { type: 'string', control: 'image', schema, emptyValue: '', isSafe });
}

export type GalleryEntry = { url: string; type: 'image' | 'video' };

/** Pictures and videos in order. An entry that is sent as a plain address is a picture. */
export function gallery(options: { label: string; help?: string }): Field<GalleryEntry[]> {
  const entry = group({
    label: options.label,
    fields: {
      url: image({ label: 'Address', required: true }),
      type: select({ label: 'Type', options: ['image', 'video'] }),
    },
  });
  const schema = z.preprocess(readEntry, entry.schema) as unknown as z.ZodType<GalleryEntry>;
  return listOf(options, 'gallery', { ...entry, schema }, (value) => isFilledIn(readEntry(value)));
}

function readEntry(value: unknown): unknown {
  return typeof value === 'string' ? { url: value, type: 'image' } : value;
}

/** An entry that was left empty is dropped; anything that is no entry stays, to be refused. */
function isFilledIn(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value !== 'object' || Array.isArray(value)) return true;
  const { url = '', type: _, ...others } = value as Record<string, unknown>;
  const isBlank = url === null || (typeof url === 'string' && url.trim() === '');
  return !isBlank || Object.keys(others).length > 0;
}
