import { craterAndCoralHoneymoon } from './packages/crater-and-coral-honeymoon.ts';
import { familySafariAndSea } from './packages/family-safari-and-sea.ts';
import { kilimanjaroTogether } from './packages/kilimanjaro-together.ts';
import { littleExplorersByBicycle } from './packages/little-explorers-by-bicycle.ts';
import { rufijiRiverAndZanzibarSands } from './packages/rufiji-river-and-zanzibar-sands.ts';
import { saadaniElephantsByTheSea } from './packages/saadani-elephants-by-the-sea.ts';
import { theMonsoonRoute } from './packages/the-monsoon-route.ts';
import { twoQuietIslands } from './packages/two-quiet-islands.ts';
import type { PackageContent } from './types.ts';

export const packages: PackageContent[] = [
  craterAndCoralHoneymoon,
  twoQuietIslands,
  familySafariAndSea,
  littleExplorersByBicycle,
  saadaniElephantsByTheSea,
  rufijiRiverAndZanzibarSands,
  kilimanjaroTogether,
  theMonsoonRoute,
];
