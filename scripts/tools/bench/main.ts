import { benchAdmin } from './admin.ts';
import { benchApi } from './api.ts';
import { benchEquality } from './equality.ts';
import { benchKill } from './kill.ts';
import { benchPages } from './pages.ts';
import { benchPublish } from './publish.ts';
import { benchStatic } from './static.ts';

const BENCHES: Record<string, (options: string[]) => Promise<void>> = {
  admin: benchAdmin,
  api: benchApi,
  equality: benchEquality,
  kill: benchKill,
  pages: benchPages,
  publish: benchPublish,
  static: benchStatic,
};

/** `npm run bench -- NAME` prints figures; `kill` also fails when something is lost. */
const [name = '', ...options] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) await bench(options);
else {
  console.error(`Name a benchmark:  ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
}
