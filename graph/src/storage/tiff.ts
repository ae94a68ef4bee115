/** Rows of 8 bits per channel, each `stride` bytes after the one before. Sizes are in pixels. */
type Rows = { data: Uint8Array; width: number; height: number; stride: number; channels: 3 | 4 };
type Entry = [tag: number, type: number, count: number, value: number];

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

// Where the parts of the file begin. The directory may have twelve entries.
const DIRECTORY = 8;
const BITS = 160;
const PROFILE = 168;

/**
 * An uncompressed TIFF of these pixels, whose colours are those of an ICC profile, and of sRGB
 * where it is empty. From a file the image library takes a profile, and from bare pixels none.
 */
export function makeTiff(rows: Rows, profile: Uint8Array): Uint8Array<ArrayBuffer> {
  const { data, width, height, stride, channels } = rows;
  const rowBytes = width * channels;
  const pixels = PROFILE + profile.byteLength;
  const file = new Uint8Array(pixels + rowBytes * height);
  const view = new DataView(file.buffer);
  file.set([0x49, 0x49, 42, 0, DIRECTORY]);
  writeDirectory(view, listEntries(rows, profile, pixels));
  for (let channel = 0; channel < channels; channel += 1) {
    view.setUint16(BITS + channel * 2, 8, true);
  }
  file.set(profile, PROFILE);
  for (let row = 0; row < height; row += 1) {
    const from = row * stride;
    file.set(data.subarray(from, from + rowBytes), pixels + row * rowBytes);
  }
  return file;
}

function writeDirectory(view: DataView, entries: Entry[]): void {
  view.setUint16(DIRECTORY, entries.length, true);
  entries.forEach(([tag, type, count, value], index) => {
    const at = DIRECTORY + 2 + index * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
  });
}

/** What the file says of itself, by the numbers of TIFF's tags. */
function listEntries(rows: Rows, profile: Uint8Array, pixels: number): Entry[] {
  const { width, height, channels } = rows;
  const [uncompressed, rgb, straightAlpha] = [1, 2, 2];
  const alpha: Entry[] = channels === 4 ? [[338, SHORT, 1, straightAlpha]] : [];
  const colours: Entry[] =
    profile.byteLength > 0 ? [[34_675, UNDEFINED, profile.byteLength, PROFILE]] : [];
  return [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, BITS],
    [259, SHORT, 1, uncompressed],
    [262, SHORT, 1, rgb],
    [273, LONG, 1, pixels],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, width * height * channels],
    ...alpha,
    ...colours,
  ];
}
