import { mix } from '../core/color.ts';
import { clip } from '../core/paint.ts';
import { closedCurve, limb, n, oval } from '../core/path.ts';
import { createRandom } from '../core/random.ts';

export type Hair = {
  readonly kind: 'cropped' | 'braids' | 'puff' | 'parted' | 'kofia' | 'wrap' | 'sunhat';
  readonly color: string;
  readonly light: string;
  /** Colour of a band, of embroidery or of a hat's ribbon. */
  readonly trim: string;
};

/** What of the hair lies behind neck and shoulders. */
export function drawHairBehind({ kind, color, light }: Hair): string {
  if (kind === 'puff') {
    return paintInside(puffRound(), color, curls('puff', -30, -230, 230, 170, 260), light);
  }
  if (kind === 'braids' || kind === 'parted' || kind === 'sunhat')
    return fallingHair(kind, color, light);
  if (kind !== 'wrap') return '';
  const veil = closedCurve(
    '-182,-60 -190,60 -200,200 -260,420,1 260,420,1 200,200 190,60 182,-60 120,-220 0,-262 -120,-220',
  );
  return `<path d="${veil}" fill="${mix(color, '#1a0a14', 0.35)}"/>`;
}

/** What frames the face: hairline, cap, cloth or brim. */
export function drawHairBefore(hair: Hair): string {
  const close = (pattern: string) => paintInside(CLOSE, hair.color, pattern, hair.light);
  const drawn = {
    cropped: () => close(curls('crop', 0, -190, 150, 66, 130)),
    puff: () => close(rows(15)) + band(hair.trim),
    braids: () => close(rows(11)),
    parted: () => parted(hair),
    kofia: () => kofia(hair),
    wrap: () => wrap(hair),
    sunhat: () => parted(hair) + sunhat(hair),
  };
  return drawn[hair.kind]();
}

const CLOSE = closedCurve(
  '-157,-40,1 -166,-120 -130,-208 -60,-246 0,-252 60,-246 130,-208 166,-120 157,-40,1 142,-92 112,-142 60,-164 0,-168 -60,-164 -112,-142 -142,-92',
);

/** A shape in one colour with a pattern in another that ends at its edge. */
function paintInside(outline: string, color: string, pattern: string, light: string): string {
  const inside = clip(`<path d="${outline}"/>`);
  return `<path d="${outline}" fill="${color}"/><g clip-path="${inside}"><path d="${pattern}" fill="${light}"/></g>`;
}

/** Lines of plaited hair that run back from the brow. */
function rows(count: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) * 2 - 1;
    for (let k = 0; k < 6; k++) {
      const s = k / 6;
      const x = t * (150 - s * 60) * (1 - s * 0.2);
      const y = -110 - (1 - t * t) * 56 - s * 96;
      d += limb(
        [
          [x, y, 1],
          [x * 0.96 + 3, y - 9, 3],
          [x * 0.92, y - 17, 1],
        ],
        'point',
      );
    }
  }
  return d;
}

function curls(seed: string, x: number, y: number, rx: number, ry: number, count: number): string {
  const random = createRandom(`curls ${seed}`);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = random.between(0, Math.PI * 2);
    const r = Math.sqrt(random.next());
    const px = x + Math.cos(a) * rx * r;
    const py = y + Math.sin(a) * ry * r;
    const turn = random.between(0, Math.PI * 2);
    d += limb(
      [
        [px, py, 0.8],
        [px + Math.cos(turn) * 7, py + Math.sin(turn) * 7, 2.4],
        [px + Math.cos(turn + 1) * 13, py + Math.sin(turn + 1) * 13, 0.8],
      ],
      'point',
    );
  }
  return d;
}

function puffRound(): string {
  return closedCurve(
    '-184,-110 -222,-186 -204,-284 -126,-342 0,-362 126,-342 204,-284 222,-186 184,-110 120,-60 -120,-60',
  );
}

function band(color: string): string {
  return `<path d="${closedCurve('-164,-108,1 -120,-186 0,-214 120,-186 164,-108,1 166,-150 118,-226 0,-256 -118,-226 -166,-150')}" fill="${color}"/><path d="${[-100, -60, -20, 20, 60, 100].map((x) => oval(x, -222 + (x / 100) ** 2 * 26, 8, 8)).join('')}" fill="#fbeed0"/>`;
}

function fallingHair(kind: Hair['kind'], color: string, light: string): string {
  const length = kind === 'sunhat' ? 250 : 420;
  const d = closedCurve([
    [-150, -170],
    [-192, -60],
    [-196, 90],
    [-206, length * 0.6],
    [-190, length, 1],
    [190, length, 1],
    [206, length * 0.6],
    [196, 90],
    [192, -60],
    [150, -170],
    [0, -250],
  ]);
  let strands = '';
  for (let i = 0; i < 22; i++) {
    const side = i % 2 ? 1 : -1;
    const x = side * (150 + (i % 11) * 5);
    if (kind === 'braids') {
      for (let y = -40; y < length - 20; y += 21) strands += oval(x, y + (i % 3) * 7, 3.4, 8);
    } else {
      strands += limb([
        [x, -80, 0.8],
        [x + side * 8, 90, 2],
        [x + side * 6, length - 10, 0.8],
      ]);
    }
  }
  return paintInside(d, color, strands, light);
}

