import { defineConfig } from 'vitest/config';

/** The tests that need Firebase's emulator. `npm run test:firebase` starts it. */
export default defineConfig({
  test: {
    include: ['{graph,scripts}/**/*.emulator.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
});
