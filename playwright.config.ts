import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/tools/verify/browser.ts';

/** A server that runs already, for quick rounds; without it one is started on fresh demo content. */
const running = process.env.KARIBU_E2E_URL;
const port = Number(process.env.KARIBU_E2E_PORT ?? 4179);
process.env.KARIBU_E2E_DATA ??= running ? '' : mkdtempSync(join(tmpdir(), 'karibu-e2e-'));
const executablePath = findBrowser() ?? undefined;

export default defineConfig({
  testDir: '.',
  testMatch: '{site,admin}/e2e/**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: running ?? `http://127.0.0.1:${port}`,
    // Recording a trace slows every test down; add `--trace on` to look into one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
  },
  ...(!running && {
    webServer: {
      command: 'node scripts/start.ts',
      url: `http://127.0.0.1:${port}/api/health`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: { PORT: String(port), DATA_DIR: process.env.KARIBU_E2E_DATA, LOG_LEVEL: 'warn' },
    },
  }),
});
