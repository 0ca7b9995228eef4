import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

/** Loudness of two stretches of a file, as the browser itself decodes it. */
const decode = (page: Page, file: Buffer) =>
  page.evaluate(async (base64) => {
    const context = new OfflineAudioContext(2, 1, 48_000);
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const buffer = await context.decodeAudioData(bytes.buffer);
    const left = buffer.getChannelData(0);
    const loudness = (from: number, to: number) => {
      const samples = left.subarray(from * 48_000, to * 48_000);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    };
    const { duration, numberOfChannels } = buffer;
    return { duration, numberOfChannels, middle: loudness(20, 35), end: loudness(59.5, 59.9) };
  }, file.toString('base64'));

const canEncode = (page: Page) =>
  page.evaluate(async () => {
    const config = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2, bitrate: 128_000 };
    if (!('AudioEncoder' in globalThis)) return false;
    return (await AudioEncoder.isConfigSupported(config)).supported === true;
  });

test('a mix leaves as Opus where the browser can encode it, and as WAV everywhere', async ({
  browser,
}, info) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const state = await signedInState(await createPerson(undefined, 'Mira'));
  const page = await (await browser.newContext({ storageState: state })).newPage();
  collectComplaints(page, complaints);
  const dialog = page.getByRole('dialog');
  const make = dialog.getByRole('button', { name: 'Make the file' });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'As a file' }).click();
    await dialog.getByRole('radio', { name: '1 minute' }).check({ force: true });
  };
  await test.step('WAV is what it begins with', async () => {
    await page.goto(`${origin()}/sounds/mix`);
    await page.getByRole('button', { name: 'Rain', exact: true }).click();
    await page.getByRole('button', { name: 'Waves', exact: true }).click();
    await openDialog();
    await expect(dialog).toContainText('A WAV file of about 12 MB');
  });
  const opus = dialog.getByRole('radio', { name: 'Opus, small' });
  const hasEncoder = await canEncode(page);
  info.annotations.push({ type: 'encoder of Opus', description: hasEncoder ? 'there' : 'not there' });
  await test.step('Opus is offered where there is an encoder, and nowhere else', async () => {
    if (hasEncoder) await opus.check({ force: true });
    await expect(opus).toHaveCount(hasEncoder ? 1 : 0);
    await inspect(page, 'sound-export');
  });
  if (hasEncoder) {
    await test.step('it can be cancelled, and nothing is left of it', async () => {
      await dialog.getByRole('radio', { name: '60 minutes' }).check({ force: true });
      await make.click();
      await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/, {
        timeout: 60_000,
      });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(make).toBeVisible();
    });
    await test.step('the file is small, as long as was asked for, and the browser decodes it', async () => {
      await dialog.getByRole('radio', { name: '1 minute' }).check({ force: true });
      await expect(dialog).toContainText('An Opus file of about 1 MB');
      const download = page.waitForEvent('download', { timeout: 120_000 });
      await make.click();
      const file = info.outputPath('mix.opus');
      expect((await download).suggestedFilename()).toMatch(/\.opus$/);
      await (await download).saveAs(file);
      const bytes = await readFile(file);
      expect(bytes.length).toBeLessThan(1_400_000);
      const { duration, numberOfChannels, middle, end } = await decode(page, bytes);
      expect(duration).toBeCloseTo(60, 3);
      expect(numberOfChannels).toBe(2);
      expect(middle).toBeGreaterThan(0.03);
      expect(end).toBeLessThan(1e-3);
    });
  }
  await test.step('in German, and right to left in Arabic', async () => {
    for (const [language, direction, act] of [
      ['de', 'ltr', 'Als Datei'],
      ['ar', 'rtl', 'كملف'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await page.reload();
      await page.getByRole('button', { name: act }).click();
      await inspect(page, `sound-export-${language}`, direction);
    }
  });
  await test.step('a browser without an encoder offers WAV alone', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioEncoder'));
    await page.evaluate(() => localStorage.setItem('reflectory.language', 'en'));
    await page.reload();
    await openDialog();
    await expect(make).toBeVisible();
    await expect(opus).toHaveCount(0);
    await expect(dialog.getByRole('radio', { name: '60 minutes' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
