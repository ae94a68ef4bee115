import { defineConfig } from 'vitest/config';

/** The tests that need Firebase's emulator. `npm run test:firebase` starts it. */
export default defineConfig({
  test: {
    include: ['graph/src/**/*.emulator.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
