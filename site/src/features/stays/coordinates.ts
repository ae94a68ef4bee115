import * as words from './stay.words.ts';

type Point = { latitude: number | null; longitude: number | null };

/** Where a stay is in words, and the address of a map of it; undefined where that is not known. */
export function describePoint({ latitude, longitude }: Point) {
  if (latitude === null || longitude === null) return undefined;
  const [across, along] = [latitude, longitude].map((degrees) => Math.abs(degrees).toFixed(2));
  const text = words.point(
    (latitude < 0 ? words.south : words.north)(across ?? ''),
    (longitude < 0 ? words.west : words.east)(along ?? ''),
  );
  const at = `${latitude}/${longitude}`;
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=11/${at}`;
  return { text, map };
}
