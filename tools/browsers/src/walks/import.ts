import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Walk } from './walk.ts';

const archive = () =>
  zipSync({
    'Coast.json': strToU8(
      JSON.stringify({
        metadata: { version: '1.0' },
        entries: Array.from({ length: 20 }, (_, index) => ({
          uuid: `COAST-${index}`,
          creationDate: new Date(Date.UTC(2019, 0, 1 + index, 12)).toISOString(),
          timeZone: 'Europe/London',
          text: `# Lighthouse day ${index}\n\nWalked to the lighthouse.`,
        })),
      }),
    ),
  });

export const importing: Walk = {
  name: 'import: choose, preview, bring, find',
  async go(page) {
    const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-import-'));
    const file = path.join(folder, 'Coast.zip');
    writeFileSync(file, archive());
    try {
      await page.open('/settings/import');
      await page.find({ role: 'button', name: 'Choose a file' });
      await page.driver.chooseFiles('[data-testid=archive]', [file]);
      await page.sees('can be imported', 60_000);
      await page.press({ role: 'button', name: 'Import', isExact: true });
      await page.sees('New entries: 20. Already there: 0.', 60_000);
      await page.open('/journal/search');
      await page.write({ role: 'textbox', name: 'Search your entries' }, 'lighthouse');
      await page.find({ role: 'link', name: 'Lighthouse day 19' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