function parted(hair: Hair): string {
  const half = (side: 1 | -1) =>
    closedCurve([
      [0, -206, 1],
      [side * 66, -174],
      [side * 124, -106],
      [side * 148, -20],
      [side * 152, 90, 1],
      [side * 186, 60],
      [side * 184, -60],
      [side * 156, -180],
      [side * 80, -248],
      [0, -256, 1],
    ]);
  const outline = half(-1) + half(1);
  let strands = '';
  for (let i = 1; i < 8; i++) {
    for (const side of [-1, 1]) {
      strands += limb([
        [side * i * 3, -206 - i * 5.4, 0.6],
        [side * (70 + i * 10), -170 - i * 7, 2.2],
        [side * (134 + i * 5), -60, 2],
        [side * (152 + i * 3), 60, 0.6],
      ]);
    }
  }
  return paintInside(outline, hair.color, strands, hair.light);
}

/** An embroidered cap such as men wear on the coast. */
function kofia(hair: Hair): string {
  const outline = closedCurve(
    '-160,-96,1 -152,-190 -140,-262,1 -70,-284 0,-288 70,-284 140,-262,1 152,-190 160,-96,1 90,-134 0,-146 -90,-134',
    0.3,
  );
  let stars = '';
  let lines = '';
  for (let row = 0; row < 3; row++) {
    for (let i = -6; i <= 6; i++) {
      const x = i * 25 + (row % 2) * 12;
      const y = -168 - row * 38 + (x / 160) ** 2 * 40;
      stars += `M${n(x - 9)} ${n(y)}L${n(x)} ${n(y - 13)}L${n(x + 9)} ${n(y)}L${n(x)} ${n(y + 13)}Z`;
    }
    const y = -149 - row * 38;
    lines += `M-170 ${y + 42}Q0 ${y - 42} 170 ${y + 42}`;
  }
  const inside = clip(`<path d="${outline}"/>`);
  return [
    `<path d="${closedCurve('-158,-30,1 -162,-110 -150,-140 150,-140 162,-110 158,-30,1 146,-84 138,-110 -138,-110 -146,-84')}" fill="${hair.color}"/>`,
    `<path d="${outline}" fill="${hair.light}"/><g clip-path="${inside}"><path d="${stars}" fill="${hair.trim}"/>`,
    `<path d="${lines}" fill="none" stroke="${hair.trim}" stroke-width="3.4"/><path d="M60 -300H200V-60H110Z" fill="#2a1420" opacity="0.26"/></g>`,
  ].join('');
}

/** A cloth laid round the head and thrown over the shoulder. */
function wrap({ color, light, trim }: Hair): string {
  const outline =
    'M0 -268C120 -268 190 -190 194 -60C198 60 176 170 150 240C230 290 300 330 330 420L-330 420C-300 330 -230 290 -150 240C-176 170 -198 60 -194 -60C-190 -190 -120 -268 0 -268ZM0 -176C-84 -176 -132 -110 -136 -10C-138 90 -96 170 0 222C96 170 138 90 136 -10C132 -110 84 -176 0 -176Z';
  const inside = clip(`<path d="${outline}" clip-rule="evenodd"/>`);
  const folds =
    limb('-150,-190,1 -176,-60,5 -160,110,5 -90,236,2') +
    limb('-60,-240,1 -150,-170,5 -170,-20,2') +
    limb('60,-244,1 150,-170,4 172,-20,2') +
    limb('-300,410,4 -120,300,6 0,280,4 150,330,2') +
    limb('-180,420,3 -30,330,6 120,330,2');
  const dark =
    limb('150,-190,1 184,-60,9 166,110,9 90,240,3') + limb('-120,240,2 0,262,10 140,236,12');
  return `<path d="${outline}" fill="${color}" fill-rule="evenodd"/><g clip-path="${inside}"><path d="${dots()}" fill="${trim}"/><path d="${dark}" fill="#200a18" opacity="0.4"/><path d="${folds}" fill="${light}"/></g>`;
}

function dots(): string {
  let d = '';
  for (let row = 0; row < 17; row++)
    for (let col = -8; col <= 8; col++) d += oval(col * 44 + (row % 2) * 22, -260 + row * 42, 6, 6);
  return d;
}

function sunhat({ trim }: Hair): string {
  const brim = closedCurve(
    '-330,-128 -210,-176 0,-192 210,-176 330,-128 220,-112 0,-140 -220,-112',
  );
  const crown = closedCurve(
    '-150,-176,1 -146,-270 -90,-336 0,-350 90,-336 146,-270 150,-176,1 0,-196',
    0.3,
  );
  const ribbon = closedCurve('-151,-172,1 0,-194 151,-172,1 149,-216,1 0,-238 -149,-216,1', 0.3);
  let straw = '';
  for (let i = 0; i < 6; i++)
    straw += `M${-146 + i * 3} ${-232 - i * 19}Q0 ${-256 - i * 19} ${146 - i * 3} ${-232 - i * 19}`;
  return `<path d="${crown}" fill="#e9cf95"/><path d="${straw}" fill="none" stroke="#b9934f" stroke-width="3"/><path d="${ribbon}" fill="${trim}"/><path d="${brim}" fill="#f3dfae"/><path d="M-300 -132Q0 -178 300 -132M-250 -142Q0 -186 250 -142" fill="none" stroke="#b9934f" stroke-width="3"/>`;
}
