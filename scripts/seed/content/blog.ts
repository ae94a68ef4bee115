import { aFairTip } from './blog/a-fair-tip.ts';
import { aNightUnderCanvas } from './blog/a-night-under-canvas.ts';
import { bothHalvesOfTheSky } from './blog/both-halves-of-the-sky.ts';
import { chasingTheLight } from './blog/chasing-the-light.ts';
import { coffeeOnKilimanjaro } from './blog/coffee-on-kilimanjaro.ts';
import { followingTheGreatMigration } from './blog/following-the-great-migration.ts';
import { packingForASafari } from './blog/packing-for-a-safari.ts';
import { readingZanzibarsTides } from './blog/reading-zanzibars-tides.ts';
import { stayingWellOnTheRoad } from './blog/staying-well-on-the-road.ts';
import { swahiliForTheRoad } from './blog/swahili-for-the-road.ts';
import { watchingWithoutBeingNoticed } from './blog/watching-without-being-noticed.ts';
import { whenToComeToTanzania } from './blog/when-to-come-to-tanzania.ts';
import { zanzibarOrMafia } from './blog/zanzibar-or-mafia.ts';
import type { BlogPostContent } from './types.ts';

export const blog: BlogPostContent[] = [
  readingZanzibarsTides,
  whenToComeToTanzania,
  followingTheGreatMigration,
  packingForASafari,
  bothHalvesOfTheSky,
  aFairTip,
  aNightUnderCanvas,
  watchingWithoutBeingNoticed,
  chasingTheLight,
  stayingWellOnTheRoad,
  coffeeOnKilimanjaro,
  swahiliForTheRoad,
  zanzibarOrMafia,
];
