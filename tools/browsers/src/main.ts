import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@reflectory/start';
import type { BrowserKind } from './drivers/driver.ts';
import { firefox } from './drivers/firefox.ts';
import { webkit } from './drivers/webkit.ts';
import { openNetwork } from './network.ts';
import { createPage } from './page/page.ts';
import { startProduct } from './start-product.ts';
import { editor } from './walks/editor.ts';
import { importing } from './walks/import.ts';
import { mainJob } from './walks/main-job.ts';
import { offline } from './walks/offline.ts';
import { recorder } from './walks/recorder.ts';

/**
 * Walks through the product in browsers that are not Chromium. `npm run browsers` takes all that are installed and says
 * which are not; `npm run browsers -- firefox` takes one. `PORT` names a product that runs already.
 */
const walks = [mainJob, editor, recorder, importing, offline];
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const pictures = path.join(ROOT, 'test-results/browsers');

/** @returns names of the walks that failed */
async function walkIn(kind: BrowserKind, port: number): Promise<string[]> {
  const network = await openNetwork(port);
  const driver = await kind.launch();
  const failed: string[] = [];
  try {
    await driver.resize(1440, 900);
    const page = createPage(driver, network.origin);
    for (const walk of walks) {
      const startedAt = performance.now();
      const fault = await walk.go(page, network).then(() => null, String);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`  ${fault === null ? '✓' : '✗'} ${walk.name} (${seconds} s)`);
      if (fault === null) continue;
      failed.push(`${kind.name}: ${walk.name}`);
      mkdirSync(pictures, { recursive: true });
      const picture = path.join(pictures, `${kind.name}-${walk.name.replace(/:.*/, '')}.png`.toLowerCase());
      await driver.screenshot().then(
        (bytes) => writeFileSync(picture, bytes),
        () => undefined,
      );
      console.log(`    ${fault}\n    ${picture}`);
      // Without an account nothing else can be walked.
      if (walk === mainJob) break;
    }
  } finally {
    await driver.close();
    await network.close();
  }
  return failed;
}

const kinds = [firefox, webkit].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()),
);
const installed = kinds.filter((kind) => kind.missing().length === 0);
for (const kind of kinds) {
  const missing = kind.missing();
  if (missing.length > 0) console.log(`${kind.name} is skipped: ${missing.join(' and ')} not installed.`);
}
if (installed.length > 0) {
  const given = process.env['PORT'];
  const product = given ? { port: Number(given), stop: async () => undefined } : await startProduct();
  try {
    for (const kind of installed) {
      console.log(kind.name);
      if ((await walkIn(kind, product.port)).length > 0) process.exitCode = 1;
    }
  } finally {
    await product.stop();
  }
}
