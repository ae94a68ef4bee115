import { closedCurve, type Knot, n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';

/** Patches where plaster has fallen off and coral rag shows, as stones in two tones. */
export function drawCoralPatch(
  seed: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: { mortar: string; stone: string; lit: string },
): string {
  const random = createRandom(`coral ${seed}`);
  const ring: Knot[] = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2;
    const k = random.between(0.78, 1.12);
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
  });
  let stones = '';
  let lit = '';
  for (let row = -3; row <= 3; row++) {
    for (let col = -4; col <= 4; col++) {
      const px = x + ((col + (row % 2) * 0.5) / 4.6) * rx + random.between(-4, 4);
      const py = y + (row / 3.8) * ry + random.between(-3, 3);
      if (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 > 0.72) continue;
      const w = (rx / 10) * random.between(0.8, 1.15);
      const h = (ry / 9) * random.between(0.8, 1.2);
      const blob: Knot[] = [
        [px - w, py],
        [px - w * 0.6, py - h],
        [px + w * 0.5, py - h * 0.9],
        [px + w, py + h * 0.1],
        [px + w * 0.4, py + h],
        [px - w * 0.6, py + h * 0.8],
      ];
      if (random.chance(0.4)) lit += closedCurve(blob);
      else stones += closedCurve(blob);
    }
  }
  return `<path d="${closedCurve(ring)}" fill="${tones.mortar}"/><path d="${stones}" fill="${tones.stone}"/><path d="${lit}" fill="${tones.lit}"/>`;
}

/** A tall shuttered window with a small hood; its sill at y, 1 unit of scale = 1 px. */
export function drawShutter(
  x: number,
  y: number,
  width: number,
  height: number,
  tones: { frame: string; leaf: string; gap: string },
): string {
  let slats = '';
  for (let i = 1; i < 11; i++)
    slats += `M${n(x - width * 0.4)} ${n(y - (height * i) / 11)}H${n(x - width * 0.05)}M${n(x + width * 0.05)} ${n(y - (height * i) / 11)}H${n(x + width * 0.4)}`;
  return (
    `<rect x="${n(x - width / 2)}" y="${n(y - height)}" width="${n(width)}" height="${n(height)}" fill="${tones.frame}"/>` +
    `<rect x="${n(x - width * 0.43)}" y="${n(y - height * 0.97)}" width="${n(width * 0.86)}" height="${n(height * 0.94)}" fill="${tones.leaf}"/>` +
    `<path d="${slats}" stroke="${tones.gap}" stroke-width="${n(height * 0.022)}"/><path d="M${n(x)} ${n(y - height)}V${n(y)}" stroke="${tones.frame}" stroke-width="${n(width * 0.05)}"/>` +
    `<rect x="${n(x - width * 0.62)}" y="${n(y - 1)}" width="${n(width * 1.24)}" height="${n(height * 0.05)}" fill="${tones.frame}"/><rect x="${n(x - width * 0.6)}" y="${n(y - height * 1.05)}" width="${n(width * 1.2)}" height="${n(height * 0.06)}" fill="${tones.frame}"/>`
  );
}
