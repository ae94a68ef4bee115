import sharp from 'sharp';

/** sRGB pixels, row by row, with 8 bits per channel: three channels, or four with alpha. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** The side of the grid whose pixels are averaged. */
const GRID = 16;
const NEARLY_OPAQUE = 250;

/**
 * The average colours of a picture's top and bottom half, as `#rrggbb #rrggbb`: a gradient for the
 * time until it has loaded. '' for a transparent picture, because colours behind it stay visible.
 */
export async function placeholderOf(pixels: Pixels): Promise<string> {
  const { data, width, height, channels } = pixels;
  const grid = await sharp(data, { raw: { width, height, channels } })
    .resize(GRID, GRID, { fit: 'fill' })
    .raw()
    .toBuffer();
  if (channels === 4 && hasTransparency(grid)) return '';
  const middle = grid.length / 2;
  const halves = [grid.subarray(0, middle), grid.subarray(middle)];
  return halves.map((half) => averageColour(half, channels)).join(' ');
}

function hasTransparency(grid: Buffer): boolean {
  return grid.some((value, index) => index % 4 === 3 && value < NEARLY_OPAQUE);
}

function averageColour(pixels: Buffer, channels: number): string {
  const sums = [0, 0, 0];
  pixels.forEach((value, index) => {
    const channel = index % channels;
    if (channel < 3) sums[channel] = (sums[channel] ?? 0) + value;
  });
  const count = pixels.length / channels;
  return `#${sums.map((sum) => hexByte(sum / count)).join('')}`;
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
