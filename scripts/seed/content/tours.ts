import { kilimanjaroMachameRoute } from './tours/kilimanjaro-machame-route.ts';
import { lakeNatronFlamingos } from './tours/lake-natron-flamingos.ts';
import { mafiaWhaleSharks } from './tours/mafia-whale-sharks.ts';
import { materuniWaterfallAndCoffee } from './tours/materuni-waterfall-and-coffee.ts';
import { menaiBayByDhow } from './tours/menai-bay-by-dhow.ts';
import { mnembaReefSnorkel } from './tours/mnemba-reef-snorkel.ts';
import { ndutuCalvingSeason } from './tours/ndutu-calving-season.ts';
import { ngorongoroCraterDay } from './tours/ngorongoro-crater-day.ts';
import { northernCircuitClassic } from './tours/northern-circuit-classic.ts';
import { serengetiRiverCrossings } from './tours/serengeti-river-crossings.ts';
import { stoneTownAndSpices } from './tours/stone-town-and-spices.ts';
import { tarangireElephantsAndBaobabs } from './tours/tarangire-elephants-and-baobabs.ts';
import type { TourContent } from './types.ts';

export const tours: TourContent[] = [
  serengetiRiverCrossings,
  ngorongoroCraterDay,
  tarangireElephantsAndBaobabs,
  northernCircuitClassic,
  kilimanjaroMachameRoute,
  materuniWaterfallAndCoffee,
  ndutuCalvingSeason,
  lakeNatronFlamingos,
  stoneTownAndSpices,
  menaiBayByDhow,
  mnembaReefSnorkel,
  mafiaWhaleSharks,
];
