import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { examineImage, processImage } from './images.ts';
import { animation, heifWithAv1, noise, phonePhoto, twoColours } from './test-pictures.ts';

const SIX_WIDTHS = [320, 640, 768, 1024, 1280, 1536];
// The latitude in the phone's photograph, 6° 9′ 57″, in EXIF's encoding.
const GPS_LATITUDE = Buffer.from(new Uint32Array([6, 1, 9, 1, 57, 1]).buffer);

/** The WebP files of a picture, by ascending width. */
async function variantsOf(bytes: Uint8Array): Promise<{ width: number; bytes: Buffer }[]> {
  const { files } = await processImage(bytes);
  return files
    .filter(({ name }) => name.endsWith('.webp'))
    .map((file) => ({ width: Number.parseInt(file.name, 10), bytes: file.bytes }));
}

async function widthsOf(bytes: Uint8Array): Promise<number[]> {
  return (await variantsOf(bytes)).map((variant) => variant.width);
}

async function largestOf(bytes: Uint8Array): Promise<Buffer> {
  return (await variantsOf(bytes)).at(-1)?.bytes ?? Buffer.alloc(0);
}

describe('formats', () => {
  const samples: Record<string, () => Promise<Buffer>> = {
    JPEG: () => twoColours(400, 200).jpeg().toBuffer(),
    'progressive JPEG': () => twoColours(400, 200).jpeg({ progressive: true }).toBuffer(),
    'grey JPEG': () => twoColours(400, 200).greyscale().toColourspace('b-w').jpeg().toBuffer(),
    'CMYK JPEG': () => twoColours(400, 200).toColourspace('cmyk').jpeg().toBuffer(),
    PNG: () => twoColours(400, 200).png().toBuffer(),
    'interlaced PNG': () => twoColours(400, 200).png({ progressive: true }).toBuffer(),
    'PNG of 16 bits': () => twoColours(400, 200).toColourspace('rgb16').png().toBuffer(),
    'PNG with a palette': () => twoColours(400, 200).png({ palette: true }).toBuffer(),
    WebP: () => twoColours(400, 200).webp().toBuffer(),
    AVIF: () => twoColours(400, 200).avif({ effort: 0 }).toBuffer(),
    GIF: () => twoColours(400, 200).gif().toBuffer(),
    'HEIF with a codec this build has': () => heifWithAv1(400, 200),
  };

  it.each(Object.entries(samples))('turns %s into sRGB WebP variants', async (_, makeSample) => {
    const picture = await makeSample();
    expect(await examineImage(picture)).toMatchObject({ width: 400, height: 200 });
    const variants = await variantsOf(picture);
    expect(variants.map(({ width }) => width)).toEqual([320, 400]);
    for (const { bytes, width } of variants) {
      const height = width / 2;
      const expected = { format: 'webp', width, height, space: 'srgb', depth: 'uchar' };
      expect(await sharp(bytes).metadata()).toMatchObject(expected);
    }
  });

  it.each(['gif', 'webp'] as const)('keeps the first frame of an animated %s', async (format) => {
    const bytes = await largestOf(await animation(3, format));
    const { width, height, pages } = await sharp(bytes).metadata();
    expect({ width, height, pages }).toEqual({ width: 64, height: 48, pages: undefined });
  });

  it('keeps the colours of a picture with a colour profile', async () => {
    const inP3 = await twoColours(400, 200).jpeg({ quality: 100 }).withIccProfile('p3').toBuffer();
    const [red, , blue] = await sharp(await largestOf(inP3))
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(245);
    expect(blue).toBeLessThan(15);
  });
});

