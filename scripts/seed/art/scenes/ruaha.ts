import { blend, linear } from '../core/paint.ts';
import { closedCurve } from '../core/path.ts';
import { crisp, type Scene, soft, stipple } from '../core/scene.ts';
import { elephant } from '../figures/elephant.ts';
import { drawFigure, type Tones } from '../figures/figure.ts';
import { kudu } from '../figures/kudu.ts';
import { drawBaobab } from '../motifs/baobab.ts';
import {
  drawRidge,
  heightAt,
  traceBushes,
  traceGrass,
  traceRidge,
  traceStrokes,
} from '../motifs/land.ts';
import { drawBand, drawBirds, drawCloudBars, drawDisc, drawGlow } from '../motifs/sky.ts';

const BULL: Tones = {
  body: '#8a6250',
  far: '#5a3c34',
  mane: '#4a2c26',
  light: '#f6e3c4',
  horn: '#3a2420',
  dark: '#2a1816',
  ear: '#a87c64',
  accent: '#f6e3c4',
  rim: '#ffe6a8',
};

/** A kudu bull above the sand river, and hills with a baobab on each. */
export function ruaha(): Scene {
  const hills = traceRidge({ seed: 'ruaha hills', y: 560, swing: 130, hills: 3 });
  return {
    planes: [
      stipple(
        drawBand(-10, 1034, blend(0, 620, '#2f7f96', '#7fb5a8', '#f0dca0', '#fbbd68', '#f0924a')),
      ),
      stipple(drawGlow([420, 430], 560, '#fff4c4', 0.95), clouds()),
      crisp(drawDisc([420, 410], 84, '#fffae0')),
      stipple(
        drawRidge(
          { seed: 'ruaha blue', y: 480, swing: 90, hills: 2.4 },
          blend(420, 620, '#8f7f94', '#e8b084'),
        ),
      ),
      stipple(
        drawRidge(
          { seed: 'ruaha hills', y: 560, swing: 130, hills: 3 },
          blend(480, 720, '#c98a5c', '#e8b06a', '#d9924a'),
        ),
      ),
      crisp(
        `<path d="${traceBushes('ruaha scrub', 120, (x) => heightAt(hills, x) + 4, 12)}${traceBushes('ruaha scrub 2', 90, (x) => heightAt(hills, x) + 60, 13)}" fill="#8a6a3c"/>`,
        baobabs(hills),
      ),
      stipple(
        drawRidge(
          { seed: 'ruaha plain', y: 690, swing: 12, hills: 4 },
          blend(680, 1020, '#eab460', '#c9803f', '#6a3424'),
        ),
        sandRiver(),
        `<path d="${traceStrokes('ruaha s', 130, 700, 900, 100)}" fill="#fff0bd" opacity="0.5"/>`,
      ),
      crisp(herd()),
      soft(drawGlow([420, 690], 800, '#ffe3a0', 0.4, 0.1)),
      crisp(
        ledge(),
        drawFigure(kudu('stand'), { x: 1140, y: 818, height: 300, flip: true }, BULL, [-1, -0.8]),
      ),
      crisp(
        `<path d="${traceGrass({ seed: 'ruaha gold', count: 300, ground: () => 940, depth: 50, height: 96, from: 640, to: 1540, lean: 0.25 })}" fill="${linear(
          [640, 0],
          [1540, 0],
          [
            [0, '#ffd98a'],
            [1, '#b5692f'],
          ],
        )}"/>`,
        `<path d="${traceGrass({ seed: 'ruaha front', count: 620, ground: () => 1026, depth: 20, height: 110, lean: 0.2 })}" fill="#3a1a18"/>`,
        drawBirds(
          [
            [1200, 330, 16],
            [1248, 314, 12],
            [1160, 352, 11],
          ],
          '#5a5a54',
        ),
      ),
    ],
    vignette: 0.22,
  };
}

function clouds(): string {
  return drawCloudBars([
    [1150, 150, 700, 30, '#b9d0b8'],
    [260, 220, 560, 24, '#f0e6b8'],
    [1180, 300, 560, 20, '#fbd994'],
  ]);
}

function baobabs(hills: ReturnType<typeof traceRidge>): string {
  const places = [
    [140, 190, 44],
    [330, 120, 30],
    [700, 150, 40],
    [1380, 210, 60],
  ] as const;
  return places
    .map(([x, height, sink], i) =>
      drawBaobab({
        seed: `ruaha ${i}`,
        x,
        y: heightAt(hills, x) + sink,
        height,
        wood: '#7a4a38',
        leaf: '#6a7a3c',
        lit: '#e0a068',
        lightFrom: -1,
        leafy: i === 0,
      }),
    )
    .join('');
}

/** The sand river: pale, wide, with one thread of water left. */
function sandRiver(): string {
  return (
    `<path d="${closedCurve('-20,760,1 200,740 430,748 560,770 520,800 340,824 260,864 420,930 700,1040,1 -20,1040,1', 0.3)}" fill="${blend(740, 1030, '#fff0c9', '#f3cf94', '#c98f5c')}"/>` +
    `<path d="${closedCurve('40,768 240,756 400,764 430,778 300,796 190,826 160,870 240,930 380,1000 300,1000 150,930 90,870 120,820 200,786 100,780', 0.3)}" fill="${blend(756, 1000, '#a9d0c4', '#5f9ea4', '#2f6a7a')}"/>`
  );
}

function herd(): string {
  const hide: Tones = {
    body: '#6a4c48',
    far: '#4a3434',
    ear: '#785854',
    light: '#8f6e66',
    horn: '#fff0d0',
    dark: '#241818',
    rim: '#ffe3a8',
  };
  const places = [
    [250, 850, 92, 'drink', 0.4, true],
    [400, 840, 84, 'down', -0.5, false],
    [490, 852, 46, 'curl', 0.5, false],
  ] as const;
  return places
    .map(
      ([x, y, height, trunk, stride, tusks]) =>
        `<ellipse cx="${x + height * 0.8}" cy="${y + 2}" rx="${height * 0.9}" ry="5" fill="#8a5a38" opacity="0.4"/>${drawFigure(elephant({ trunk, stride, tusks }), { x: x + height * 1.4, y, height, flip: true }, hide)}`,
    )
    .join('');
}

function ledge(): string {
  const body = closedCurve(
    '600,1040,1 640,930 700,860 800,822 960,800 1120,796 1300,806 1420,780 1560,760,1 1560,1040,1',
    0.26,
  );
  const lit = closedCurve(
    '700,860 800,822 960,800 1120,796 1300,806 1180,822 960,836 800,858 720,900',
    0.26,
  );
  return `<path d="${body}" fill="${blend(780, 1030, '#a8603c', '#5a2c24')}"/><path d="${lit}" fill="#ffcf80" opacity="0.7"/><path d="M800 860q30 60 -20 150M1080 830q-20 70 30 180M1320 830q30 80 0 180" stroke="#4a2420" stroke-width="6" fill="none" opacity="0.5"/>`;
}
