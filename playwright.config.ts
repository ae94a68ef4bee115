import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/tools/verify/browser.ts';

/**
 * A server that runs already, for quick rounds. Without one every worker starts its own, see
 * `e2e/test.ts`.
 */
const isRunning = Boolean(process.env.KARIBU_E2E_URL);
const executablePath = findBrowser() ?? undefined;

export default defineConfig({
  testDir: '.',
  // Emptied at each start: a folder of its own, since other tests report beside it.
  outputDir: 'test-results/browser',
  globalSetup: './e2e/global-setup.ts',
  // Workers serve one project only, so the site's tests never meet what the back office's write.
  projects: [
    { name: 'site', testMatch: 'site/e2e/**/*.spec.ts' },
    // Nothing moves, so no press meets a menu on its way. The working day is done with motion.
    { name: 'admin', testMatch: 'admin/e2e/**/*.spec.ts', use: { reducedMotion: 'reduce' } },
  ],
  fullyParallel: true,
  workers: isRunning ? 1 : 3,
  retries: isRunning ? 0 : 1,
  // Long enough for a machine that is busy with something else: nothing is judged by its speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A trace slows every test down. Add `--trace on` to debug one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
  },
});
