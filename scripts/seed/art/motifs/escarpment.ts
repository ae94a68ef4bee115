import { clip, vertical } from '../core/paint.ts';
import { n, type Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { groundBelow, heightAt } from './land.ts';

type SpurTones = { readonly lit: string; readonly dark: string };

/** Buttresses that run down from a crest: a lit and a shaded face each, fading out towards the foot. Meant for a soft sheet. */
export function drawSpurs(
  seed: string,
  crest: readonly Point[],
  bottom: number,
  count: number,
  { lit, dark }: SpurTones,
): string {
  const random = createRandom(`spurs ${seed}`);
  const top = Math.min(...crest.map(([, y]) => y));
  let light = '';
  let shade = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + random.between(0.1, 0.9)) / count) * 1640 - 50;
    const y = heightAt(crest, x) + random.next() ** 2 * (bottom - top) * 0.3 - 20;
    const w = (1640 / count) * random.between(1, 2.1);
    const lean = random.between(-0.35, 0.35) * w;
    const foot = `${n(x + lean)} ${n(bottom)}`;
    const ridge = `Q${n(x + lean * 0.2)} ${n((y + bottom) / 2)} ${n(x)} ${n(y)}`;
    light += `M${n(x)} ${n(y)}Q${n(x - w * 0.2)} ${n((y + bottom) / 2)} ${n(x - w * 0.75 + lean)} ${n(bottom)}L${foot}${ridge}Z`;
    shade += `M${n(x)} ${n(y)}Q${n(x + w * 0.26)} ${n((y + bottom) / 2)} ${n(x + w + lean)} ${n(bottom)}L${foot}${ridge}Z`;
  }
  const fade = (color: string, strength: number) =>
    vertical(top, bottom, [
      [0, color, strength],
      [0.55, color, strength * 0.6],
      [1, color, 0],
    ]);
  const wall = clip(`<path d="${groundBelow(crest)}"/>`);
  return `<g clip-path="${wall}"><path d="${shade}" fill="${fade(dark, 0.5)}"/><path d="${light}" fill="${fade(lit, 0.5)}"/></g>`;
}
