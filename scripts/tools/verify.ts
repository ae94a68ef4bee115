import { requireBrowser } from './verify/browser.ts';
import { CHECKS, chooseChecks } from './verify/checks.ts';
import { runChecks } from './verify/run-checks.ts';

/**
 * `npm test`: the whole gate but for Firebase, quick checks first. `npm test -- types unit` runs
 * those alone, and options go to the browser tests: `npm test -- browser --shard=1/3`.
 */
const checks = chooseChecks(process.argv.slice(2));
if (checks.some(({ title }) => title === CHECKS.browser.title)) requireBrowser();
await runChecks(checks);
