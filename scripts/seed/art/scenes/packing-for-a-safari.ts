import { linear } from '../core/paint.ts';
import { closedCurve, limb, oval } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { layOut } from '../motifs/flat-lay.ts';
import { drawGlow } from '../motifs/sky.ts';
import { traceCaustics } from '../motifs/water.ts';

/** What goes into a soft bag for a safari, laid out on a mat and seen from above. */
export function packingForASafari(): Scene {
  return {
    planes: [
      stipple(
        `<rect x="-10" y="-10" width="1560" height="1050" fill="${linear(
          [0, 0],
          [1536, 1024],
          [
            [0, '#f6dfae'],
            [0.5, '#e9c686'],
            [1, '#b98550'],
          ],
        )}"/>`,
        mat(),
      ),
      crisp(
        layOut(
          [
            { x: 470, y: 370, turn: -8, scale: 1.15, markup: duffel() },
            { x: 1120, y: 300, turn: 10, scale: 1.1, markup: hat() },
            { x: 1180, y: 720, turn: -14, scale: 1.1, markup: binoculars() },
            { x: 300, y: 800, turn: 12, markup: shirts() },
            { x: 690, y: 800, turn: -6, markup: boots() },
            { x: 900, y: 560, turn: 24, markup: bottle() },
            { x: 1400, y: 480, turn: -20, markup: torch() },
            { x: 900, y: 190, turn: -18, scale: 0.9, markup: notebook() },
          ],
          '#3f1f1c',
        ),
      ),
      soft(drawGlow([420, 200], 700, '#fff4d0', 0.3)),
    ],
    vignette: 0.34,
  };
}

function mat(): string {
  let stripes = '';
  for (let i = 0; i < 9; i++)
    stripes += `<rect x="-10" y="${i * 124 - 30}" width="1560" height="${i % 2 ? 18 : 40}" fill="${i % 3 === 0 ? '#c9603c' : '#8a9a5c'}" opacity="0.45"/>`;
  return `${stripes}<path d="${traceCaustics('mat', 36, 0, 1030, 60)}" fill="none" stroke="#a5743f" stroke-width="2.4" opacity="0.4"/>`;
}

function duffel(): string {
  return [
    `<path d="${closedCurve('-290,-110 -250,-160 0,-170 250,-160 290,-110 300,0 290,110 250,160 0,170 -250,160 -290,110 -300,0')}" fill="#6f7a48"/>`,
    `<path d="${closedCurve('-290,60 0,100 290,60 250,160 0,170 -250,160')}" fill="#525c36"/>`,
    '<path d="M-130 -168V168M130 -168V168" stroke="#c98a4a" stroke-width="26"/><path d="M-240 -4H240" stroke="#3a4026" stroke-width="10"/><path d="M-240 -4H240" stroke="#e9cf95" stroke-width="3"/><path d="M-130 -90Q0 -150 130 -90M-130 86Q0 140 130 86" fill="none" stroke="#a5673a" stroke-width="20"/>',
    `<path d="${oval(226, -4, 12, 9)}" fill="#e9cf95"/><path d="M170 60h70v50h-70Z" fill="#e9cf95"/><path d="M180 76h50M180 92h36" stroke="#7a4630" stroke-width="5"/>`,
  ].join('');
}

function hat(): string {
  return [
    `<path d="${oval(0, 0, 230, 190)}" fill="#d9b072"/><path d="${oval(0, 0, 216, 177)}" fill="#e6c48c"/>`,
    `<path d="${oval(0, -6, 124, 104)}" fill="#5f3a2a"/><path d="${oval(0, -10, 116, 94)}" fill="#d3a763"/><path d="${closedCurve('-70,-30 0,-56 70,-30 40,10 0,24 -40,10')}" fill="#b98a4c"/>`,
    '<path d="M-180 60Q-120 150 0 168" fill="none" stroke="#fbe6b4" stroke-width="6"/>',
  ].join('');
}

