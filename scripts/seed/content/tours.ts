import { changuuTortoisesAndNakupenda } from './tours/changuu-tortoises-and-nakupenda.ts';
import { chimpanzeesOfMahale } from './tours/chimpanzees-of-mahale.ts';
import { firstWindKitesurfingAtPaje } from './tours/first-wind-kitesurfing-at-paje.ts';
import { fromTheMountainToTheMonsoon } from './tours/from-the-mountain-to-the-monsoon.ts';
import { jozaniForestAndTheEastCoast } from './tours/jozani-forest-and-the-east-coast.ts';
import { kilimanjaroMachameRoute } from './tours/kilimanjaro-machame-route.ts';
import { lakeManyaraCanoesAndTreetops } from './tours/lake-manyara-canoes-and-treetops.ts';
import { lakeNatronFlamingos } from './tours/lake-natron-flamingos.ts';
import { leopardsAndTeaOfSriLanka } from './tours/leopards-and-tea-of-sri-lanka.ts';
import { mafiaWhaleSharks } from './tours/mafia-whale-sharks.ts';
import { materuniWaterfallAndCoffee } from './tours/materuni-waterfall-and-coffee.ts';
import { menaiBayByDhow } from './tours/menai-bay-by-dhow.ts';
import { mnembaReefSnorkel } from './tours/mnemba-reef-snorkel.ts';
import { morningsWithTheHadza } from './tours/mornings-with-the-hadza.ts';
import { mountMeruInFourDays } from './tours/mount-meru-in-four-days.ts';
import { ndutuCalvingSeason } from './tours/ndutu-calving-season.ts';
import { ngorongoroCraterDay } from './tours/ngorongoro-crater-day.ts';
import { northernCircuitClassic } from './tours/northern-circuit-classic.ts';
import { pembaReefsAndCloveHills } from './tours/pemba-reefs-and-clove-hills.ts';
import { ruahaAndNyerereByAir } from './tours/ruaha-and-nyerere-by-air.ts';
import { serengetiRiverCrossings } from './tours/serengeti-river-crossings.ts';
import { stoneTownAndSpices } from './tours/stone-town-and-spices.ts';
import { tarangireElephantsAndBaobabs } from './tours/tarangire-elephants-and-baobabs.ts';
import { usambaraMountainsOnFoot } from './tours/usambara-mountains-on-foot.ts';
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
  ruahaAndNyerereByAir,
  fromTheMountainToTheMonsoon,
  lakeManyaraCanoesAndTreetops,
  usambaraMountainsOnFoot,
  mountMeruInFourDays,
  chimpanzeesOfMahale,
  morningsWithTheHadza,
  pembaReefsAndCloveHills,
  jozaniForestAndTheEastCoast,
  firstWindKitesurfingAtPaje,
  changuuTortoisesAndNakupenda,
  leopardsAndTeaOfSriLanka,
];
