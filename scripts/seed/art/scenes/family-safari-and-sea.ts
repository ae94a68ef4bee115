import { blend } from '../core/paint.ts';
import { closedCurve, limb, oval } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { elephant } from '../figures/elephant.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { drawAcacia } from '../motifs/acacia.ts';
import { drawRidge, traceBushes, traceGrass, traceStrokes } from '../motifs/land.ts';
import { drawBand, drawCumulus, drawDisc, drawGlow } from '../motifs/sky.ts';

const HIDE: Tones = {
  body: '#6f5f68',
  far: '#4c4048',
  ear: '#7f6e76',
  light: '#978690',
  horn: '#fff3d8',
  dark: '#241a20',
  rim: '#fff0c4',
};

/** A family in the open roof of their car, and another family on the plain. */
export function familySafariAndSea(): Scene {
  return {
    planes: [
      stipple(drawBand(-10, 1034, blend(0, 560, '#3f97b8', '#8fcdd0', '#e6efcc', '#fbe3ac'))),
      stipple(drawGlow([1220, 330], 460, '#fffbe0', 0.9)),
      crisp(
        drawDisc([1230, 220], 62, '#fffdf0'),
        drawCumulus({ x: 360, y: 330, width: 560, height: 150, fill: '#fdfcf0', opacity: 0.95 }),
        drawCumulus({ x: 860, y: 380, width: 420, height: 80, fill: '#f3f6e6', opacity: 0.9 }),
      ),
      stipple(
        drawRidge(
          { seed: 'family far', y: 500, swing: 60, hills: 3 },
          blend(450, 560, '#7fa4a0', '#c9d0a0'),
        ),
        drawRidge(
          { seed: 'family plain', y: 556, swing: 10, hills: 4 },
          blend(550, 900, '#ecc970', '#d9a04a', '#a86a34'),
        ),
        `<path d="${traceStrokes('family grass', 220, 566, 900, 110)}" fill="#fff0b0" opacity="0.5"/>`,
      ),
      crisp(
        `<path d="${traceBushes('family bush', 70, () => 560, 14)}" fill="#7f8a4a"/>`,
        drawAcacia({
          seed: 'family 1',
          x: 190,
          y: 590,
          height: 260,
          wood: '#5a3c2c',
          leaf: '#5a7a3c',
          lit: '#a4b455',
          spread: 1.5,
        }),
        drawAcacia({
          seed: 'family 2',
          x: 1390,
          y: 574,
          height: 170,
          wood: '#5a3c2c',
          leaf: '#66843f',
          lit: '#aab458',
          spread: 1.5,
        }),
        herd(),
        `<path d="${traceGrass({ seed: 'family gold', count: 620, ground: () => 800, depth: 60, height: 50 })}" fill="#c98f3f"/>`,
      ),
      soft(drawGlow([760, 1000], 900, '#1c1418', 0.5, 0.3)),
      crisp(roof(), people()),
    ],
    vignette: 0.22,
  };
}

function herd(): string {
  const places = [
    [420, 746, 210, 'down', 0.7, true, false],
    [760, 762, 108, 'raised', -0.6, false, false],
    [900, 744, 180, 'curl', -0.6, true, true],
  ] as const;
  return places
    .map(([x, y, height, trunk, stride, tusks, flip]) => {
      const shade = `<ellipse cx="${x + (flip ? -70 : 70) * (height / 100)}" cy="${y + 2}" rx="${height * 0.9}" ry="${height * 0.07}" fill="#7a4a28" opacity="0.4"/>`;
      return (
        shade +
        drawFigure(
          elephant({ trunk, stride, tusks }),
          { x: flip ? x + 200 : x, y, height, flip },
          HIDE,
          [1, -1],
        )
      );
    })
    .join('');
}

/** The rim of the roof hatch, in shade, with a rail along it. */
function roof(): string {
  return (
    `<path d="M-10 1040V930Q400 880 768 880T1550 930V1040Z" fill="${blend(880, 1030, '#4a5a3c', '#2c3828')}"/><path d="M-10 934Q400 884 768 884T1550 934" fill="none" stroke="#a4b478" stroke-width="7"/><path d="M-10 962Q400 914 768 914T1550 962" fill="none" stroke="#1c241a" stroke-width="10" opacity="0.5"/>` +
    '<path d="M-10 -10H1550V44Q768 96 -10 44Z" fill="#3a4630"/><path d="M-10 44Q768 96 1550 44" fill="none" stroke="#8a9a64" stroke-width="6"/><path d="M60 40V960M1476 40V960" stroke="#33402c" stroke-width="20"/><path d="M67 60V950M1469 60V950" stroke="#8a9a64" stroke-width="3" opacity="0.7"/>'
  );
}

