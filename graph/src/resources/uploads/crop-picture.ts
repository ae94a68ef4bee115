import { type Context, SYSTEM_CONTEXT } from '#core/access.ts';
import { type FieldError, invalid } from '#core/errors.ts';
import type { PlainRecord } from '#core/read/record.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { checkVersion } from '#core/write/check-version.ts';
import type { Values } from '#core/write/one-write.ts';
import { baseOf } from '#core/write/replace-addresses.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import {
  areaOf,
  carryPoint,
  isSameRecipe,
  MIN_CROP_SIDE,
  type Recipe,
  type Size,
  TURNS,
  tidyRecipe,
  WHOLE,
} from '#storage/recipe.ts';
import { saveCrop } from '#storage/save-image.ts';
import { findImage, type StoredImage } from '#storage/stored-image.ts';
import type { definePictureChange } from './change-picture.ts';
import { openOriginal } from './open-original.ts';
import { rehearseReplacing } from './replace-uses.ts';
import { isCentred, type Upload } from './upload.fields.ts';
import { fileIdsOf } from './upload-files.ts';

type Scene = {
  service: Service;
  tools: ServiceTools;
  changePicture: ReturnType<typeof definePictureChange>;
};

/**
 * Makes a picture anew of its original, and shows it wherever it is shown. A recipe that it has
 * already changes nothing. `known` is the version that the caller read, 0 for any. Throws INVALID
 * for a recipe that leaves too little, CONFLICT where its files are missing, STALE_VERSION.
 */
export async function cropPicture(
  { service, tools, changePicture }: Scene,
  context: Context,
  upload: Upload,
  wanted: Recipe,
  known: number,
): Promise<PlainRecord> {
  const record = upload as unknown as PlainRecord;
  checkVersion(record, known || null);
  assertInside(wanted);
  const recipe = tidyRecipe(wanted);
  if (isSameRecipe(upload.crop, recipe)) return record;
  const original = await openOriginal(tools.storage, upload);
  assertLargeEnough(recipe, original.size);
  const isWhole = isSameRecipe(recipe, WHOLE);
  const image = await holdUploads(tools.connection, async () => {
    const made = isWhole
      ? await findImage(tools.storage, original.id)
      : await saveCrop(tools.storage, original.id, original.bytes, recipe);
    if (made) await noteFile(service, upload, made.publicId);
    return made as StoredImage;
  });
  const from = { base: baseOf(upload), publicIds: fileIdsOf(upload) };
  await rehearseReplacing(context, tools, { from, url: image.url });
  const values = { ...factsOf(image), crop: recipe, focus: carryFocus(upload, recipe) };
  return changePicture(context, { id: upload.id, version: upload.version, values });
}

function factsOf({ publicId, url, width, height, placeholder, widths }: StoredImage): Values {
  return { public_id: publicId, url, width, height, placeholder, widths, hasIcons: false };
}

/** It stays where it is in the picture; the middle where it is cut off, or where none was set. */
function carryFocus(upload: Upload, recipe: Recipe): Upload['focus'] {
  const { focus, crop } = upload;
  return (isCentred(upload) ? null : carryPoint(focus, crop, recipe)) ?? { x: 50, y: 50 };
}

/**
 * From now on the file belongs to the upload: its address is known, and no sweep takes it. Throws
 * STALE_VERSION when the upload was saved since it was read.
 */
async function noteFile(service: Service, upload: Upload, publicId: string): Promise<void> {
  const { id, version } = upload;
  const files = [...new Set([...fileIdsOf(upload), publicId])];
  const noted = await service.model.updateOne({ _id: id, version }, { $set: { files } });
  if (noted.matchedCount === 0) checkVersion(await service.get(SYSTEM_CONTEXT, id), version);
}

function assertInside({ turn, x, y, width, height }: Recipe): void {
  const errors: FieldError[] = [];
  if (!TURNS.some((each) => each === turn))
    errors.push({ path: 'turn', message: `Turn must be one of: ${TURNS.join(', ')}` });
  if (x + width > 1 + ROUNDING)
    errors.push({ path: 'width', message: 'Width goes beyond the right edge of the picture' });
  if (y + height > 1 + ROUNDING)
    errors.push({ path: 'height', message: 'Height goes beyond the bottom of the picture' });
  if (errors.length > 0) throw invalid(errors);
}

/** Sums of shares that were rounded are as close as this to 1. */
const ROUNDING = 1e-4;

/** A side that is whole may be shorter: so small pictures can be turned. */
function assertLargeEnough(recipe: Recipe, original: Size): void {
  const area = areaOf(recipe, original);
  const isTooSmall = (side: 'width' | 'height') => recipe[side] < 1 && area[side] < MIN_CROP_SIDE;
  const message =
    `A crop is at least ${MIN_CROP_SIDE} pixels wide and high; ` +
    `this one is ${area.width} × ${area.height}`;
  const paths = (['width', 'height'] as const).filter(isTooSmall);
  if (paths.length > 0) throw invalid(paths.map((path) => ({ path, message })));
}
