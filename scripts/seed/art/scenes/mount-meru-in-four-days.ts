import { blend } from '../core/paint.ts';
import { closedCurve, polygon } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawFigure } from '../figures/figure.ts';
import { trekker } from '../figures/person.ts';
import { drawKibo } from '../motifs/kibo.ts';
import { groundBelow, heightAt, traceRidge } from '../motifs/land.ts';
import { drawBand, drawCloudBar, drawDisc, drawGlow, drawStars } from '../motifs/sky.ts';

/** Dawn on Meru's broken rim: the ash cone below, and Kilimanjaro afloat on the clouds. */
export function mountMeruInFourDays(): Scene {
  const rim = traceRidge({
    seed: 'meru rim',
    y: 640,
    swing: 26,
    hills: 5,
    octaves: 5,
    shape: (x) => 430 * Math.max(0, x / 860) ** 2.1 - 150,
  });
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, 640, '#16244e', '#3f4a86', '#a8678c', '#f08f6a', '#ffc97e')),
      ),
      crisp(drawStars('meru', 150, 300)),
      stipple(drawGlow([1130, 560], 620, '#ffe3a0', 0.95)),
      crisp(drawDisc([1160, 520], 62, '#fff3cc')),
      crisp(
        drawKibo(1010, 640, 400, 170, {
          rock: '#6a4a7c',
          rockShade: '#4a3466',
          foot: '#b5708c',
          ice: '#ffe6d0',
          iceShade: '#d9a8b4',
        }),
      ),
      stipple(clouds()),
      soft(drawGlow([1000, 690], 700, '#ffd9a8', 0.5, 0.16)),
      stipple(crater(), cone()),
      soft(drawGlow([820, 900], 560, '#f6a878', 0.35, 0.24)),
      crisp(
        `<path d="${groundBelow(rim)}" fill="${blend(380, 1000, '#3a2446', '#241636', '#120a20')}"/>`,
        `<path d="${rimLight(rim)}" fill="none" stroke="#ffb47a" stroke-width="5" opacity="0.9"/>`,
        scree(),
      ),
      crisp(walkers(rim)),
    ],
    vignette: 0.28,
  };
}

function clouds(): string {
  const random = createRandom('meru clouds');
  return Array.from({ length: 20 }, (_, i) => {
    const t = i / 19;
    return drawCloudBar({
      x: random.between(200, 1560),
      y: 622 + t * 150,
      width: random.between(420, 760),
      height: 24 + t * 38,
      fill: ['#ffd2a4', '#f0a98e', '#d68a94', '#b97698'][Math.floor(t * 3.99)] ?? '#ffd2a4',
    });
  }).join('');
}

/** The far crater wall and the floor. */
function crater(): string {
  const wall = closedCurve(
    '760,1040,1 900,900 1010,830 1150,796 1290,770 1420,700 1560,650,1 1560,1040,1',
    0.26,
  );
  const fluting = Array.from(
    { length: 16 },
    (_, i) => `M${930 + i * 40} ${880 - i * 13}q-30 80 -70 150l26 0q20 -80 44 -150Z`,
  ).join('');
  return `<path d="${wall}" fill="${blend(660, 1000, '#8a4a66', '#5c3460', '#33204a')}"/><path d="${fluting}" fill="#33204a" opacity="0.4"/>`;
}

function cone(): string {
  const body = closedCurve(
    '560,1040,1 690,930 770,836 800,812,1 826,820 866,810,1 910,860 1000,950 1110,1040,1',
    0.2,
  );
  const lit = polygon('866,810 910,860 1000,950 1110,1040 930,1040 872,900');
  return `<path d="${body}" fill="${blend(800, 1030, '#5a3a5c', '#2c1c3e')}"/><path d="${lit}" fill="#c9717a" opacity="0.55"/>`;
}

function rimLight(rim: ReturnType<typeof traceRidge>): string {
  return `M${rim
    .filter(([x]) => x > 60 && x < 980)
    .map(([x, y]) => `${x} ${y + 2}`)
    .join('L')}`;
}

function scree(): string {
  const random = createRandom('meru scree');
  const stones = Array.from({ length: 90 }, () => {
    const x = random.between(0, 780);
    const y = 580 + x * 0.4 + random.between(0, 300);
    const s = random.between(3, 12);
    return `M${x} ${y}l${s} ${-s * 0.8}l${s} ${s * 0.8}Z`;
  });
  return `<path d="${stones.join('')}" fill="#4f3358" opacity="0.8"/>`;
}

function walkers(rim: ReturnType<typeof traceRidge>): string {
  const tones = {
    body: '#1a1028',
    far: '#120a20',
    light: '#3a2444',
    accent: '#8f3a4a',
    dark: '#120a20',
    horn: '#3a2430',
    rim: '#ffb47a',
    rimWidth: 0.9,
  };
  const places = [
    [170, 1],
    [270, -1],
    [380, 1],
  ] as const;
  return places
    .map(([x, stride], i) =>
      drawFigure(
        trekker(stride),
        { x, y: heightAt(rim, x) + 5, height: 120 - i * 4, flip: true },
        { ...tones, accent: ['#8f3a4a', '#b5782f', '#3f6a8a'][i] ?? '#8f3a4a' },
        [1, -0.5],
      ),
    )
    .join('');
}
