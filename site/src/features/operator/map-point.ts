/** A place on the earth, in degrees. */
type Point = { latitude: number; longitude: number };

const PAIR = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * The place that an embedded map marks, from its address: `marker=` of OpenStreetMap, `q=` of Google
 * Maps, or the middle of its `pb=`. Undefined where the address tells none.
 */
export function findPoint(mapEmbedUrl: string): Point | undefined {
  if (!URL.canParse(mapEmbedUrl)) return undefined;
  const { searchParams } = new URL(mapEmbedUrl);
  const marked = PAIR.exec(searchParams.get('marker') ?? searchParams.get('q') ?? '');
  if (marked) return { latitude: Number(marked[1]), longitude: Number(marked[2]) };
  const middle = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(searchParams.get('pb') ?? '');
  return middle ? { latitude: Number(middle[2]), longitude: Number(middle[1]) } : undefined;
}
