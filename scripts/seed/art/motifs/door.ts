import { linear, vertical } from '../core/paint.ts';
import { n, oval, polygon } from '../core/path.ts';

type DoorTones = {
  readonly wood: string;
  readonly dark: string;
  readonly carved: string;
  readonly brass: string;
  readonly shine: string;
};

/** A carved Zanzibar double door with brass studs; 300 wide, 520 high, its sill at y = 0. */
export function drawZanzibarDoor(t: DoorTones): string {
  return (
    `<path d="M-176 0V-420A176 150 0 0 1 176 -420V0Z" fill="${t.dark}"/>` +
    `<path d="M-166 0V-420A166 141 0 0 1 166 -420V0Z" fill="${t.carved}"/>` +
    `${borderBand(166, 30, t)}` +
    `<path d="M-132 0V-420A132 108 0 0 1 132 -420V0Z" fill="${t.dark}"/>` +
    `${lunette(t)}${lintel(t)}${leaf(-1, t)}${leaf(1, t)}${centrePost(t)}`
  );
}

/** Chain and leaf carving around the frame: rope, then lozenges with a bead in each. */
function borderBand(outer: number, width: number, t: DoorTones): string {
  const mid = outer - width / 2;
  let carved = '';
  let beads = '';
  const motif = (x: number, y: number, turn: number) => {
    carved += `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" d="M0 -11Q9 -5 11 0Q9 5 0 11Q-9 5 -11 0Q-9 -5 0 -11Z"/>`;
    beads += oval(x, y, 3.6, 3.6);
  };
  for (let y = -14; y > -420; y -= 25) {
    motif(-mid, y, 0);
    motif(mid, y, 0);
  }
  for (let i = 0; i <= 15; i++) {
    const a = Math.PI * (i / 15);
    motif(-Math.cos(a) * mid, -420 - Math.sin(a) * (mid - 25), 90 - (i / 15) * 180);
  }
  return `<g fill="${t.dark}">${carved}</g><path d="${beads}" fill="${t.brass}"/>`;
}

/** The arched panel above: petals around a rosette. */
function lunette(t: DoorTones): string {
  let petals = '';
  let veins = '';
  for (let i = 0; i <= 12; i++) {
    const a = 180 + i * 15;
    petals += `<path transform="translate(0 -416) rotate(${a})" d="M30 0Q62 -13 104 0Q62 13 30 0Z"/>`;
    veins += `<path transform="translate(0 -416) rotate(${a})" d="M36 0H92"/>`;
  }
  const clip = '<path d="M-124 -416A124 100 0 0 1 124 -416Z"';
  return `${clip} fill="${t.wood}"/><g fill="${t.carved}">${petals}</g><g stroke="${t.dark}" stroke-width="1.6">${veins}</g><path d="M-34 -416A34 32 0 0 1 34 -416Z" fill="${t.brass}"/><path d="M-18 -416A18 17 0 0 1 18 -416Z" fill="${t.dark}"/>`;
}

function lintel(t: DoorTones): string {
  let waves = '';
  for (let x = -120; x < 120; x += 20) waves += `M${x} -397q5 -10 10 0q5 10 10 0`;
  let buds = '';
  for (let x = -115; x <= 115; x += 23) buds += oval(x, -380, 5, 5);
  return `<rect x="-136" y="-418" width="272" height="50" fill="${t.carved}"/><path d="${waves}" fill="none" stroke="${t.dark}" stroke-width="3.4"/><path d="${buds}" fill="${t.brass}"/><rect x="-136" y="-371" width="272" height="5" fill="${t.dark}"/>`;
}

function leaf(side: -1 | 1, t: DoorTones): string {
  const x0 = side === -1 ? -124 : 12;
  let panels = '';
  let studs = '';
  let shine = '';
  for (let row = 0; row < 4; row++) {
    const y = -352 + row * 88;
    panels += `<rect x="${x0 + 6}" y="${y}" width="100" height="74" fill="${t.carved}"/><rect x="${x0 + 15}" y="${y + 9}" width="82" height="56" fill="${vertical(
      y,
      y + 74,
      [
        [0, t.dark],
        [0.16, t.wood],
        [1, t.wood],
      ],
    )}"/>`;
  }
  for (let row = 0; row < 5; row++) {
    for (let col = 0; col < 4; col++) addStud(x0 + 14 + col * 28, -359 + row * 88, 6.4);
  }
  for (let row = 0; row < 4; row++) addStud(x0 + 56, -315 + row * 88, 9.4);
  function addStud(x: number, y: number, r: number) {
    studs += `<path d="${polygon([
      [x - r, y + r * 0.9],
      [x, y - r * 1.15],
      [x + r, y + r * 0.9],
    ])}" opacity="0"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
    shine += oval(x - r * 0.32, y - r * 0.36, r * 0.34, r * 0.28);
  }
  const sheen = linear(
    [x0, -366],
    [x0 + 112, 0],
    [
      [0, '#ffffff', 0.14],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.22],
    ],
  );
  return `<rect x="${x0}" y="-366" width="112" height="366" fill="${t.wood}"/>${panels}<rect x="${x0}" y="-366" width="112" height="366" fill="${sheen}"/><g fill="${t.brass}">${studs}</g><path d="${shine}" fill="${t.shine}"/>`;
}

function centrePost(t: DoorTones): string {
  let carving = '';
  for (let y = -352; y < -6; y += 19) carving += `M0 ${y}q8 8 0 16q-8 -8 0 -16Z`;
  return `<rect x="-13" y="-366" width="26" height="366" fill="${t.carved}"/><path d="${carving}" fill="${t.dark}"/><path d="M-26 -176h14M12 -176h14" stroke="${t.brass}" stroke-width="5"/><path d="M-20 -176a10 12 0 1 0 0.1 0M20 -176a10 12 0 1 0 0.1 0" fill="none" stroke="${t.brass}" stroke-width="3.6"/>`;
}
