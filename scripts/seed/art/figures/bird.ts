import { closedCurve, limb } from '../core/path.ts';
import type { Figure } from './figure.ts';

export type FlamingoPose = 'stand' | 'feed' | 'walk' | 'fly';

/** A flamingo; 100 units is the top of the raised head. `accent` is the wing, `dark` the bill tip. */
export function flamingo(pose: FlamingoPose): Figure {
  if (pose === 'fly') return flying();
  const feeding = pose === 'feed';
  const stride = pose === 'walk' ? 7 : 1.5;
  return {
    far: [limb(`-1,-47,1.6 ${-3 - stride},-25,1 ${-2 - stride * 1.6},0,0.9`, 'flat')],
    body: [
      closedCurve('15,-56 11,-62 2,-65 -9,-62 -18,-55 -26,-47 -20,-46 -10,-45 2,-45 10,-48'),
      limb(
        feeding
          ? '10,-57,4.2 19,-57,3 25,-48,2.3 26,-34,1.9 23,-20,1.8 23,-11,2 20,-6,2.8'
          : '10,-57,4.2 19,-59,3 24,-66,2.3 21,-75,1.9 15,-82,1.8 14,-90,1.9 18,-96,2.3 23,-96,2.9',
      ),
      limb(`3,-47,1.8 ${1 + stride * 0.4},-25,1 ${3 + stride},0,0.9`, 'flat'),
    ],
    details: [
      { outline: closedCurve('9,-58 -2,-61 -12,-57 -24,-47.4 -12,-48 0,-50'), material: 'accent' },
      {
        outline: feeding
          ? closedCurve('18,-7.4 21,-3.4 18,0 13,1 11,-1.4 14,-4')
          : closedCurve('24,-98.4 29,-97 32.6,-92 32.6,-87.6 29.4,-87.6 27.4,-91 24,-93'),
        material: 'light',
      },
      {
        outline: feeding
          ? closedCurve('14,-2.8 12,1.2 9.4,0.6 11,-1.6')
          : closedCurve('31,-92.4 32,-86 30,-84 28.4,-87.6 29,-90'),
        material: 'dark',
      },
      { outline: closedCurve('-12,-56 -24,-47 -29,-45 -19,-46'), material: 'dark' },
    ],
  };
}

function flying(): Figure {
  return {
    far: [closedCurve('6,-52 12,-72 22,-92 16,-74 14,-54')],
    body: [
      closedCurve('18,-50 8,-55 -8,-54 -20,-49 -8,-46 8,-46'),
      limb('14,-50,3 28,-52,1.9 42,-52,1.7 52,-51,2.6'),
      limb('-14,-49,1.4 -32,-46,0.9 -52,-45,0.8'),
    ],
    details: [
      { outline: closedCurve('10,-52 2,-70 -10,-92 -14,-88 -12,-68 -8,-52'), material: 'accent' },
      { outline: closedCurve('-2,-78 -10,-93 -15,-89 -13,-76'), material: 'dark' },
      { outline: closedCurve('53,-53.4 58,-51 59,-47 57,-46.6 53,-49.6'), material: 'dark' },
    ],
  };
}
