import type { Page } from '@playwright/test';
import { listenTo } from '../support/listen.ts';
import { startMemberServer } from '../support/member-server.ts';
import { musicFile } from '../support/music-file.ts';
import { createPerson, demoPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const line = (page: Page) => page.getByRole('region', { name: 'Player' });
const pieces = (page: Page) => page.getByRole('region', { name: 'Pieces' });

type Start = { when: number; offset: number; seconds: number };

/** Notes when pieces begin by the clock of sound; call it before the page is opened. */
const watchStarts = (page: Page) =>
  page.addInitScript(() => {
    const starts: Start[] = [];
    const start = AudioBufferSourceNode.prototype.start;
    Object.assign(globalThis, { starts });
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, when = 0, offset = 0) {
      starts.push({ when, offset, seconds: this.buffer?.duration ?? 0 });
      return Reflect.apply(start, this, [when, offset]);
    };
  });
const startsOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { starts: Start[] }).starts);

/** How loud it is now, by the root mean square of what goes to the speaker. */
const loudnessOn = (page: Page) =>
  page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard: AnalyserNode[] };
    const samples = new Float32Array(2048);
    return Math.max(
      ...heard.map((analyser) => {
        analyser.getFloatTimeDomainData(samples);
        return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
      }),
    );
  });

