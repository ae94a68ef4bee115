import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './root.ts';
import { startAuthEmulator } from './verify/auth-emulator.ts';
import { runCheck, vitestCheck } from './verify/checks.ts';

/** `npm run test:firebase`: the tests that need Firebase, on its Auth emulator, which runs offline. */
const CHECK = vitestCheck('Identity on Firebase', 'firebase', '--config=vitest.firebase.config.ts');

let [passed, failed] = [0, 1];
try {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  const startedAt = Date.now();
  const emulator = await startAuthEmulator();
  console.log(`The Auth emulator was ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
  ({ passed, failed } = await runCheck(CHECK).finally(emulator.stop));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
