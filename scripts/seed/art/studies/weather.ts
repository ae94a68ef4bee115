import { vertical } from '../core/paint.ts';
import { createRandom } from '../core/random.ts';
import { type Plane, soft } from '../core/scene.ts';
import { drawBand, drawCloudBar, drawCumulus, drawGlow } from '../motifs/sky.ts';
import type { Light } from './hours.ts';

export type Weather = 'clear' | 'heaped' | 'barred' | 'rain' | 'starry' | 'misty';

/** Heaped or barred clouds, the smaller the nearer to the horizon. */
export function drawClouds(seed: string, weather: Weather, light: Light, horizon: number): string {
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
export function drawRain(seed: string, weather: Weather, light: Light, horizon: number): Plane[] {
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

/** Mist that lies on the ground. */
export function drawMist(light: Light, horizon: number): string {
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