test('music of one’s own is added, played without a gap, kept at its place and taken back', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  await listenTo(page);
  await watchStarts(page);
  collectComplaints(page, complaints);
  await page.goto(`${origin()}/sounds/music`);
  const choose = page.getByLabel('Music files from this device');

  await test.step('a text that is named as music is refused in words, and nothing is kept of it', async () => {
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
    await choose.setInputFiles({
      name: 'song.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('Dear diary, this is no song. '.repeat(200)),
    });
    await expect(page.getByText('This is not music, whatever its name says')).toBeVisible();
    await inspect(page, 'music-refused');
    await page.getByRole('button', { name: 'Dismiss song.mp3' }).click();
    await expect(page.getByText('song.mp3')).toHaveCount(0);
  });
  await test.step('two files come with title, artist and cover, and say how much room is used', async () => {
    const quiet = { title: 'Low tide', artist: 'Mira Sol', seconds: 8, sampleRate: 44_100, amplitude: 0.05 };
    const loud = { title: 'Open sea', artist: 'Mira Sol', seconds: 40, sampleRate: 48_000, amplitude: 0.8 };
    await choose.setInputFiles([
      musicFile({ ...quiet, colour: [70, 110, 130] }),
      musicFile({ ...loud, colour: [180, 130, 80] }),
    ]);
    await expect(pieces(page).getByRole('listitem')).toHaveCount(2, { timeout: 30_000 });
    await expect(pieces(page).getByText('Mira Sol')).toHaveCount(2);
    await expect(pieces(page).locator('img')).toHaveCount(2);
    await expect(page.getByText('4.5 MB')).toBeVisible();
  });
  await test.step('one follows the other with the next sample, and is as loud', async () => {
    await page.getByRole('button', { name: 'Play Low tide' }).click();
    await expect(line(page)).toContainText('Low tide');
    await expect.poll(() => startsOn(page)).toHaveLength(2);
    await page.waitForTimeout(2000);
    const first = await loudnessOn(page);
    await expect(line(page)).toContainText('Open sea', { timeout: 15_000 });
    await expect(line(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.waitForTimeout(1000);
    const second = await loudnessOn(page);
    const [low, open] = await startsOn(page);
    expect(open?.when).toBeCloseTo((low?.when ?? 0) + 8, 6);
    expect(20 * Math.log10(second / first)).toBeLessThan(1);
    expect(20 * Math.log10(second / first)).toBeGreaterThan(-1);
    await inspect(page, 'music');
  });
  await test.step('after the page is loaded anew it goes on where it was', async () => {
    await page.getByRole('slider', { name: 'Place in the piece' }).fill('20');
    await expect.poll(async () => (await startsOn(page)).at(-1)?.offset).toBe(20);
    await page.reload();
    await expect(line(page)).toContainText('Open sea');
    await line(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => (await startsOn(page)).at(-1)?.offset ?? 0).toBeGreaterThanOrEqual(20);
  });
  await test.step('on another device it is offered to go on', async () => {
    await line(page).getByRole('button', { name: 'Pause' }).click();
    const other = await (await browser.newContext({ storageState: await signedInState(mira) })).newPage();
    await other.goto(`${origin()}/sounds/music`);
    await expect(other.getByRole('region', { name: 'Go on where you stopped' })).toContainText('Open sea');
    await inspect(other, 'music-go-on');
  });
  await test.step('a playlist is made and put in an order of its own', async () => {
    await page.getByRole('button', { name: 'What to do with “Open sea”' }).click();
    await page.getByRole('menuitem', { name: 'Add to a new playlist' }).click();
    await page.getByRole('textbox', { name: 'What is it called?' }).fill('Evening');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('button', { name: 'What to do with “Low tide”' }).click();
    await page.getByRole('menuitem', { name: 'Add to “Evening”' }).click();
    await page.getByRole('link', { name: 'Evening' }).click();
    await page.getByRole('button', { name: 'Move Low tide up' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Low tide');
    await inspect(page, 'music-playlist');
    await page.getByRole('link', { name: 'Your music', exact: true }).first().click();
  });
  await test.step('a playlist begins with a focus session and goes with its end, and so does that of a guided one', async () => {
    const choose = async () => {
      await page.getByRole('button', { name: 'Plays meanwhile' }).click();
      await page.getByRole('option', { name: 'Evening', exact: true }).click();
    };
    await page.goto(`${origin()}/productivity`);
    await choose();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Plays meanwhile' })).toContainText('Evening');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(line(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(line(page)).toContainText('Low tide');
    await expect.poll(() => loudnessOn(page)).toBeGreaterThan(0.01);
    await inspect(page, 'music-focus');
    await page.getByRole('link', { name: 'Sounds', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => loudnessOn(page)).toBeGreaterThan(0.01);
    await page.goBack();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(line(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect.poll(() => loudnessOn(page), { timeout: 15_000 }).toBeLessThan(0.0001);

    const session = `${origin()}/journal/session/${crypto.randomUUID()}?framework=tension`;
    await page.goto(session);
    await choose();
    await expect(page.getByRole('button', { name: 'Pause Evening' })).toBeVisible();
    await expect.poll(() => loudnessOn(page)).toBeGreaterThan(0.01);
    await inspect(page, 'music-guided');
    await page.keyboard.press('Escape');
    await expect(line(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.goto(`${origin()}/sounds/music`);
  });
  await test.step('what is deleted comes back, and is gone at once for whoever closes the page', async () => {
    const remove = async () => {
      await page.getByRole('button', { name: 'What to do with “Low tide”' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByText('“Low tide” is deleted.')).toBeVisible();
    };
    await remove();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(pieces(page).getByRole('listitem')).toHaveCount(2);
    await remove();
    await page.reload();
    await expect(pieces(page).getByRole('listitem')).toHaveCount(1);
  });
  await test.step('in German, and right to left in Arabic', async () => {
    for (const [language, direction, title] of [
      ['de', 'ltr', 'Deine Musik'],
      ['ar', 'rtl', 'موسيقاك'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await page.goto(`${origin()}/sounds/music`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await inspect(page, `music-${language}`, direction);
    }
  });
  expect(complaints).toEqual([]);
});

test('a catalogue that an admin chose is heard by members, with its licence and by a door of the service', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const complaints: string[] = [];
  const song = musicFile({
    title: 'Harbour',
    artist: 'Mira Sol',
    seconds: 20,
    sampleRate: 44_100,
    amplitude: 0.8,
    colour: [70, 110, 130],
  });
  const asked: string[] = [];
  const piece = (name: string, more: string) =>
    `<item><title>${name}</title>${more}<itunes:duration>20</itunes:duration><enclosure url="${server.origin}/${name}.wav" type="audio/wav"/></item>`;
  const server = await startMemberServer('catalogues', (request, response) => {
    asked.push(`${request.url} ${JSON.stringify(request.headers)}`);
    if (request.url !== '/feed.xml') return void response.end(song.buffer);
    const by = '<license>https://creativecommons.org/licenses/by/4.0/</license>';
    response.end(
      `<rss version="2.0"><channel><title>Open shores</title>${piece('Harbour', by)}${piece('Closed', '')}</channel></rss>`,
    );
  });
  const admin = await demoPerson('acme', 'admin@reflectory.example');
  const office = await (await browser.newContext({ storageState: await signedInState(admin) })).newPage();
  collectComplaints(office, complaints);
  await office.goto(`${origin('acme')}/sounds/music`);
  const manage = office.getByRole('group').filter({ hasText: 'Manage catalogues' });

  await test.step('an admin gives an address, and hears what of it may be played', async () => {
    await office.getByText('Manage catalogues').click();
    await manage.getByRole('textbox', { name: 'Address of a feed' }).fill(`${server.origin}/feed.xml`);
    await manage.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(manage.getByText('1 piece · 1 left out')).toBeVisible({ timeout: 30_000 });
    await inspect(office, 'music-catalogues');
  });
  await test.step('a member plays it, also beside a focus session, and sees who made it and under which licence', async () => {
    const mira = await createPerson('acme', 'Mira');
    const page = await (await browser.newContext({ storageState: await signedInState(mira) })).newPage();
    await listenTo(page);
    collectComplaints(page, complaints);
    await page.goto(`${origin('acme')}/sounds/music`);
    await expect(page.getByText('Manage catalogues')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play Harbour' }).click();
    await expect(line(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(line(page)).toContainText('Open shores');
    await expect(line(page).getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
    await expect.poll(() => loudnessOn(page)).toBeGreaterThan(0.05);
    await inspect(page, 'music-catalogue-playing');
    const fetched = asked.filter((request) => request.startsWith('/Harbour.wav'));
    expect(fetched).toHaveLength(1);
    for (const secret of [mira.id, mira.accessToken, 'referer', 'cookie'])
      expect(fetched[0]).not.toContain(secret);
    await line(page).getByRole('button', { name: 'Stop and close' }).click();
    await page.goto(`${origin('acme')}/productivity`);
    await page.getByRole('button', { name: 'Plays meanwhile' }).click();
    await page.getByRole('option', { name: 'Harbour' }).filter({ hasText: 'CC BY 4.0' }).click();
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(line(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(line(page).getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
    await inspect(page, 'music-catalogue-focus');
  });
  await test.step('what is removed is gone for all, and comes back', async () => {
    await office.getByRole('button', { name: 'Remove Open shores' }).click();
    await expect(office.getByText('“Open shores” is deleted.')).toBeVisible();
    await office.getByRole('button', { name: 'Bring it back' }).click();
    await expect(manage.getByText('1 piece · 1 left out')).toBeVisible({ timeout: 30_000 });
    await office.getByRole('button', { name: 'Remove Open shores' }).click();
    await expect(office.getByText('“Open shores” is deleted.')).toBeVisible();
  });
  await server.stop();
  expect(complaints).toEqual([]);
});
