import { blend } from '../core/paint.ts';
import { n, polygon } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawDhow } from '../motifs/dhow.ts';
import { drawBand, drawBirds, drawCrescent, drawGlow, drawStars } from '../motifs/sky.ts';
import { mirrorIn, traceGlints } from '../motifs/water.ts';

const QUAY = 640;

/** Muttrah's bay after sunset: forts on bare rock, lamps along the quay, and a dhow that leaves with the wind. */
export function theMonsoonRoute(): Scene {
  const quay = `<path d="M206 ${QUAY - 4}H1010V${QUAY + 4}H206Z" fill="#5a3458"/>`;
  const town = [houses(), mosque(), quay, lamps()].join('');
  const dhow = drawDhow(
    { x: 560, y: 830, scale: 1.9 },
    {
      hull: '#3a2028',
      trim: '#e09a4a',
      sail: '#fbe6c4',
      sailShade: '#c98f84',
      crew: '#1c1018',
      cloth: '#f3e0c4',
    },
  );
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, QUAY, '#1a2a58', '#4a4a86', '#a8648c', '#f0906c', '#ffcb84')),
      ),
      crisp(drawStars('muttrah', 160, 320), drawCrescent([250, 170], 40, '#fbf3d8')),
      stipple(drawGlow([560, 620], 620, '#ffe0a0', 0.8)),
      stipple(
        `<path d="${traceCrags('muttrah far', 470, 90, 44)}" fill="${blend(380, 640, '#7f5480', '#d98a80')}"/>`,
        `<path d="${traceCrags('muttrah mid', 520, 120, 34)}" fill="${blend(400, 640, '#5a3a66', '#a8627a')}"/>`,
      ),
      crisp(rocks(), town),
      stipple(drawBand(QUAY, 1034, blend(QUAY, 1030, '#f0a078', '#a86480', '#4a3f74', '#16204a'))),
      stipple(mirrorIn(QUAY, town, 0.45, 0.55)),
      crisp(
        `<path d="${traceGlints({ seed: 'muttrah gold', count: 150, top: QUAY + 6, bottom: 1000, width: 60, center: 560, spread: 420, taper: 0.5 })}" fill="#ffd9a0" opacity="0.65"/>`,
        `<path d="${traceGlints({ seed: 'muttrah dark', count: 150, top: 700, bottom: 1020, width: 90 })}" fill="#1c2450" opacity="0.4"/>`,
      ),
      crisp(
        mirrorIn(836, dhow, 0.3, 0.4),
        dhow,
        smallDhow(),
        '<path d="M350 838Q560 826 800 836Q860 842 800 846Q560 852 330 846Z" fill="#ffe6c4" opacity="0.7"/>',
      ),
      soft(drawGlow([1160, 620], 500, '#ffb870', 0.4, 0.24)),
      crisp(
        drawBirds(
          [
            [420, 300, 15],
            [466, 282, 12],
            [500, 308, 10],
          ],
          '#3a2a52',
        ),
      ),
    ],
    vignette: 0.26,
  };
}

/** Bare mountains: broken lines with sharp teeth. */
function traceCrags(seed: string, y: number, rise: number, step: number): string {
  const random = createRandom(seed);
  let d = `M-20 ${QUAY + 10}`;
  for (let x = -20; x < 1580; x += step * random.between(0.5, 1.2))
    d += `L${n(x)} ${n(y - random.next() ** 1.5 * rise - 60 * Math.exp(-(((x - 1180) / 260) ** 2)))}`;
  return `${d}L1580 ${QUAY + 10}Z`;
}

/** The two rocks with their forts. */
function rocks(): string {
  const stone = polygon(
    '980,646 1010,560 1060,500 1100,470 1130,430 1180,410 1300,404 1350,430 1376,480 1440,520 1470,580 1560,600 1560,646',
  );
  const light = polygon(
    '980,646 1010,560 1060,500 1100,470 1130,430 1180,410 1150,470 1120,540 1090,600 1080,646',
  );
  const small = polygon('-20,646 -20,520 40,490 90,500 120,540 170,560 210,646');
  return (
    `<path d="${stone}${small}" fill="${blend(400, 640, '#4a3058', '#2c2046')}"/><path d="${light}" fill="#c9707a" opacity="0.6"/>` +
    tower(1140, 420, 74, 116) +
    tower(1336, 424, 60, 86) +
    wall(1176, 408, 134, 56) +
    tower(40, 496, 66, 84) +
    flag(1140, 292)
  );
}

