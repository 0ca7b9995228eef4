import { defineConfig } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { availableParallelism } from 'node:os';

/** Browser tests over the running product; `E2E_PORT` reuses one that is already running. */
export default defineConfig({
  testDir: 'specs',
  outputDir: process.env['E2E_OUTPUT_DIR'] ?? '../../test-results/e2e',
  globalSetup: './support/start-product.ts',
  // Some tests wait for the minute in which the worker looks: a small machine has time for a third.
  workers: Math.max(3, availableParallelism() - 1),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // The table of `npm test` names what passed only then.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'journeys', testIgnore: 'crash.spec.ts' },
    // It kills what the others need, so it comes when they are done.
    { name: 'crashes', testMatch: 'crash.spec.ts', dependencies: ['journeys'] },
  ],
  use: {
    launchOptions: await findChromium(),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    // Playwright sees no request that a service worker takes; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 45_000,
    // It costs every test a good part of its time; a picture of the first fault is kept anyway.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
