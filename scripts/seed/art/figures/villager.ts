import { closedCurve, limb, oval } from '../core/path.ts';
import type { Figure, Part } from './figure.ts';

export type VillagerPose = 'carry' | 'greet' | 'stoop' | 'drum';

/**
 * Someone of the coast or the hills in a long cloth, facing right; 100 units is the top of the head.
 * The body colour is the cloth, `accent` its print, `dark` the skin, `light` the shawl or cap,
 * `horn` what is carried or played.
 */
export function villager(pose: VillagerPose): Figure {
  if (pose === 'stoop') return stooping();
  return {
    far: [
      limb('-3,-14,3 -6,-6,2.2 -5,-1.4,2 1,-0.8,1.6'),
      limb('4,-14,3 6,-6,2.2 6,-1.4,2 12,-0.8,1.6'),
    ],
    body: [
      closedCurve(
        '-8,-79 -4,-83 2,-84 7,-82 10,-76 10,-62 8,-52 12,-34 14,-8,1 0,-6 -14,-9,1 -12,-34 -9,-52 -11,-66',
      ),
    ],
    coat: print(),
    details: [...head(pose), ...arms(pose)],
  };
}

function print(): Part[] {
  let outline = '';
  for (let row = 0; row < 8; row++)
    for (let col = -3; col <= 3; col++)
      outline += oval(col * 6 + (row % 2) * 3, -74 + row * 9, 1.5, 1.3);
  return [
    { outline, material: 'accent' },
    { outline: limb('-16,-12,2 0,-9,2 16,-11,2'), material: 'accent' },
    { outline: limb('9,-80,0.6 5,-50,2 9,-8,4.6'), material: 'mane' },
  ];
}

function head(pose: VillagerPose): Part[] {
  const face: Part = {
    outline: closedCurve(
      '-4,-88 -5.4,-94 -3,-99 2,-100.4 6.4,-97.6 7.4,-93.6 8.8,-91.4 7.4,-89.6 6.8,-86.4 3,-84.6 3,-81 -2,-81',
    ),
    material: 'dark',
  };
  if (pose === 'greet' || pose === 'drum')
    return [
      face,
      {
        outline: closedCurve('-6,-95,1 -5.6,-102,1 0,-103.4 5.6,-102,1 7,-96.6,1 0,-97.4'),
        material: 'light',
      },
    ];
  return [
    face,
    {
      outline: closedCurve(
        '-6,-84 -8.4,-93 -6,-100 1,-103.4 7,-100.4 7.2,-97.4 2,-98 -0.6,-93 -1,-86 3,-82 9,-78 4,-76 -6,-78',
      ),
      material: 'light',
    },
  ];
}

function arms(pose: VillagerPose): Part[] {
  if (pose === 'carry')
    return [
      { outline: closedCurve('-17,-115,1 17,-115,1 12,-103 0,-101 -12,-103'), material: 'horn' },
      {
        outline: [-11, -4, 3, 10].map((x, i) => oval(x, -117 - (i % 2) * 2.4, 5, 4.4)).join(''),
        material: 'ear',
      },
      { outline: limb('6,-78,3 15,-84,2.4 16,-96,2 13,-104,1.8'), material: 'dark' },
      { outline: limb('-7,-77,3 -11,-64,2.5 -8,-52,2'), material: 'dark' },
    ];
  if (pose === 'greet')
    return [
      { outline: limb('6,-78,3 13,-68,2.5 22,-66,2.1 25,-68,1.8'), material: 'body' },
      { outline: oval(25.6, -68.4, 2.2, 2), material: 'dark' },
      { outline: limb('-7,-78,3 -10,-66,2.6 -7,-54,2.2'), material: 'body' },
      { outline: oval(-6.6, -52.6, 2, 2.2), material: 'dark' },
    ];
  return [
    {
      outline: closedCurve('10,-54,1 34,-54,1 30,-34 28,-10 30,0,1 14,0,1 16,-10 14,-34'),
      material: 'horn',
    },
    {
      outline:
        'M10 -54L14 -36L18 -53L22 -35L26 -53L30 -36L34 -54L33 -50L30 -33L26 -48L22 -32L18 -48L14 -33L11 -50Z',
      material: 'light',
    },
    { outline: oval(22, -54.6, 12.4, 3), material: 'light' },
    { outline: limb('7,-78,3.2 14,-70,2.6 17,-60,2.1 20,-56,1.8'), material: 'dark' },
    { outline: limb('8,-76,3.2 20,-78,2.6 28,-72,2.1 29,-66,1.8'), material: 'dark' },
  ];
}

/** Bent over the ground, at work with both hands. */
function stooping(): Figure {
  return {
    far: [limb('-2,-14,3.2 -6,-6,2.4 -6,-1,2.2'), limb('18,-56,2.8 26,-36,2.2 28,-12,1.8')],
    body: [
      closedCurve(
        '-12,-52 -6,-60 6,-64 20,-66 26,-62 24,-54 12,-50 8,-44 10,-24 11,-6,1 -13,-6,1 -14,-30 -14,-44',
      ),
    ],
    coat: print(),
    details: [
      {
        outline: closedCurve('23,-60 26,-67 32,-69 37,-65 38,-60 36,-54 31,-52 26,-54'),
        material: 'dark',
      },
      {
        outline: closedCurve('18,-68 24,-73 32,-72 36,-68 32,-65 27,-62 26,-55 20,-56'),
        material: 'light',
      },
      { outline: limb('20,-58,3 30,-40,2.4 34,-18,2 35,-8,1.6'), material: 'dark' },
    ],
  };
}
