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
    viewport: { width: 900, height: 700 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await findChromium(),
  },
});
