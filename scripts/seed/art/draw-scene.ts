import { printScene, type Size } from './core/raster.ts';
import type { Scene } from './core/scene.ts';
import { portraits } from './portraits/index.ts';
import { composePortrait } from './portraits/portrait.ts';
import { aFairTip } from './scenes/a-fair-tip.ts';
import { baobabAvenue } from './scenes/baobab-avenue.ts';
import { changuuTortoisesAndNakupenda } from './scenes/changuu-tortoises-and-nakupenda.ts';
import { chimpanzeesOfMahale } from './scenes/chimpanzees-of-mahale.ts';
import { coralGarden } from './scenes/coral-garden.ts';
import { craterAndCoralHoneymoon } from './scenes/crater-and-coral-honeymoon.ts';
import { familySafariAndSea } from './scenes/family-safari-and-sea.ts';
import { firstWindKitesurfingAtPaje } from './scenes/first-wind-kitesurfing-at-paje.ts';
import { followingTheGreatMigration } from './scenes/following-the-great-migration.ts';
import { fromTheMountainToTheMonsoon } from './scenes/from-the-mountain-to-the-monsoon.ts';
import { giraffesAtNoon } from './scenes/giraffes-at-noon.ts';
import { hotAirBalloons } from './scenes/hot-air-balloons.ts';
import { jozaniForestAndTheEastCoast } from './scenes/jozani-forest-and-the-east-coast.ts';
import { kilimanjaro } from './scenes/kilimanjaro.ts';
import { kilimanjaroMachameRoute } from './scenes/kilimanjaro-machame-route.ts';
import { kilimanjaroTogether } from './scenes/kilimanjaro-together.ts';
import { lakeManyaraCanoesAndTreetops } from './scenes/lake-manyara-canoes-and-treetops.ts';
import { lakeNatronFlamingos } from './scenes/lake-natron-flamingos.ts';
import { leopardsAndTeaOfSriLanka } from './scenes/leopards-and-tea-of-sri-lanka.ts';
import { lionInGrass } from './scenes/lion-in-grass.ts';
import { littleExplorersByBicycle } from './scenes/little-explorers-by-bicycle.ts';
import { maasaiShukas } from './scenes/maasai-shukas.ts';
import { mafiaIsland } from './scenes/mafia-island.ts';
import { mafiaWhaleSharks } from './scenes/mafia-whale-sharks.ts';
import { materuniWaterfallAndCoffee } from './scenes/materuni-waterfall-and-coffee.ts';
import { menaiBayByDhow } from './scenes/menai-bay-by-dhow.ts';
import { mnembaReefSnorkel } from './scenes/mnemba-reef-snorkel.ts';
import { morningsWithTheHadza } from './scenes/mornings-with-the-hadza.ts';
import { mountMeruInFourDays } from './scenes/mount-meru-in-four-days.ts';
import { ndutuCalvingSeason } from './scenes/ndutu-calving-season.ts';
import { ngorongoro } from './scenes/ngorongoro.ts';
import { ngorongoroCraterDay } from './scenes/ngorongoro-crater-day.ts';
import { nightCamp } from './scenes/night-camp.ts';
import { northernCircuitClassic } from './scenes/northern-circuit-classic.ts';
import { oman } from './scenes/oman.ts';
import { packingForASafari } from './scenes/packing-for-a-safari.ts';
import { palmBeach } from './scenes/palm-beach.ts';
import { pembaIsland } from './scenes/pemba-island.ts';
import { pembaReefsAndCloveHills } from './scenes/pemba-reefs-and-clove-hills.ts';
import { ruaha } from './scenes/ruaha.ts';
import { ruahaAndNyerereByAir } from './scenes/ruaha-and-nyerere-by-air.ts';
import { rufijiRiverAndZanzibarSands } from './scenes/rufiji-river-and-zanzibar-sands.ts';
import { saadaniElephantsByTheSea } from './scenes/saadani-elephants-by-the-sea.ts';
import { savannahDuskHero } from './scenes/savannah-dusk-hero.ts';
import { serengeti } from './scenes/serengeti.ts';
import { serengetiRiverCrossings } from './scenes/serengeti-river-crossings.ts';
import { spiceMarket } from './scenes/spice-market.ts';
import { sriLanka } from './scenes/sri-lanka.ts';
import { stoneTownAndSpices } from './scenes/stone-town-and-spices.ts';
import { tarangire } from './scenes/tarangire.ts';
import { tarangireElephantsAndBaobabs } from './scenes/tarangire-elephants-and-baobabs.ts';
import { theMonsoonRoute } from './scenes/the-monsoon-route.ts';
import { twoQuietIslands } from './scenes/two-quiet-islands.ts';
import { usambaraMountainsOnFoot } from './scenes/usambara-mountains-on-foot.ts';
import { whenToComeToTanzania } from './scenes/when-to-come-to-tanzania.ts';
import { zanzibar } from './scenes/zanzibar.ts';
import { zebraPattern } from './scenes/zebra-pattern.ts';
import { studies } from './studies/index.ts';
import { composeStudy, type Study } from './studies/study.ts';

type Composer = () => Scene;
type Entry = { readonly size: Size; readonly compose: Composer };

/** Heroes of tours, packages and destinations: large enough, and quick to draw at the first start. */
const HERO = { width: 1200, height: 800 } as const;

