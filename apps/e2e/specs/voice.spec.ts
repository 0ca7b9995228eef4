import { chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killBrowser } from '../support/kill-browser.ts';
import { signIn } from '../support/people.ts';
import { createPerson, demoPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { heardFrom, writeSpokenFile } from '../support/spoken-file.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

/** Seconds of the recording that is under way. */
const secondsOn = async (page: Page) => {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
};

test('what was spoken survives the death of the browser, is written down, and put into the text', async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-voice-'));
  const profile = path.join(folder, 'profile');
  const spoken = path.join(folder, 'spoken.wav');
  writeSpokenFile(spoken);
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...heardFrom(spoken),
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      serviceWorkers: 'block',
    });
  const complaints: string[] = [];
  const admin = await demoPerson('acme', 'grace@acme.example');
  await admin.client
    .from('instance_features')
    .upsert({ feature_key: 'transcription', enabled: true })
    .throwOnError();
  const person = await createPerson('acme', 'Vera');
  try {
    const first = await open();
    const page = first.pages()[0] ?? (await first.newPage());
    await signIn(page, 'acme', person.email);
    await page.getByRole('button', { name: /^Free Write/ }).click();
    const address = await test.step('Vera records, and the browser dies in the middle of it', async () => {
      await page.getByRole('button', { name: 'Record', exact: true }).click();
      await expect.poll(() => secondsOn(page)).toBeGreaterThanOrEqual(2);
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Go on' }).click();
      await expect.poll(() => secondsOn(page)).toBeGreaterThanOrEqual(4);
      const where = page.url();
      killBrowser(profile);
      await first.close().catch(() => undefined);
      return where;
    });

    const second = await open();
    const back = second.pages()[0] ?? (await second.newPage());
    collectComplaints(back, complaints);
    await test.step('it is offered when she comes back', async () => {
      await back.goto(address);
      const offer = back.getByText(/interrupted after 0:0[3-9]/);
      const heading = back.getByRole('heading', { name: 'Sign in' });
      await expect(offer.or(heading)).toBeVisible();
      if (await heading.isVisible()) {
        await signIn(back, 'acme', person.email);
        await back.goto(address);
      }
      await expect(offer).toBeVisible();
      await inspect(back, 'voice-found');
      await back.getByRole('button', { name: 'Keep it' }).click();
    });

    await test.step('it arrives, and can be heard', async () => {
      await expect(back.getByRole('button', { name: 'Write it down' })).toBeVisible({ timeout: 30_000 });
      await back.getByRole('button', { name: 'Play' }).click();
      const position = back.getByRole('slider', { name: 'Position' });
      await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThanOrEqual(1);
      await back.getByRole('button', { name: 'Speed: 1×' }).click();
      await expect(back.getByRole('button', { name: 'Speed: 1.25×' })).toBeVisible();
    });

    await test.step('she agrees to the provider, once, and reads what she said', async () => {
      await back.getByRole('button', { name: 'Write it down' }).click();
      await expect(back.getByRole('alertdialog')).toContainText('127.0.0.1');
      await inspect(back, 'voice-consent');
      await back.getByRole('button', { name: 'Send and write down' }).click();
      const said = back.getByRole('button', { name: 'The water was still. (play from 0:01)' });
      await expect(said).toBeVisible({ timeout: 30_000 });
      await said.click();
      await expect(back.getByRole('button', { name: 'Pause' })).toBeVisible();
    });

    await test.step('it goes into the text', async () => {
      await back.getByRole('button', { name: 'Put into the text' }).click();
      await expect(back.getByText('It is in your text now.')).toBeVisible();
      await inspect(back, 'voice-written-down');
      await inspect(back, 'voice-written-down-rtl', 'rtl');
    });

    await test.step('what was misheard is written anew, at its moment, and can be heard once more', async () => {
      await back.getByRole('button', { name: 'Edit', exact: true }).click();
      await back
        .getByRole('textbox', { name: 'What was said' })
        .fill('I walked to the harbour.\nThe water was chill.');
      await inspect(back, 'voice-written-anew');
      await back.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(back.getByRole('button', { name: 'The water was chill. (play from 0:01)' })).toBeVisible();
      await expect(back.getByText('Written by you.')).toBeVisible();
      await back.getByRole('button', { name: 'Write it down again' }).click();
      await expect(back.getByRole('button', { name: 'The water was still. (play from 0:01)' })).toBeVisible({
        timeout: 30_000,
      });
    });
    await second.close();
    expect(complaints).toEqual([]);
  } finally {
    await admin.client.from('instance_features').delete().eq('feature_key', 'transcription');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

const languages = [
  {
    language: 'de',
    direction: 'ltr',
    record: 'Aufnehmen',
    recording: 'Aufnahme',
    done: 'Fertig',
    play: 'Abspielen',
  },
  { language: 'ar', direction: 'rtl', record: 'تسجيل', recording: 'التسجيل', done: 'تم', play: 'تشغيل' },
] as const;

for (const { language, direction, record, recording, done, play } of languages) {
  test(`an entry is made of a voice alone (${language})`, async () => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-voice-'));
    const spoken = path.join(folder, 'spoken.wav');
    writeSpokenFile(spoken);
    const complaints: string[] = [];
    const person = await createPerson(undefined, 'Vera');
    const browser = await chromium.launch(heardFrom(spoken));
    try {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      collectComplaints(page, complaints);
      await signIn(page, undefined, person.email);
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await page.goto(`${origin()}/journal/write/${randomUUID()}`);
      await page.getByRole('button', { name: record, exact: true }).click();
      await expect.poll(() => secondsOn(page)).toBeGreaterThanOrEqual(1);
      await inspect(page, `voice-recording-${language}`, direction);
      await page
        .getByRole('region', { name: recording, exact: true })
        .getByRole('button', { name: done })
        .click();
      await page.getByRole('button', { name: done, exact: true }).click();
      await page.waitForURL('**/journal/entry/*');
      await expect(page.getByRole('button', { name: play, exact: true })).toBeVisible();
      await inspect(page, `voice-entry-${language}`, direction);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