/** Seen from behind: mother with field glasses, a girl who points, a small boy, the father in his hat. */
function people(): string {
  return mother() + girl() + boy() + father();
}

function mother(): string {
  return (
    `<path d="${closedCurve('150,1040,1 158,900 190,822 250,796 310,800 360,832 388,900 396,1040,1', 0.3)}" fill="${blend(800, 1030, '#e8ddc4', '#a8987f')}"/>` +
    `<path d="${limb('180,850,34 150,800,26 190,716,20 236,700,16')}${limb('362,856,34 392,800,26 352,716,20 310,700,16')}" fill="#d9ccae"/><path d="${limb('196,718,15 240,700,13')}${limb('346,718,15 306,700,13')}" fill="#8a5a40"/>` +
    `<path d="${closedCurve('216,780 208,720 222,664 272,644 322,664 336,720 328,790 300,850 272,862 244,850', 0.3)}" fill="#3a2018"/><path d="M222 700q50 30 100 0" stroke="#5a3424" stroke-width="6" fill="none"/><path d="M232 690h30v-20h-30ZM282 690h30v-20h-30Z" fill="#1c1a1c"/>`
  );
}

function girl(): string {
  return (
    `<path d="${closedCurve('560,1040,1 566,940 590,884 640,866 690,884 714,940 720,1040,1', 0.3)}" fill="${blend(866, 1030, '#e8674a', '#a83f34')}"/><path d="${limb('690,908,22 760,846,17 830,800,13 864,782,10 888,768,6')}" fill="#9a6a4a"/><path d="${limb('690,908,25 732,868,20')}" fill="#e8674a"/>` +
    `<path d="${oval(640, 800, 52, 58)}" fill="#9a6a4a"/><path d="${closedCurve('584,806 588,752 636,732 688,752 696,806 680,846 640,858 600,846', 0.3)}" fill="#2c1a16"/><path d="${closedCurve('596,840 578,880 570,930 590,936 604,890 612,850', 0.3)}${closedCurve('684,840 700,880 706,926 690,936 676,890 668,850', 0.3)}" fill="#2c1a16"/><circle cx="592" cy="862" r="9" fill="#f6d04a"/><circle cx="688" cy="862" r="9" fill="#f6d04a"/>`
  );
}

function boy(): string {
  return (
    `<path d="${closedCurve('890,1040,1 896,970 918,926 960,912 1004,926 1026,970 1032,1040,1', 0.3)}" fill="${blend(912, 1030, '#3f8fa8', '#27607a')}"/><path d="${oval(960, 860, 44, 48)}" fill="#9a6a4a"/><path d="${oval(914, 866, 9, 13)}${oval(1006, 866, 9, 13)}" fill="#8a5a40"/>` +
    `<path d="${closedCurve('910,862 912,822 958,800 1006,822 1010,862 986,870 934,870', 0.3)}" fill="#f2c14e"/><path d="M914 858Q960 876 1006 858" stroke="#c98a2f" stroke-width="8" fill="none"/><path d="M960 802V862" stroke="#c98a2f" stroke-width="4"/><circle cx="960" cy="801" r="6" fill="#c98a2f"/>`
  );
}

function father(): string {
  return (
    `<path d="${closedCurve('1130,1040,1 1138,890 1170,800 1232,768 1300,768 1362,800 1394,890 1402,1040,1', 0.3)}" fill="${blend(770, 1030, '#7f9a6a', '#4a5f42')}"/><path d="M1222 790Q1266 820 1310 790L1300 850Q1266 866 1232 850Z" fill="#6a8458"/><path d="${oval(1266, 712, 58, 66)}" fill="#8a5a40"/><path d="${closedCurve('1210,720 1214,756 1266,776 1318,756 1322,720', 0.3)}" fill="#3a2018"/>` +
    `<path d="${closedCurve('1160,704 1196,684 1210,640 1240,616 1292,616 1322,640 1336,684 1372,704 1320,722 1212,722', 0.3)}" fill="${blend(616, 722, '#d9c08a', '#a8905a')}"/><path d="M1204 680Q1266 702 1328 680" stroke="#5a3a2c" stroke-width="13" fill="none"/>`
  );
}
