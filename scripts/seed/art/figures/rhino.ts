import { closedCurve, limb } from '../core/path.ts';
import type { Figure } from './figure.ts';

/** A black rhino walking, head carried low. */
export function rhino(): Figure {
  return {
    far: [leg(34, -12), leg(104, 10)],
    body: [
      closedCurve(
        '3,-66 7,-82 18,-92 36,-95 56,-90 74,-92 88,-100 100,-101 112,-94 117,-78 112,-58 102,-46 82,-38 56,-35 34,-37 16,-44 5,-54',
      ),
      closedCurve(
        '98,-98 110,-95 122,-86 134,-76 145,-67 151,-58 153,-50 149,-43 142,-41 136,-45 126,-46 114,-48 104,-56 98,-76',
      ),
      closedCurve('108,-94 105,-106 109,-111 114,-105 116,-95'),
      leg(24, 9),
      leg(94, -8),
      limb('5,-80,2.6 -2,-68,2 -4,-52,1.6 -3,-40,3 -2,-32,1.4', 'point'),
    ],
    coat: [
      { outline: limb('112,-96,0.6 104,-80,1.6 106,-58,1'), material: 'mane' },
      { outline: limb('40,-94,0.5 34,-74,1.6 38,-50,1'), material: 'mane' },
      { outline: limb('84,-98,0.5 78,-78,1.4 84,-48,0.9'), material: 'mane' },
      { outline: closedCurve('10,-46 50,-46 96,-48 90,-30 20,-30'), material: 'mane' },
    ],
    details: [
      { outline: closedCurve('143,-68 152,-78 158,-96,1 160,-78 153,-60'), material: 'horn' },
      { outline: closedCurve('130,-78 135,-84 138,-95,1 141,-82 140,-72'), material: 'horn' },
      { outline: closedCurve('112,-96 111,-106 114,-109 117,-103 117,-96'), material: 'mane' },
      { outline: closedCurve('125,-72 127,-74 129.4,-72 127,-70.4'), material: 'dark' },
      { outline: limb('151,-48,0.5 144,-47,0.9 138,-50,0.4'), material: 'dark' },
    ],
  };
}

function leg(x: number, swing: number): string {
  return limb(
    [
      [x, -60, 18],
      [x + 2 + swing * 0.3, -42, 12],
      [x + swing * 0.6, -24, 8.8],
      [x + swing * 0.9, -8, 8],
      [x + swing, -3, 9.2],
      [x + swing, 0, 9.4],
    ],
    'flat',
  );
}
