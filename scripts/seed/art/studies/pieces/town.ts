import { mix } from '../../core/color.ts';
import { n } from '../../core/path.ts';
import { createRandom } from '../../core/random.ts';
import { drawZanzibarDoor } from '../../motifs/door.ts';
import { drawCoralPatch } from '../../motifs/masonry.ts';
import { placeAt } from '../../motifs/place.ts';
import { drawGlow } from '../../motifs/sky.ts';
import { drawSpiceBasket, type SpiceKind } from '../../motifs/spice.ts';
import type { Piece } from '../study.ts';

/** A stall under a striped awning: a table of fruit in heaps. */
export function stall(
  x: number,
  y: number,
  scale: number,
  stripes: readonly [string, string],
): Piece {
  return ({ wood, shadow }) => {
    const random = createRandom(`stall ${x}`);
    const fruit = ['#f0a02a', '#d9472f', '#8fae3f', '#f3cf4a', '#b5653f', '#7a9a3a'];
    let heaps = '';
    for (let heap = 0; heap < 6; heap++) {
      const cx = -150 + heap * 60;
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 4 - row; i++) {
          const px = cx + (i - (3 - row) / 2) * 15 + random.between(-1, 1);
          const py = -96 - row * 12;
          heaps += `<circle cx="${n(px)}" cy="${n(py)}" r="9" fill="${fruit[heap] ?? '#f0a02a'}"/><circle cx="${n(px - 3)}" cy="${n(py - 3)}" r="2.4" fill="#fff3cf" opacity="0.8"/>`;
        }
    }
    let cloth = '';
    for (let i = 0; i < 10; i++) {
      const left = -216 + i * 43.2;
      cloth += `<path d="M${n(left * 0.86)} -330L${n(left)} -250A21.6 16 0 0 0 ${n(left + 43.2)} -250L${n((left + 43.2) * 0.86)} -330Z" fill="${stripes[i % 2 === 0 ? 0 : 1]}"/>`;
    }
    return placeAt(
      { x, y, scale },
      `<ellipse cx="0" cy="4" rx="236" ry="16" fill="${shadow}" opacity="0.35"/><path d="M-206 0V-300M206 0V-300" stroke="${wood}" stroke-width="10"/><path d="M-190 -90H190V-70H-190Z" fill="#a5673a"/><path d="M-184 -70H184V0H-184Z" fill="#5c3024"/><path d="M-184 -70L-120 0M-60 -70L0 0M60 -70L124 0" stroke="#7a4630" stroke-width="8"/>${heaps}${cloth}<path d="M-206 -258H206" stroke="${shadow}" stroke-width="10" opacity="0.25"/>`,
    );
  };
}

/** A carved door in a plastered wall, steps before it, a lantern beside it. */
export function doorway(x: number, y: number, scale: number, wood: string): Piece {
  return ({ land, shadow, sheen }) => {
    const dark = mix(wood, '#160a18', 0.5);
    const coral = {
      mortar: mix(land[0], '#b98c70', 0.5),
      stone: mix(land[1], '#94684f', 0.5),
      lit: sheen,
    };
    const steps = `<path d="M${x - 260} ${y}H${x + 260}V${y + 44}H${x - 260}Z" fill="${land[0]}"/><path d="M${x - 320} ${y + 44}H${x + 320}V${y + 96}H${x - 320}Z" fill="${mix(land[0], land[1], 0.5)}"/><path d="M${x - 260} ${y}H${x + 260}V${y + 9}H${x - 260}ZM${x - 320} ${y + 44}H${x + 320}V${y + 54}H${x - 320}Z" fill="${sheen}"/>`;
    const lantern = `<path d="M${x + 300} 236Q${x + 352} 226 ${x + 352} 286" fill="none" stroke="${dark}" stroke-width="6"/><path d="M${x + 326} 300L${x + 352} 280L${x + 378} 300L${x + 368} 376H${x + 336}Z" fill="${dark}"/><path d="M${x + 336} 308H${x + 368}L${x + 362} 368H${x + 342}Z" fill="#ffd88a"/>`;
    return (
      drawCoralPatch('door a', x - 420, 300, 120, 70, coral) +
      drawCoralPatch('door b', x + 440, 620, 110, 80, coral) +
      placeAt(
        { x, y, scale },
        drawZanzibarDoor({
          wood,
          dark,
          carved: mix(wood, '#f6e0b0', 0.25),
          brass: '#e3ad48',
          shine: '#fff0bd',
        }),
      ) +
      steps +
      drawGlow([x + 352, 330], 260, '#ffd88a', 0.4) +
      lantern +
      `<path d="M${x + 180} -20L${x + 900} -20V1040H${x + 520}Q${x + 420} 560 ${x + 180} -20Z" fill="${shadow}" opacity="0.3"/>`
    );
  };
}

export function baskets(
  places: readonly (readonly [
    x: number,
    y: number,
    width: number,
    kind: SpiceKind,
    color: string,
  ])[],
): Piece {
  return () =>
    places
      .map(([x, y, width, kind, color]) => drawSpiceBasket(`study ${x}`, x, y, width, kind, color))
      .join('');
}
