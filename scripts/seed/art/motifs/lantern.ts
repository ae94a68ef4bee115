import { n } from '../core/path.ts';

/** A lantern with a lit glass, hanging at the end of a cord from above or, without one, standing. */
export function drawLantern(x: number, y: number, size: number, cord = 0): string {
  const s = size;
  const line = cord
    ? `<path d="M${n(x)} ${n(y - s * 1.5 - cord)}V${n(y - s * 1.4)}" stroke="#2a1a24" stroke-width="${n(s * 0.06)}"/>`
    : '';
  return (
    `${line}<circle cx="${n(x)}" cy="${n(y - s * 0.6)}" r="${n(s * 1.5)}" fill="#ffca70" opacity="0.14"/><circle cx="${n(x)}" cy="${n(y - s * 0.6)}" r="${n(s * 0.85)}" fill="#ffca70" opacity="0.3"/>` +
    `<path d="M${n(x - s * 0.36)} ${n(y)}V${n(y - s)}L${n(x)} ${n(y - s * 1.4)}L${n(x + s * 0.36)} ${n(y - s)}V${n(y)}Z" fill="#3a2430"/><path d="M${n(x - s * 0.26)} ${n(y - s * 0.1)}V${n(y - s * 0.92)}H${n(x + s * 0.26)}V${n(y - s * 0.1)}Z" fill="#ffd98a"/>` +
    `<path d="M${n(x)} ${n(y - s * 0.78)}q${n(s * 0.2)} ${n(s * 0.3)} 0 ${n(s * 0.56)}q${n(-s * 0.2)} ${n(-s * 0.26)} 0 ${n(-s * 0.56)}Z" fill="#fffbe0"/>`
  );
}
