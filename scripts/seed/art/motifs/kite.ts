import { n } from '../core/path.ts';

type KiteForm = {
  readonly x: number;
  readonly y: number;
  /** Half the span. */
  readonly span: number;
  /** Rotation in degrees, clockwise. */
  readonly turn: number;
  readonly cloth: string;
  readonly band: string;
};

/** The inflated kite of a kitesurfer: a crescent with struts and a coloured middle. */
export function drawKite({ x, y, span, turn, cloth, band }: KiteForm): string {
  const outline =
    'M-100 6C-84 -50 -40 -70 0 -70C40 -70 84 -50 100 6C78 -24 40 -36 0 -36C-40 -36 -78 -24 -100 6Z';
  const middle = 'M-46 -61Q0 -78 46 -61L36 -34Q0 -38 -36 -34Z';
  const struts = 'M-74 -36L-66 -15M-46 -61L-36 -32M0 -70V-36M46 -61L36 -32M74 -36L66 -15';
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(span / 100)})">` +
    `<path d="${outline}" fill="${cloth}"/><path d="${middle}" fill="${band}"/>` +
    `<path d="M-100 6C-84 -50 -40 -70 0 -70C40 -70 84 -50 100 6C84 -42 40 -62 0 -62C-40 -62 -84 -42 -100 6Z" fill="#fff" opacity="0.35"/>` +
    `<path d="${struts}" stroke="#1c2a3a" stroke-width="2.4" opacity="0.4"/></g>`
  );
}

/** Lines from a kite's tips to the rider's bar. */
export function traceKiteLines({ x, y, span, turn }: KiteForm, barX: number, barY: number): string {
  const a = (turn * Math.PI) / 180;
  const tip = (side: 1 | -1) =>
    `${n(x + Math.cos(a) * span * side)} ${n(y + Math.sin(a) * span * side)}`;
  return `M${tip(-1)}L${n(barX - 5)} ${n(barY)}M${tip(1)}L${n(barX + 5)} ${n(barY)}`;
}
