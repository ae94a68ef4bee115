import { linear, vertical } from '../core/paint.ts';
import { closedCurve, n } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { drawZanzibarDoor } from '../motifs/door.ts';
import { drawCoralPatch, drawShutter } from '../motifs/masonry.ts';
import { drawPalm } from '../motifs/palm.ts';
import { placeAt } from '../motifs/place.ts';
import { drawGlow } from '../motifs/sky.ts';
import { drawSpiceBasket } from '../motifs/spice.ts';

const CORAL = { mortar: '#d9b893', stone: '#b58d6f', lit: '#efd9b8' };

/** A carved door with brass studs in a coral-stone alley, baskets of spices on its steps. */
export function stoneTownAndSpices(): Scene {
  return {
    planes: [
      stipple(
        `<rect width="1536" height="1024" fill="${linear(
          [0, 0],
          [1536, 500],
          [
            [0, '#f6dfb6'],
            [0.5, '#efcfa2'],
            [1, '#c99a78'],
          ],
        )}"/>`,
        plasterStains(),
      ),
      crisp(patches(), windows()),
      crisp(alley()),
      crisp(
        placeAt(
          { x: 800, y: 780, scale: 1.26 },
          drawZanzibarDoor({
            wood: '#6b3a27',
            dark: '#3a1d1c',
            carved: '#8f5533',
            brass: '#e3ad48',
            shine: '#fff0bd',
          }),
        ),
      ),
      crisp(shadow()),
      crisp(steps(), `<g transform="translate(-70 0)">${lantern()}</g>`),
      stipple(
        `<rect y="780" width="1536" height="250" fill="${vertical(780, 1030, [
          [0, '#4a2030', 0],
          [1, '#4a2030', 0.6],
        ])}"/>`,
      ),
      crisp(baskets()),
      soft(drawGlow([430, 260], 620, '#fff0c4', 0.42)),
    ],
    vignette: 0.32,
  };
}

function plasterStains(): string {
  const random = createRandom('plaster');
  let d = '';
  for (let i = 0; i < 46; i++) {
    const x = random.between(0, 1536);
    const y = random.between(0, 700);
    const w = random.between(6, 26);
    d += `M${n(x)} ${n(y)}Q${n(x + w)} ${n(y + 90)} ${n(x + w * 0.4)} ${n(y + random.between(100, 230))}Q${n(x - w)} ${n(y + 80)} ${n(x)} ${n(y)}Z`;
  }
  return `<path d="${d}" fill="#c0875f" opacity="0.16"/>`;
}

function patches(): string {
  return (
    drawCoralPatch('a', 330, 610, 150, 90, CORAL) +
    drawCoralPatch('b', 1270, 160, 130, 70, {
      mortar: '#b98c70',
      stone: '#94684f',
      lit: '#d0a888',
    }) +
    drawCoralPatch('c', 470, 120, 90, 46, CORAL) +
    drawCoralPatch('d', 1180, 640, 70, 100, { mortar: '#b98c70', stone: '#94684f', lit: '#d0a888' })
  );
}

function windows(): string {
  const tones = { frame: '#7d4a33', leaf: '#2f7f86', gap: '#1d5a66' };
  return (
    drawShutter(330, 430, 130, 230, tones) +
    `<path d="M395 200L452 236V470L395 430Z" fill="#2a1d26" opacity="0.22"/>`
  );
}

