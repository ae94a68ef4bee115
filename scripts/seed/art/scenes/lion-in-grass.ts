import { linear, radial, vertical } from '../core/paint.ts';
import { n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawLionHead } from '../figures/lion-head.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawRidge, traceGrass } from '../motifs/land.ts';
import { placeAt } from '../motifs/place.ts';
import { drawDisc, drawGlow, drawSky } from '../motifs/sky.ts';

/** A lion looks out of tall golden grass, the evening sun behind his mane. */
export function lionInGrass(): Scene {
  return {
    planes: [
      stipple(
        drawSky([
          [0, '#c7562f'],
          [0.3, '#ea8a3c'],
          [0.55, '#f9b957'],
          [0.7, '#fdd98c'],
          [1, '#fdd98c'],
        ]),
      ),
      stipple(drawGlow([880, 400], 760, '#fff0b4', 1)),
      crisp(
        drawDisc(
          [880, 400],
          330,
          radial([880, 400], 330, [
            [0, '#fff8d8'],
            [0.7, '#ffe29a'],
            [1, '#ffd27a'],
          ]),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'lion far', y: 640, swing: 30, hills: 3 },
          vertical(600, 760, [
            [0, '#d9803c'],
            [1, '#f3b45a'],
          ]),
        ),
        trees(),
      ),
      crisp(
        grass('lion back', 700, 800, 260, '#c9762f', 520),
        grass('lion back 2', 720, 820, 230, '#e09a44', 360),
      ),
      crisp(placeAt({ x: 880, y: 520, scale: 1.5 }, drawLionHead())),
      stipple(
        `<ellipse cx="880" cy="860" rx="560" ry="210" fill="${radial(
          [880, 880],
          560,
          [
            [0, '#5a2418', 0.75],
            [1, '#5a2418', 0],
          ],
          0.4,
        )}"/>`,
      ),
      crisp(
        grass('lion mid', 960, 1034, 320, '#b5652a', 520),
        grass('lion mid lit', 980, 1034, 290, '#f0b04f', 360),
      ),
      soft(drawGlow([880, 900], 700, '#ffd98a', 0.25, 0.3)),
      crisp(
        grass('lion near', 1060, 1100, 330, '#6b2f1c', 420),
        grass('lion near lit', 1060, 1100, 270, '#d98c3a', 150),
      ),
      stipple(seeds()),
    ],
    vignette: 0.34,
  };
}

function trees(): string {
  return (
    drawAcacia({
      seed: 'lion a',
      x: 230,
      y: 690,
      height: 260,
      wood: '#a3552c',
      leaf: '#a8592c',
      spread: 1.4,
    }) +
    drawAcacia({
      seed: 'lion b',
      x: 1440,
      y: 680,
      height: 180,
      wood: '#b5652f',
      leaf: '#b5652f',
      spread: 1.5,
    })
  );
}

function grass(
  seed: string,
  top: number,
  bottom: number,
  height: number,
  color: string,
  count: number,
): string {
  return `<path d="${traceGrass({ seed, count, ground: () => top, depth: bottom - top, height, lean: 0.12 })}" fill="${color}"/>`;
}

function seeds(): string {
  const random = createRandom('grass seeds');
  let d = '';
  for (let i = 0; i < 130; i++) {
    const x = random.between(0, 1536);
    const y = random.between(420, 940);
    const r = random.between(1, 3);
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
  }
  return `<path d="${d}" fill="${linear(
    [0, 420],
    [0, 940],
    [
      [0, '#fff6d0', 0.9],
      [1, '#ffd98a', 0.7],
    ],
  )}"/>`;
}
