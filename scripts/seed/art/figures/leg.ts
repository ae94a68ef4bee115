import { limb, type Station } from '../core/path.ts';

/** Angles in degrees of each bone from straight down, positive towards the head. */
export type LegPose = readonly [upper: number, lower: number, cannon: number, hoof: number];

/** Lengths of the four bones and radii at the five joints, from the body down. */
export type LegBuild = {
  readonly bones: readonly [number, number, number, number];
  readonly radii: readonly [number, number, number, number, number];
};

/**
 * Draws a hoofed leg from a joint inside the body. A leg that carries weight is stretched so that
 * its hoof stands on the ground, whatever the pose.
 */
export function drawLeg(
  x: number,
  y: number,
  build: LegBuild,
  pose: LegPose,
  lifted = false,
): string {
  const down = build.bones.reduce(
    (sum, bone, i) => sum + bone * Math.cos(radians(pose[i] ?? 0)),
    0,
  );
  const stretch = lifted ? 1 : -y / down;
  const joints: Station[] = [[x, y, build.radii[0]]];
  let [px, py] = [x, y];
  build.bones.forEach((bone, i) => {
    const angle = radians(pose[i] ?? 0);
    const [fromX, fromY] = [px, py];
    px += Math.sin(angle) * bone * stretch;
    py += Math.cos(angle) * bone * stretch;
    if (i < 3) joints.push(middle(fromX, fromY, px, py, build, i));
    joints.push([px, py, build.radii[i + 1] ?? 3]);
  });
  return limb(joints, 'flat');
}

/** Poses of the fore and hind legs that read as natural at a glance. */
export const FORE = {
  stand: [-4, 3, 0, 18],
  reach: [16, 20, 14, 22],
  push: [-14, -12, -20, -8],
  lift: [24, 14, -50, -40],
  fold: [38, 10, -100, -110],
  stretch: [48, 52, 40, 40],
} as const satisfies Record<string, LegPose>;

export const HIND = {
  stand: [16, -24, 2, 20],
  reach: [34, -2, 8, 24],
  push: [2, -44, -20, 4],
  lift: [30, -40, -12, -30],
  kick: [-24, -66, -54, -40],
  tuck: [62, -6, 34, 20],
} as const satisfies Record<string, LegPose>;

function middle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  { radii }: LegBuild,
  i: number,
): Station {
  const radius = ((radii[i] ?? 3) + (radii[i + 1] ?? 3)) / 2;
  return [(ax + bx) / 2, (ay + by) / 2, radius * (i === 0 ? 0.98 : 0.86)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