/** The lane that opens on the right: sunlit far houses between walls, sky above. */
function alley(): string {
  return [
    `<path d="M1290 0H1536V1024H1290Z" fill="${vertical(0, 780, [
      [0, '#7fc0cf'],
      [0.4, '#d9ead8'],
      [1, '#fbe6bd'],
    ])}"/>`,
    '<path d="M1290 150L1380 205V800H1290Z" fill="#f3cf98"/><path d="M1380 270H1450V800H1380Z" fill="#fbe9c4"/>',
    drawShutter(1415, 440, 30, 70, { frame: '#a86d48', leaf: '#3d8f8c', gap: '#28707a' }),
    drawShutter(1335, 420, 30, 84, { frame: '#a86d48', leaf: '#d98446', gap: '#a85a33' }),
    `<path d="M1450 0H1540V1030H1490L1450 800Z" fill="${linear(
      [1450, 0],
      [1540, 0],
      [
        [0, '#8a4f48'],
        [1, '#5a2f3c'],
      ],
    )}"/>`,
    '<path d="M1290 800H1450L1500 1030H1290Z" fill="#e9c894"/>',
    `<path d="M1286 0H1300V1024H1286Z" fill="#8f6150"/><path d="M1290 232Q1370 292 1452 226" fill="none" stroke="#5a3038" stroke-width="2.4"/><path d="${[0, 1, 2, 3, 4, 5].map((i) => `M${1302 + i * 25} ${n(242 + Math.sin((i / 5) * Math.PI) * 24)}l18 1l-8 28Z`).join('')}" fill="#d94f3c"/>`,
  ].join('');
}

function shadow(): string {
  return `<path d="M760 -20L1290 -20V1030H1180Q1010 620 900 430Q800 200 760 -20Z" fill="${linear(
    [760, 0],
    [1290, 0],
    [
      [0, '#4a1f3a', 0.62],
      [1, '#4a1f3a', 0.75],
    ],
  )}"/>${palmShadow()}`;
}

/** The shadow of a palm that stands outside the picture. */
function palmShadow(): string {
  const tone = '#a8663f';
  const palm = drawPalm({
    seed: 'stone town shade',
    x: -120,
    y: 760,
    height: 690,
    bend: 0.26,
    wood: tone,
    leaf: tone,
  });
  return `<g opacity="0.42">${palm}</g>`;
}

function steps(): string {
  return [
    '<path d="M480 780H1120V822H480Z" fill="#e4c193"/><path d="M480 780H1120V790H480Z" fill="#fbe6bf"/>',
    '<path d="M410 822H1190V872H410Z" fill="#d3a97c"/><path d="M410 822H1190V833H410Z" fill="#f6d9ab"/>',
    `<path d="M-10 872H1536V1034H-10Z" fill="${vertical(872, 1030, [
      [0, '#c99a6e'],
      [1, '#7d4b43'],
    ])}"/>`,
    `<path d="${paving()}" fill="none" stroke="#8f5f4a" stroke-width="2.4" opacity="0.6"/>`,
    '<path d="M870 780H1120V872H1190V1030H930Z" fill="#4a1f3a" opacity="0.4"/>',
  ].join('');
}

function paving(): string {
  let d = 'M0 905H1536M0 952H1536';
  for (let i = -6; i < 26; i++)
    d += `M${n(800 + (i - 10) * 84)} 872L${n(800 + (i - 10) * 92)} 905M${n(800 + (i - 9.5) * 100)} 905L${n(800 + (i - 9.5) * 112)} 952M${n(800 + (i - 10) * 122)} 952L${n(800 + (i - 10) * 140)} 1030`;
  return d;
}

function lantern(): string {
  return `<path d="M546 250Q600 236 604 300" fill="none" stroke="#3a1d1c" stroke-width="6"/><path d="${closedCurve('604,296,1 632,322,1 624,392,1 584,392,1 576,322,1', 0.1)}" fill="#3a1d1c"/><path d="M586 326H622L617 386H591Z" fill="#ffd88a"/><path d="M604 322V390" stroke="#3a1d1c" stroke-width="3"/>`;
}

function baskets(): string {
  return [
    drawSpiceBasket('turmeric', 560, 846, 130, 'powder', '#e8a020'),
    drawSpiceBasket('chili', 430, 872, 142, 'powder', '#c8371f'),
    drawSpiceBasket('cardamom', 1070, 852, 130, 'pods', '#9aac4e'),
    drawSpiceBasket('clove', 290, 916, 170, 'cloves', '#7d4530'),
    drawSpiceBasket('cinnamon', 1190, 900, 160, 'sticks', '#b5713c'),
    drawSpiceBasket('nutmeg', 500, 940, 168, 'nutmeg', '#a9734a'),
    drawSpiceBasket('paprika', 1010, 934, 170, 'powder', '#d95f28'),
  ].join('');
}
