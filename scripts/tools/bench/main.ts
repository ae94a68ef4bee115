import { benchAdmin } from './admin.ts';
import { benchApi } from './api.ts';
import { benchClock } from './clock.ts';
import { benchDiskFull } from './disk-full.ts';
import { benchEquality } from './equality.ts';
import { benchImport } from './import.ts';
import { benchKill } from './kill.ts';
import { benchMixedLoad } from './mixed-load.ts';
import { benchPages } from './pages.ts';
import { benchPublish } from './publish.ts';
import { benchStatic } from './static.ts';

const BENCHES: Record<string, (options: string[]) => Promise<void>> = {
  admin: benchAdmin,
  api: benchApi,
  clock: benchClock,
  equality: benchEquality,
  full: benchDiskFull,
  import: benchImport,
  kill: benchKill,
  load: benchMixedLoad,
  pages: benchPages,
  publish: benchPublish,
  static: benchStatic,
};

/** `npm run bench -- NAME` prints figures; those about faults also fail where one is found. */
const [name = '', ...options] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) await bench(options);
else {
  console.error(`Name a benchmark:  ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
}
