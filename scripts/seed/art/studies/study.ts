import { vertical } from '../core/paint.ts';
import type { Point } from '../core/path.ts';
import { crisp, type Plane, type Scene, soft, stipple } from '../core/scene.ts';
import { drawRidge, traceBushes, traceGrass } from '../motifs/land.ts';
import { drawDisc, drawGlow, drawSky, drawStars } from '../motifs/sky.ts';
import { drawGround, type Ground } from './grounds.ts';
import { HOURS, type Hour, type Light } from './hours.ts';
import { drawClouds, drawMist, drawRain, type Weather } from './weather.ts';

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
  readonly weather?: Weather;
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
      crisp(draw(study.on), drawNearGrass(study, light), draw(study.before)),
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

function drawHeaven(
  { seed, sun, weather = 'clear' }: Study,
  light: Light,
  horizon: number,
): Plane[] {
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
