import { mix } from '../core/color.ts';
import { clip } from '../core/paint.ts';
import { limb, n, oval } from '../core/path.ts';

export type Clothes = {
  readonly kind: 'shirt' | 'shuka' | 'kanzu' | 'dress' | 'fleece' | 'scarf';
  readonly color: string;
  readonly trim: string;
  /** Colour of a necklace of beads; none when left out. */
  readonly beads?: string;
};

const SHOULDERS =
  'M-104 300Q-180 330 -310 366Q-410 400 -440 680H440Q424 400 310 366Q180 330 104 300Q60 372 0 384Q-60 372 -104 300Z';

/** Shoulders in the clothes that are worn, lit from the left. */
export function drawClothes({ kind, color, trim, beads }: Clothes): string {
  const inside = clip(`<path d="${SHOULDERS}"/>`);
  const dark = mix(color, '#160a18', 0.45);
  const surface = {
    shirt: () => collar(color, dark) + pockets(dark) + seams(dark),
    fleece: () => zip(trim, dark),
    kanzu: () => placket(trim) + seams(dark),
    dress: () => leaves(trim) + neckline(trim),
    shuka: () => checks(trim, dark) + throwOver(color, trim, dark),
    scarf: () => seams(dark) + scarf(trim),
  }[kind]();
  return [
    `<path d="${SHOULDERS}" fill="${color}"/><g clip-path="${inside}">`,
    `<path d="M150 300Q250 420 180 680H460V300Z" fill="${dark}" opacity="0.55"/>${surface}${cuts(mix(color, '#fff4d8', 0.45))}</g>`,
    beads ? necklace(beads) : '',
  ].join('');
}

function cuts(light: string): string {
  let d = '';
  for (let i = 0; i < 12; i++)
    d += limb(
      [
        [-392 + i * 17, 470 - i * 7, 0.8],
        [-372 + i * 17, 440 - i * 6, 3.4],
        [-340 + i * 17, 416 - i * 5, 0.8],
      ],
      'point',
    );
  return `<path d="${d}" fill="${light}" opacity="0.8"/>`;
}

function collar(color: string, dark: string): string {
  const lit = mix(color, '#fff4d8', 0.25);
  return `<path d="M-120 290L-150 380L-60 440L0 384Z" fill="${lit}"/><path d="M120 290L150 380L60 440L0 384Z" fill="${color}"/><path d="M-150 380L-60 440L0 384M150 380L60 440L0 384V680" fill="none" stroke="${dark}" stroke-width="6"/><path d="${oval(0, 470, 8, 8)}${oval(0, 550, 8, 8)}" fill="${dark}"/>`;
}

function pockets(dark: string): string {
  return `<path d="M-230 490H-110V680M-230 490V680M-230 524H-110M230 490H110V680M230 490V680M230 524H110" fill="none" stroke="${dark}" stroke-width="5"/>`;
}

function seams(dark: string): string {
  return `<path d="M-318 372Q-280 470 -300 680M318 372Q280 470 300 680" fill="none" stroke="${dark}" stroke-width="5"/>`;
}

function zip(trim: string, dark: string): string {
  return `<path d="M-112 286Q-150 330 -128 392L0 430L128 392Q150 330 112 286Q60 372 0 384Q-60 372 -112 286Z" fill="${trim}"/><path d="M0 384V680" stroke="${dark}" stroke-width="8"/><path d="M-440 520L-60 450M440 520L60 450" stroke="${trim}" stroke-width="16"/>`;
}

function placket(trim: string): string {
  return `<path d="M-112 296Q-60 384 0 392Q60 384 112 296L122 310Q66 404 0 410Q-66 404 -122 310Z" fill="${trim}"/><path d="M0 400V540" stroke="${trim}" stroke-width="12"/><path d="M0 540V590M-8 560L0 590L8 560" stroke="${trim}" stroke-width="5" fill="none"/>`;
}

function neckline(trim: string): string {
  return `<path d="M-108 300Q-60 400 0 408Q60 400 108 300L130 312Q76 430 0 436Q-76 430 -130 312Z" fill="${trim}"/>`;
}

/** A printed cloth: leaves in rows. */
function leaves(trim: string): string {
  let d = '';
  for (let row = 0; row < 5; row++)
    for (let col = -5; col <= 5; col++) {
      const x = col * 86 + (row % 2) * 43;
      const y = 380 + row * 58;
      d += `M${n(x - 26)} ${y}Q${n(x - 8)} ${y - 22} ${n(x + 26)} ${y}Q${n(x - 8)} ${y + 22} ${n(x - 26)} ${y}Z`;
    }
  return `<path d="${d}" fill="${trim}" opacity="0.85"/>`;
}

function checks(trim: string, dark: string): string {
  let d = '';
  for (let i = -10; i <= 10; i++) d += `M${i * 46} 290L${i * 46 - 30} 680`;
  for (let i = 0; i < 8; i++) d += `M-450 ${320 + i * 42}Q0 ${360 + i * 42} 450 ${320 + i * 42}`;
  return `<path d="${d}" fill="none" stroke="${trim}" stroke-width="9"/><path d="${d}" fill="none" stroke="${dark}" stroke-width="2.6" transform="translate(11 8)"/>`;
}

/** The upper fold of a shuka, from the left shoulder across the chest. */
function throwOver(color: string, trim: string, dark: string): string {
  return `<path d="M-130 300Q60 400 330 680H110Q-80 470 -330 400Z" fill="${mix(color, '#fff4d8', 0.12)}"/><path d="M-130 300Q60 400 330 680M-330 400Q-80 470 110 680" fill="none" stroke="${dark}" stroke-width="7"/><path d="M-200 332Q0 420 250 680M-260 362Q-40 440 180 680" fill="none" stroke="${trim}" stroke-width="8"/>`;
}

function scarf(trim: string): string {
  const shade = mix(trim, '#160a18', 0.4);
  return `<path d="M-128 282Q-170 350 -120 400Q0 470 120 400Q170 350 128 282Q70 372 0 384Q-70 372 -128 282Z" fill="${trim}"/><path d="M-60 416Q-130 500 -150 680H10Q-20 500 20 430Z" fill="${trim}"/><path d="M-120 350Q0 440 124 350M-110 384Q0 460 110 384M-50 430Q-90 510 -100 680M-20 434Q-50 520 -50 680" fill="none" stroke="${shade}" stroke-width="6"/>`;
}

/** Rows of beads that lie on the collarbones. */
function necklace(color: string): string {
  const colors = [color, '#f6ead2', '#2f7f86', color];
  return colors
    .map((fill, row) => {
      let d = '';
      for (let i = 0; i <= 22; i++) {
        const a = Math.PI * (0.06 + (i / 22) * 0.88);
        d += oval(Math.cos(a) * (112 + row * 17), 262 + Math.sin(a) * (96 + row * 19), 8, 8);
      }
      return `<path d="${d}" fill="${fill}"/>`;
    })
    .join('');
}
