import sharp from 'sharp';
import { ICON_SIZES, iconName } from './image-url.ts';
import { getFile } from './sizes.ts';
import type { Storage } from './storage.ts';
import { findImage } from './stored-image.ts';

/** The colour of the site's navigation bar, which shows the logo. */
const BAR = { r: 10, g: 47, b: 72 };
const WHITE = { r: 255, g: 255, b: 255 };
/** The largest difference, of 255, between the corners of a plain background. */
const ALIKE = 16;
const STEP_TIMEOUT_SECONDS = 30;

type Colour = { r: number; g: number; b: number };

/**
 * Makes and stores the square PNG icons of a stored picture. An icon shows the whole picture with a
 * margin in the colour of its plain background, or white. Behind a transparent picture it has the
 * colour of the navigation bar. Repeating this is harmless. Gives false when there is no picture
 * with this id.
 */
export async function makeIcons(storage: Storage, publicId: string): Promise<boolean> {
  const image = await findImage(storage, publicId);
  const file = image && (await getFile(storage, `${publicId}/${image.width}.webp`));
  if (!file) return false;
  const ground = image.placeholder === '' ? BAR : await groundOf(file.bytes);
  for (const size of ICON_SIZES) {
    const bytes = await encodeIcon(file.bytes, size, ground);
    await storage.put(`${publicId}/${iconName(size)}`, bytes, 'image/png');
  }
  return true;
}

function encodeIcon(picture: Uint8Array, size: number, background: Colour): Promise<Buffer> {
  const room = Math.round(size / 12);
  const inner = size - 2 * room;
  return sharp(picture)
    .flatten({ background })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: room, bottom: room, left: room, right: room, background })
    .png({ palette: true, effort: 4 })
    .timeout({ seconds: STEP_TIMEOUT_SECONDS })
    .toBuffer();
}

/** The colour of all four corners, or white when they differ. */
async function groundOf(picture: Uint8Array): Promise<Colour> {
  const raw = sharp(picture).removeAlpha().timeout({ seconds: STEP_TIMEOUT_SECONDS }).raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const row = info.width * 3;
  const starts = [0, row - 3, data.length - row, data.length - 3];
  const corners = starts.map((start) => [...data.subarray(start, start + 3)]);
  const isPlain = [0, 1, 2].every((channel) => {
    const values = corners.map((corner) => corner[channel] ?? 0);
    return Math.max(...values) - Math.min(...values) <= ALIKE;
  });
  const [r = 255, g = 255, b = 255] = corners[0] ?? [];
  return isPlain ? { r, g, b } : WHITE;
}
