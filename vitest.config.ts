import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{graph,site,admin,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file makes its own database and directories; to load the API anew for each costs more.
    isolate: false,
  },
});