describe('sizes', () => {
  it('makes every responsive width of a large picture', async () => {
    const picture = await noise(3000, 2000).jpeg().toBuffer();
    expect(await widthsOf(picture)).toEqual([...SIX_WIDTHS, 2048, 2560]);
    const facts = await examineImage(picture);
    expect(facts).toMatchObject({ width: 1536, height: 1024 });
    expect(facts.widths).toEqual([...SIX_WIDTHS, 2048, 2560]);
  });

  it.each([
    [1800, SIX_WIDTHS],
    [2048, [...SIX_WIDTHS, 2048]],
    [2559, [...SIX_WIDTHS, 2048]],
  ])('makes no width for fine screens that a picture of %i px lacks', async (width, widths) => {
    const picture = await noise(width, 90).png().toBuffer();
    expect(await widthsOf(picture)).toEqual(widths);
    expect(await examineImage(picture)).toMatchObject({ width: 1536, widths });
  });

  it('never enlarges: the widest variant of a picture has its own width', async () => {
    const bytes = await noise(900, 600).jpeg().toBuffer();
    expect(await widthsOf(bytes)).toEqual([320, 640, 768, 900]);
  });

  it('keeps a picture narrower than 320 px only in its own width', async () => {
    expect(await widthsOf(await noise(200, 300).png().toBuffer())).toEqual([200]);
    expect(await widthsOf(await noise(1, 1).png().toBuffer())).toEqual([1]);
  });

  it('makes a width once when the picture has exactly that width', async () => {
    expect(await widthsOf(await noise(640, 10).png().toBuffer())).toEqual([320, 640]);
  });

  it('narrows a very tall picture to what WebP can hold', async () => {
    const image = await processImage(await noise(100, 40_000).png().toBuffer());
    expect(image.height).toBeLessThanOrEqual(16_383);
    expect(image.width / image.height).toBeCloseTo(100 / 40_000, 3);
  });
});

describe('orientation and metadata', () => {
  it('turns a picture upright by its EXIF orientation', async () => {
    const image = await processImage(await phonePhoto(400, 200));
    expect(image).toMatchObject({ width: 200, height: 400 });
    // The stored picture is on its side, red on the left. Upright, red is on top.
    expect(image.placeholder).toMatch(/^#f[0-9a-f]0[0-9a-f]{3} #0[0-9a-f]{3}f[0-9a-f]$/);
  });

  it('removes the place, time and camera of a picture', async () => {
    const photo = await phonePhoto(400, 200);
    expect(photo.includes('SecretCamera') && photo.includes(GPS_LATITUDE)).toBe(true);
    for (const { bytes } of (await processImage(photo)).files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation].every((part) => part === undefined)).toBe(true);
      expect(bytes.includes('SecretCamera') || bytes.includes(GPS_LATITUDE)).toBe(false);
    }
  });
});

describe('transparency and placeholder', () => {
  const glass = { r: 255, g: 0, b: 0, alpha: 0.5 };
  const makeGlass = () =>
    sharp({ create: { width: 400, height: 200, channels: 4, background: glass } });

  it.each(['png', 'webp', 'avif'] as const)('keeps the transparency of a %s', async (format) => {
    const bytes = await largestOf(await makeGlass().toFormat(format).toBuffer());
    const [red, , , alpha] = await sharp(bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(245);
    expect(alpha).toBeGreaterThan(120);
    expect(alpha).toBeLessThan(136);
  });

  it('gives no placeholder colours for a transparent picture', async () => {
    expect((await processImage(await makeGlass().png().toBuffer())).placeholder).toBe('');
  });

  it('gives the average colours of the top and the bottom half', async () => {
    const sideways = await twoColours(400, 200).png().toBuffer();
    const upright = await sharp(sideways).rotate(90).png().toBuffer();
    expect((await processImage(upright)).placeholder).toMatch(/^#f.0.0. #0.0.f.$/);
  });
});

describe('many uploads', () => {
  it('processes several uploads that arrive at once', async () => {
    const uploads = Array.from({ length: 6 }, (_, index) =>
      noise(400 + index, 300)
        .png()
        .toBuffer(),
    );
    const images = await Promise.all(
      (await Promise.all(uploads)).map((each) => processImage(each)),
    );
    expect(images.map((image) => image.width)).toEqual([400, 401, 402, 403, 404, 405]);
  });
});