/** What the size of each scene is, and how it is composed. */
const CATALOGUE = {
  ...inSize(
    { width: 1536, height: 1024 },
    {
      'savannah-dusk-hero': savannahDuskHero,
      'serengeti-river-crossings': serengetiRiverCrossings,
      'ngorongoro-crater-day': ngorongoroCraterDay,
      'tarangire-elephants-and-baobabs': tarangireElephantsAndBaobabs,
      'northern-circuit-classic': northernCircuitClassic,
      'kilimanjaro-machame-route': kilimanjaroMachameRoute,
      'materuni-waterfall-and-coffee': materuniWaterfallAndCoffee,
      'ndutu-calving-season': ndutuCalvingSeason,
      'lake-natron-flamingos': lakeNatronFlamingos,
      'stone-town-and-spices': stoneTownAndSpices,
      'menai-bay-by-dhow': menaiBayByDhow,
      'mnemba-reef-snorkel': mnembaReefSnorkel,
      'mafia-whale-sharks': mafiaWhaleSharks,
      serengeti,
      ngorongoro,
      tarangire,
      kilimanjaro,
      zanzibar,
      'mafia-island': mafiaIsland,
      'giraffes-at-noon': giraffesAtNoon,
      'lion-in-grass': lionInGrass,
      'zebra-pattern': zebraPattern,
      'spice-market': spiceMarket,
      'palm-beach': palmBeach,
      'night-camp': nightCamp,
      'maasai-shukas': maasaiShukas,
      'hot-air-balloons': hotAirBalloons,
      'baobab-avenue': baobabAvenue,
      'coral-garden': coralGarden,
    },
  ),
  ...inSize(
    { width: 1200, height: 800 },
    {
      'when-to-come-to-tanzania': whenToComeToTanzania,
      'packing-for-a-safari': packingForASafari,
      'a-fair-tip': aFairTip,
      'following-the-great-migration': followingTheGreatMigration,
    },
  ),
  ...told(portraits, composePortrait, () => ({ width: 640, height: 640 })),
  ...told<keyof typeof studies, Study>(studies, composeStudy, ({ shape }) =>
    shape === 'square' ? { width: 1000, height: 1000 } : { width: 1200, height: 800 },
  ),
  ...inSize(HERO, {
    'usambara-mountains-on-foot': usambaraMountainsOnFoot,
    'mount-meru-in-four-days': mountMeruInFourDays,
    'kilimanjaro-together': kilimanjaroTogether,
    'first-wind-kitesurfing-at-paje': firstWindKitesurfingAtPaje,
    'from-the-mountain-to-the-monsoon': fromTheMountainToTheMonsoon,
    'leopards-and-tea-of-sri-lanka': leopardsAndTeaOfSriLanka,
    'ruaha-and-nyerere-by-air': ruahaAndNyerereByAir,
    'lake-manyara-canoes-and-treetops': lakeManyaraCanoesAndTreetops,
    'saadani-elephants-by-the-sea': saadaniElephantsByTheSea,
    oman,
    'sri-lanka': sriLanka,
    'the-monsoon-route': theMonsoonRoute,
    'chimpanzees-of-mahale': chimpanzeesOfMahale,
    'mornings-with-the-hadza': morningsWithTheHadza,
    'jozani-forest-and-the-east-coast': jozaniForestAndTheEastCoast,
    'changuu-tortoises-and-nakupenda': changuuTortoisesAndNakupenda,
    'pemba-reefs-and-clove-hills': pembaReefsAndCloveHills,
    'crater-and-coral-honeymoon': craterAndCoralHoneymoon,
    'two-quiet-islands': twoQuietIslands,
    'family-safari-and-sea': familySafariAndSea,
    'little-explorers-by-bicycle': littleExplorersByBicycle,
    'rufiji-river-and-zanzibar-sands': rufijiRiverAndZanzibarSands,
    ruaha,
    'pemba-island': pembaIsland,
  }),
};

export type SceneName = keyof typeof CATALOGUE;

/** Every scene there is, in the order of the catalogue. */
export const SCENES: readonly SceneName[] = Object.keys(CATALOGUE).filter(isSceneName);

/** True if the text names a scene. */
export function isSceneName(text: string): text is SceneName {
  return Object.hasOwn(CATALOGUE, text);
}

/** Draws one scene deterministically; gives a JPEG of its own size, or of the given one, in pixels. */
export async function drawScene(name: SceneName, size?: Size): Promise<Buffer> {
  const entry = CATALOGUE[name];
  return await printScene(entry.compose(), size ?? entry.size);
}

function inSize<Name extends string>(
  size: Size,
  composers: Readonly<Record<Name, Composer>>,
): Record<Name, Entry> {
  const entries = Object.entries<Composer>(composers);
  return Object.fromEntries(entries.map(([name, compose]) => [name, { size, compose }])) as Record<
    Name,
    Entry
  >;
}

/** Entries of scenes that are told in data. */
function told<Name extends string, Subject>(
  subjects: Readonly<Record<Name, Subject>>,
  compose: (subject: Subject) => Scene,
  sizeOf: (subject: Subject) => Size,
): Record<Name, Entry> {
  const entries = Object.entries<Subject>(subjects);
  return Object.fromEntries(
    entries.map(([name, subject]) => [
      name,
      { size: sizeOf(subject), compose: () => compose(subject) },
    ]),
  ) as Record<Name, Entry>;
}
