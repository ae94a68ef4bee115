import { startAuthEmulator } from './verify/firebase-emulator.ts';
import { runChecks } from './verify/run-checks.ts';
import { vitestCheck } from './verify/test-checks.ts';

/** `npm run test:firebase`: runs the tests that need Firebase on its offline emulators. */
const CHECK = vitestCheck(
  'Identity and hosting on Firebase',
  'firebase',
  '--config=vitest.firebase.config.ts',
);

try {
  const startedAt = Date.now();
  const emulator = await startAuthEmulator();
  console.log(`The Auth emulator was ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host;
  await runChecks([CHECK]).finally(emulator.stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}