function tower(x: number, y: number, width: number, height: number): string {
  const w = width / 2;
  const teeth = Array.from(
    { length: 5 },
    (_, i) =>
      `M${n(x - w + (i * width) / 5)} ${y - height - 10}h${n(width / 9)}v12h${n(-width / 9)}Z`,
  ).join('');
  return (
    `<path d="M${x - w - 4} ${y + 20}L${x - w} ${y - height}H${x + w}L${x + w + 4} ${y + 20}Z${teeth}" fill="${blend(y - height, y, '#f3c490', '#c98a74')}"/>` +
    `<path d="M${x + w * 0.2} ${y + 20}V${y - height}H${x + w}L${x + w + 4} ${y + 20}Z" fill="#6a4066" opacity="0.55"/><path d="M${x - w * 0.5} ${y - height * 0.5}v-14h8v14ZM${x} ${y - height * 0.3}v-14h8v14Z" fill="#3a2044"/><path d="M${x - w - 3} ${y - height + 12}H${x + w + 3}" stroke="#8a5060" stroke-width="4"/>`
  );
}

function wall(x: number, y: number, width: number, height: number): string {
  const teeth = Array.from(
    { length: 8 },
    (_, i) => `M${x + i * (width / 8) + 2} ${y - height - 10}h9v12h-9Z`,
  ).join('');
  return `<path d="M${x} ${y + 20}V${y - height}H${x + width}V${y + 20}Z${teeth}" fill="${blend(y - height, y, '#e0a884', '#a86a70')}"/><path d="M${x + 54} ${y + 20}v-34a16 16 0 0 1 32 0v34Z" fill="#3a2044"/>`;
}

function flag(x: number, y: number): string {
  return `<path d="M${x} ${y + 14}V${y - 50}" stroke="#3a2044" stroke-width="3"/><path d="M${x} ${y - 50}q16 -6 30 0t28 0v26q-14 6 -28 0t-30 0Z" fill="#c9342f"/><path d="M${x + 16} ${y - 51}q8 0 14 1t28 0v8q-14 6 -28 0t-14 -1Z" fill="#fff3e0"/><path d="M${x + 16} ${y - 30}q8 0 14 4t28 0v6q-14 6 -28 0t-14 -2Z" fill="#2f7f4f"/>`;
}

/** White merchants' houses with balconies, shoulder to shoulder along the quay. */
function houses(): string {
  const random = createRandom('muttrah houses');
  let out = '';
  for (let x = 220; x < 1000; ) {
    const w = random.between(62, 100);
    const h = random.between(74, 132);
    const top = QUAY - h;
    const tone = random.pick(['#fbe0c0', '#f3cfae', '#f9d8b8', '#e9c0a8']);
    const floors = Math.floor((h - 20) / 40);
    let holes = '';
    for (let floor = 0; floor <= floors; floor++)
      for (let i = 0; i < 3; i++) {
        const lit = random.chance(0.4);
        const wx = x + 12 + (i * (w - 24)) / 2.6;
        const wy = top + 20 + floor * 40;
        holes += `<path d="M${n(wx)} ${n(wy + 20)}v-14a6 6 0 0 1 12 0v14Z" fill="${lit ? '#fff0b0' : '#5a3458'}"/>`;
      }
    out += `<path d="M${n(x)} ${QUAY}V${n(top)}H${n(x + w)}V${QUAY}Z" fill="${blend(top, QUAY, tone, '#d9957f')}"/><path d="M${n(x + w - 12)} ${QUAY}V${n(top)}H${n(x + w)}V${QUAY}Z" fill="#8a5070" opacity="0.4"/>${holes}<path d="M${n(x - 2)} ${n(top + 2)}H${n(x + w + 2)}" stroke="#8a5268" stroke-width="5"/>`;
    x += w + random.between(-2, 6);
  }
  return out;
}

function mosque(): string {
  return (
    `<path d="M700 ${QUAY}V556H812V${QUAY}Z" fill="#fbe6cc"/><path d="M708 558Q708 500 756 486Q804 500 804 558Z" fill="#2f8f9c"/><path d="M756 486Q804 500 804 558H772Q790 516 756 486Z" fill="#1c5f78"/>` +
    `<path d="M836 ${QUAY}V430H862V${QUAY}Z" fill="#fbe6cc"/><path d="M853 ${QUAY}V430H862V${QUAY}Z" fill="#c98f8a"/><path d="M830 470H868V480H830ZM834 430Q849 400 849 384Q849 400 864 430Z" fill="#2f8f9c"/>` +
    `<path d="M740 ${QUAY}v-44a16 16 0 0 1 32 0v44Z" fill="#5a3458"/>`
  );
}

function lamps(): string {
  return Array.from({ length: 15 }, (_, i) => {
    const x = 226 + i * 56;
    return `<path d="M${x} ${QUAY}v-24" stroke="#3a2044" stroke-width="3"/><circle cx="${x}" cy="${QUAY - 27}" r="5" fill="#fff3c0"/><circle cx="${x}" cy="${QUAY - 27}" r="13" fill="#ffca70" opacity="0.35"/>`;
  }).join('');
}

function smallDhow(): string {
  return drawDhow(
    { x: 1230, y: 730, scale: 0.7, flip: true },
    { hull: '#33203a', trim: '#b5706a', sail: '#f0c8a8', sailShade: '#a8647a', crew: '#1c1018' },
  );
}