function binoculars(): string {
  const tube = (x: number) =>
    `<path d="${closedCurve(`${x - 52},-120,1 ${x + 52},-120,1 ${x + 62},40 ${x + 70},130,1 ${x - 70},130,1 ${x - 62},40`)}" fill="#2c3a3a"/><path d="M${x - 54} -120h108v-34h-108Z" fill="#1a2224"/><path d="M${x - 66} 100h132v34h-132Z" fill="#1a2224"/><path d="M${x - 34} -100L${x - 42} 90" stroke="#5f7a78" stroke-width="9"/>`;
  return `<path d="M-60 -20H60V50H-60Z" fill="#1a2224"/>${tube(-84)}${tube(84)}<path d="${oval(0, -30, 26, 34)}" fill="#3f5250"/><path d="M-130 -150Q-260 -330 -30 -300Q200 -280 134 -150" fill="none" stroke="#a5673a" stroke-width="13"/>`;
}

function shirts(): string {
  const fold = (y: number, color: string, dark: string) =>
    `<path d="M-150 ${y}H150V${y + 230}H-150Z" fill="${color}"/><path d="M-150 ${y + 196}H150V${y + 230}H-150Z" fill="${dark}"/>`;
  return `${fold(-70, '#a98a5c', '#84683f')}${fold(-110, '#c9d0b0', '#9aa480')}${fold(-150, '#e9dcb8', '#c4b48a')}<path d="M-70 -150L0 -70L70 -150L36 -168H-36Z" fill="#c4b48a"/><path d="M0 -70V60" stroke="#a9986c" stroke-width="5"/><path d="${oval(0, -30, 6, 6)}${oval(0, 20, 6, 6)}" fill="#7a5a3a"/><path d="M50 -40h70v64h-70Z" fill="none" stroke="#a9986c" stroke-width="5"/>`;
}

function boots(): string {
  const boot = (x: number) =>
    `<path d="${closedCurve(`${x - 50},-130 ${x},-170 ${x + 50},-130 ${x + 56},-40 ${x + 44},60 ${x + 46},130 ${x},160 ${x - 46},130 ${x - 44},60 ${x - 56},-40`)}" fill="#7a4a30"/><path d="${closedCurve(`${x - 34},60 ${x},44 ${x + 34},60 ${x + 30},126 ${x},142 ${x - 30},126`)}" fill="#2c1a18"/><path d="M${x - 26} -70L${x + 26} -56M${x + 26} -70L${x - 26} -56M${x - 28} -30L${x + 28} -16M${x + 28} -30L${x - 28} -16M${x - 28} 10L${x + 28} 24M${x + 28} 10L${x - 28} 24" stroke="#f0dcae" stroke-width="7"/><path d="M${x - 36} -120Q${x} -150 ${x + 36} -120" fill="none" stroke="#a97048" stroke-width="8"/>`;
  return boot(-70) + boot(72);
}

function bottle(): string {
  return `<path d="${closedCurve('-46,-110 -30,-150 30,-150 46,-110 50,0 50,150,1 -50,150,1 -50,0')}" fill="#2f7f86"/><path d="M-28 -150h56v-44h-56Z" fill="#d9d2c0"/><path d="M-34 -90V140" stroke="#7fc0bd" stroke-width="9"/><path d="M-50 20H50V60H-50Z" fill="#f0b44c"/><path d="M-20 -194Q0 -236 20 -194" fill="none" stroke="#d9d2c0" stroke-width="9"/>`;
}

function torch(): string {
  return `<path d="${oval(0, 0, 96, 110)}" fill="#c9402f"/><path d="${oval(0, 0, 72, 86)}" fill="#e2bf80"/><path d="M-44 84h88v56h-88Z" fill="#2a2c30"/><path d="${oval(0, 112, 22, 20)}" fill="#fff2c0"/><path d="${limb('-90,-20,3 -84,20,3')}" fill="#f6dca0"/>`;
}

function notebook(): string {
  return `<path d="M-110 -140H110V140H-110Z" fill="#b5402f"/><path d="M-92 -130H110V132H-92Z" fill="#d9563a"/><path d="M60 -140V140" stroke="#2c1a20" stroke-width="8"/><path d="${closedCurve('-50,-20 -20,-60 20,-50 40,-10 10,30 -30,20')}" fill="#f6dca0"/><path d="${limb('130,-120,7 124,60,7 122,100,2')}" fill="#f0b44c"/>`;
}
