import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{graph,site,admin,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
