import { benchAdmin } from './admin.ts';
import { benchApi } from './api.ts';
import { benchKill } from './kill.ts';
import { benchPages } from './pages.ts';
import { benchPublish } from './publish.ts';
import { benchStatic } from './static.ts';

const BENCHES: Record<string, () => Promise<void>> = {
  admin: benchAdmin,
  api: benchApi,
  kill: benchKill,
  pages: benchPages,
  publish: benchPublish,
  static: benchStatic,
};

/** `npm run bench -- NAME` prints figures; `kill` also fails when something is lost. */
const [name = ''] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) await bench();
else {
  console.error(`Name a benchmark:  ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
}
