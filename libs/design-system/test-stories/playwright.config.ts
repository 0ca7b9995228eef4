import { defineConfig } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['line']],
  use: {
    launchOptions: await findChromium(),
  },
});
