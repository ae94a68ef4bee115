import { vertical } from '../core/paint.ts';
import type { Point } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { crisp, type Plane, type Scene, soft, stipple } from '../core/scene.ts';
import { drawRidge, traceBushes, traceGrass } from '../motifs/land.ts';
import {
  drawBand,
  drawCloudBar,
  drawCumulus,
  drawDisc,
  drawGlow,
  drawSky,
  drawStars,
} from '../motifs/sky.ts';
import { drawGround, type Ground } from './grounds.ts';
import { HOURS, type Hour, type Light } from './hours.ts';

/** One thing in a picture, drawn in the light of its hour. */
export type Piece = (light: Light) => string;

/** A picture told in data: a ground, the light of an hour, the weather, and what stands where. */
export type Study = {
  readonly seed: string;
  /** Three to two when left out. A square shows the middle of the board. */
  readonly shape?: 'square';
  readonly hour: Hour;
  readonly ground: Ground;
  /** Height of the horizon on the board; 640 when left out. */
  readonly horizon?: number;
  /** The sun or moon: where it stands, and its radius. */
  readonly sun?: readonly [x: number, y: number, radius: number];
  readonly weather?: 'clear' | 'heaped' | 'barred' | 'rain' | 'starry' | 'misty';
  /** What closes the view; hills when left out. */
  readonly far?: 'hills' | 'none';
  /** In the distance, behind the ground's edge. */
  readonly behind?: readonly Piece[];
  /** On the ground, from back to front. */
  readonly on: readonly Piece[];
  /** In front of everything. */
  readonly before?: readonly Piece[];
  /** Height of the grass in the foreground; none when left out. */
  readonly grass?: number;
  readonly vignette?: number;
};

/** Lays a study out in the sheets of a print. */
export function composeStudy(study: Study): Scene {
  const light = HOURS[study.hour];
  const horizon = study.horizon ?? 640;
  const draw = (pieces: readonly Piece[] = []) => pieces.map((piece) => piece(light)).join('');
  return {
    planes: [
      ...(hasSky(study) ? drawSurroundings(study, light, horizon) : []),
      crisp(draw(study.behind)),
      ...drawGround(study.ground, study.seed, light, horizon),
      ...(study.weather === 'misty' ? [soft(drawMist(light, horizon))] : []),
      soft(
        hasSky(study)
          ? drawGlow([study.sun?.[0] ?? 768, horizon + 30], 760, light.glow, 0.3, 0.14)
          : '',
      ),
      crisp(draw(study.on)),
      crisp(drawNearGrass(study, light), draw(study.before)),
    ].filter(({ markup }) => markup !== ''),
    vignette: study.vignette ?? 0.26,
  };
}

/** Under water and before a wall there is no sky to be seen. */
function hasSky({ ground }: Study): boolean {
  return ground !== 'deep' && ground !== 'wall';
}

function drawSurroundings(study: Study, light: Light, horizon: number): Plane[] {
  const hills = study.far === 'none' ? '' : drawHills(study.seed, light, horizon);
  return [...drawHeaven(study, light, horizon), stipple(hills)];
}

function drawHeaven({ seed, sun, weather }: Study, light: Light, horizon: number): Plane[] {
  const centre: Point = sun ? [sun[0], sun[1]] : [768, horizon - 60];
  const planes = [
    stipple(
      drawSky(light.sky, 0, horizon + 40),
      drawGlow(centre, sun ? 560 : 820, light.glow, sun ? 0.95 : 0.5),
    ),
  ];
  const stars = weather === 'starry' ? drawStars(seed, 420, horizon, '#f6f3e2') : '';
  const disc = sun ? drawDisc(centre, sun[2], light.disc) : '';
  return [
    ...planes,
    crisp(stars, disc, drawClouds(seed, weather, light, horizon)),
    ...drawRain(seed, weather, light, horizon),
  ];
}

function drawClouds(
  seed: string,
  weather: Study['weather'],
  light: Light,
  horizon: number,
): string {
  const random = createRandom(`clouds ${seed}`);
  const heaped = weather === 'heaped' || weather === 'rain';
  if (!heaped && weather !== 'barred') return '';
  return Array.from({ length: heaped ? 4 : 6 }, (_, i) => {
    const x = 120 + (i * 1400) / (heaped ? 3 : 5) + random.between(-120, 120);
    const y = horizon * random.between(0.22, 0.76);
    const far = y / horizon;
    const width = random.between(420, 700) * (1.25 - far * 0.5);
    return heaped
      ? drawCumulus({
          x,
          y,
          width,
          height: width * 0.27,
          fill: light.cloud,
          shade: light.cloudShade,
          opacity: 0.95,
        })
      : drawCloudBar({
          x,
          y,
          width: width * 1.1,
          height: 14 + 26 * (1 - far),
          fill: i % 2 ? light.cloud : light.cloudShade,
          opacity: 0.75,
        });
  }).join('');
}

/** Rain that hangs from dark clouds in slanting veils. */
function drawRain(seed: string, weather: Study['weather'], light: Light, horizon: number): Plane[] {
  if (weather !== 'rain') return [];
  const random = createRandom(`rain ${seed}`);
  const veil = vertical(100, horizon + 20, [
    [0, light.cloudShade, 0.6],
    [0.7, light.cloudShade, 0.3],
    [1, light.cloud, 0],
  ]);
  const roof = drawBand(
    -10,
    260,
    vertical(0, 260, [
      [0, light.cloudShade],
      [0.7, light.cloudShade, 0.8],
      [1, light.cloudShade, 0],
    ]),
  );
  const shafts = Array.from({ length: 5 }, () => {
    const x = random.between(-80, 1500);
    const w = random.between(120, 360);
    const lean = random.between(60, 150);
    return `<path d="M${x} 120H${x + w}L${x + w - lean} ${horizon + 20}H${x - lean}Z" fill="${veil}"/>`;
  });
  return [soft(roof, ...shafts)];
}

function drawHills(seed: string, { far }: Light, horizon: number): string {
  const fill = vertical(horizon - 110, horizon + 50, [
    [0, far[0]],
    [1, far[1]],
  ]);
  const near = vertical(horizon - 50, horizon + 30, [
    [0, far[0]],
    [1, far[1], 0.6],
  ]);
  return (
    drawRidge({ seed: `${seed} far`, y: horizon - 52, swing: 70, hills: 2.4 }, fill) +
    drawRidge({ seed: `${seed} mid`, y: horizon - 14, swing: 22, hills: 4 }, near) +
    `<path d="${traceBushes(`${seed} bush`, 70, () => horizon + 4, 16)}" fill="${far[0]}"/>`
  );
}

function drawMist(light: Light, horizon: number): string {
  return (
    drawBand(
      horizon - 120,
      horizon + 150,
      vertical(horizon - 120, horizon + 150, [
        [0, light.glow, 0],
        [0.45, light.glow, 0.85],
        [1, light.glow, 0],
      ]),
    ) + drawGlow([420, horizon + 60], 520, light.glow, 0.5, 0.16)
  );
}

function drawNearGrass({ seed, grass }: Study, light: Light): string {
  if (!grass) return '';
  const lit = traceGrass({
    seed: `${seed} lit`,
    count: 170,
    ground: () => 1000,
    depth: 30,
    height: grass * 0.8,
  });
  const near = traceGrass({
    seed: `${seed} near`,
    count: 440,
    ground: () => 1026,
    depth: 18,
    height: grass,
  });
  return `<path d="${lit}" fill="${light.grass[1]}"/><path d="${near}" fill="${light.grass[0]}"/>`;
}
