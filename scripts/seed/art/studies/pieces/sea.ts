import { mix } from '../../core/color.ts';
import { vertical } from '../../core/paint.ts';
import { closedCurve, limb, oval } from '../../core/path.ts';
import { placeAt } from '../../motifs/place.ts';
import {
  drawAnemone,
  drawBrainCoral,
  drawSeaFan,
  drawStaghorn,
  drawTableCoral,
} from '../../motifs/reef.ts';
import { drawSchool } from '../../motifs/underwater.ts';
import type { Piece } from '../study.ts';

/** A bank of sand that the tide has left in the open sea. */
export function sandbank(x: number, y: number, width: number): Piece {
  return ({ sand, water }) => {
    const bank = (grow: number, drop: number) =>
      closedCurve([
        [x - width * grow, y + drop],
        [x - width * 0.5 * grow, y - 26 * grow + drop],
        [x + width * 0.1, y - 34 * grow + drop],
        [x + width * 0.6 * grow, y - 20 * grow + drop],
        [x + width * grow, y + drop],
        [x + width * 0.4, y + 34 * grow + drop],
        [x - width * 0.5, y + 36 * grow + drop],
      ]);
    return `<path d="${bank(1.26, 10)}" fill="${water[0]}" opacity="0.75"/><path d="${bank(1.08, 5)}" fill="#ffffff" opacity="0.85"/><path d="${bank(1, 0)}" fill="${vertical(
      y - 34,
      y + 40,
      [
        [0, sand[0]],
        [1, sand[1]],
      ],
    )}"/>`;
  };
}

/** A reef along the bottom: corals of five kinds. */
export function reef(seed: string): Piece {
  return () =>
    drawTableCoral(`${seed} t`, 1290, 930, 300, '#c98a5c') +
    drawStaghorn(`${seed} a`, 230, 980, 250, '#e0604f') +
    drawSeaFan(`${seed} f`, 1090, 960, 230, '#b0478f') +
    drawBrainCoral(`${seed} b`, 520, 980, 190, '#d9a34a') +
    drawStaghorn(`${seed} c`, 1430, 1010, 220, '#e8a23c') +
    drawAnemone(`${seed} n`, 760, 1000, 170, '#d98a9f');
}

/** Small fish in a loose cloud. */
export function school(
  seed: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  length: number,
): Piece {
  return () =>
    drawSchool(
      { seed, x, y, rx, ry, count, length, kind: 'slim' },
      { body: '#f6e2b0', far: '#c9b07a', accent: '#e8a23c', dark: '#1c2a3c' },
    );
}

/** A dugout with two who paddle. */
export function canoe(x: number, y: number, scale: number): Piece {
  return ({ air, airShare, rim }) => {
    const tint = (color: string) => mix(color, air, airShare);
    const paddler = (px: number, cloth: string) =>
      `<path d="${closedCurve(`${px - 15},0,1 ${px - 13},-42 ${px - 4},-60 ${px + 8},-58 ${px + 14},-40 ${px + 16},0,1`)}" fill="${tint(cloth)}"/><path d="${oval(px + 5, -74, 10, 12)}${limb(`${px + 4},-52,5.4 ${px + 24},-34,4.4 ${px + 40},-44,3.6`)}${limb(`${px},-50,5 ${px + 14},-22,4.2 ${px + 30},-16,3.6`)}" fill="${tint('#4f2c20')}"/><path d="${closedCurve(`${px - 12},-78,1 ${px + 4},-92 ${px + 24},-76,1 ${px + 4},-80`)}" fill="${tint('#e9cf95')}"/><path d="${limb(`${px + 44},-62,2.4 ${px + 28},-10,2.6 ${px + 20},18,2.4`)}${closedCurve(`${px + 24},10 ${px + 28},34 ${px + 16},46 ${px + 8},32 ${px + 14},8`)}" fill="${tint('#6a4630')}"/>`;
    const hull = closedCurve(
      '-230,-20,1 -120,-4 0,0 130,-6 240,-26,1 200,8 110,26 0,30 -120,26 -196,10',
    );
    return placeAt(
      { x, y, scale },
      `${paddler(-80, '#c9472f')}${paddler(80, '#2f7f86')}<path d="${hull}" fill="${tint('#6a3f2a')}"/><path d="M-230 -20Q0 18 240 -26" fill="none" stroke="${rim}" stroke-width="4"/><path d="M-210 32H220M-150 42H140" stroke="${rim}" stroke-width="3" opacity="0.5"/>`,
    );
  };
}
