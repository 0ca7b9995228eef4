import type { Page } from '@playwright/test';
import { listenTo } from '../support/listen.ts';
import { expect, test } from '../support/test.ts';
import { signIn } from '../support/people.ts';
import { createPerson, writeEntry } from '../support/person.ts';
import { origin, readRunFile } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';

const answers = ['I was glad to see Anna. Then it rained.'];

test('a provider is set up, agreed to, reads an entry, and gets nothing more once that is taken back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const provider = `127.0.0.1:${readRunFile().ports['providerStandIn']}`;
  const person = await createPerson('globex', 'Pia');

  await test.step('an administrator sets it up and tests the connection', async () => {
    await signIn(page, 'globex', 'ines@globex.example');
    await page.goto(`${origin('globex')}/instance-admin`);
    await page.getByRole('tab', { name: 'Providers' }).click();
    await page.getByLabel('Address of the API').fill(`http://${provider}/v1`);
    await page.getByLabel('Key', { exact: true }).fill('sk-of-an-e2e-run');
    await page.getByLabel('Reading entries').fill('stand-in');
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByText(/^It answers\./)).toBeVisible();
    await page.getByText('Use this provider').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A key that ends with -run is kept', { exact: false })).toBeVisible();
    await inspect(page, 'provider-console');
  });

  const own = await browser.newPage();
  await test.step('nothing of a person is read by it until they agree', async () => {
    await signIn(own, 'globex', person.email);
    const { analysis } = await writeEntry(person, { framework: 'free', title: 'Before', answers });
    expect(analysis).toMatchObject({ engine: expect.stringMatching(/^builtin@/) });
  });

  await test.step('they agree in their settings, and the next entry is read by it', async () => {
    await own.goto(`${origin('globex')}/settings/privacy`);
    await own.getByText(`Send my words to ${provider}`).click();
    await expect(own.getByRole('switch', { name: `Send my words to ${provider}` })).toBeChecked();
    await expect(own.getByText('Nothing of yours was ever sent.')).toBeVisible();
    const { entryId } = await writeEntry(person, { framework: 'free', title: 'Agreed', answers });
    await own.goto(`${origin('globex')}/journal/entry/${entryId}`);
    await expect(own.getByText('Read by provider stand-in.')).toBeVisible();
    await inspect(own, 'provider-reading');
  });

  await test.step('what was sent stands in the settings, with its entry', async () => {
    await own.goto(`${origin('globex')}/settings/privacy`);
    const row = own.getByRole('row', { name: new RegExp(provider) });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('39 characters');
    await inspect(own, 'provider-privacy');
  });

  await test.step('it is taken back, and the next entry stays here', async () => {
    await own.getByText(`Send my words to ${provider}`).click();
    await expect(own.getByRole('switch', { name: `Send my words to ${provider}` })).not.toBeChecked();
    const { analysis } = await writeEntry(person, { framework: 'free', title: 'Taken back', answers });
    expect(analysis).toMatchObject({ engine: expect.stringMatching(/^builtin@/) });
    await own.reload();
    await expect(own.getByRole('row', { name: new RegExp(provider) })).toHaveCount(1);
  });
});

/** The loudest sample of a voice in some seconds; the engine of sounds is heard beside it, as the first. */
const loudestOfVoice = (page: Page, seconds: number): Promise<number> =>
  page.evaluate(async (ms) => {
    const { heard } = globalThis as unknown as { heard: AnalyserNode[] };
    const samples = new Float32Array(2048);
    let loudest = 0;
    for (const begun = performance.now(); performance.now() - begun < ms;) {
      for (const analyser of heard.slice(1)) {
        analyser.getFloatTimeDomainData(samples);
        loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), loudest);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return loudest;
  }, seconds * 1000);

test('a meditation is said by the provider that its person agreed to, and goes on where it stops', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const provider = `127.0.0.1:${readRunFile().ports['providerStandIn']}`;
  const person = await createPerson('globex', 'Sol');
  const answers = ['I am so worried about the review on Monday. I am afraid of losing face at work.'];
  const { entryId } = await writeEntry(person, { framework: 'free', title: 'Before the review', answers });
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const own = await context.newPage();
  await listenTo(own);
  const begin = async () => {
    await own.goto(`${origin('globex')}/sounds/meditations/from/${entryId}`);
    await own.getByText('With sound beneath', { exact: false }).click();
    await own.getByRole('button', { name: /Voice/ }).click();
    await own.getByRole('option', { name: `${provider} (far away)` }).click();
    await expect(own.getByRole('listbox')).toHaveCount(0);
  };
  const useModel = async (model: string) => {
    await page.getByLabel('Speaking meditations').fill(model);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The provider is saved').first()).toBeVisible();
  };

  await test.step('an administrator names a model and a voice for it', async () => {
    await signIn(page, 'globex', 'ines@globex.example');
    await page.goto(`${origin('globex')}/instance-admin`);
    await page.getByRole('tab', { name: 'Providers' }).click();
    await page.getByLabel('Address of the API').fill(`http://${provider}/v1`);
    await page.getByLabel('Speaking meditations').fill('stand-in');
    await page.getByLabel('Voice', { exact: true }).fill('calm');
    const isUsed = page.getByRole('switch', { name: 'Use this provider' });
    if (!(await isUsed.isChecked())) await page.getByText('Use this provider').click();
    await useModel('stand-in');
    await inspect(page, 'provider-speech-console');
  });

  await test.step('it is no choice before its person agreed', async () => {
    await own.goto(`${origin('globex')}/sounds/meditations/from/${entryId}`);
    await expect(own.getByText(`${provider} could say it, if you agree`, { exact: false })).toBeVisible();
    await inspect(own, 'provider-voice-consent');
    await own.goto(`${origin('globex')}/settings/privacy`);
    await own.getByText(`Send my words to ${provider}`).click();
    await expect(own.getByRole('switch', { name: `Send my words to ${provider}` })).toBeChecked();
  });

  await test.step('each line is heard, no louder than speech, and stands there to be read', async () => {
    await begin();
    await expect(own.getByText(`What is said then goes to ${provider}`, { exact: false })).toBeVisible();
    await inspect(own, 'provider-voice');
    await own.getByRole('button', { name: 'Begin' }).click();
    const running = own.getByRole('region', { name: 'When you worry' });
    await expect(running).toContainText('Something worries you.');
    const loudest = await loudestOfVoice(own, 4);
    expect(loudest).toBeGreaterThan(0.05);
    expect(loudest).toBeLessThanOrEqual(0.5);
    await own.getByRole('button', { name: 'Stop', exact: true }).click();
  });

  await test.step('what was said stands in the settings, with its entry', async () => {
    await own.goto(`${origin('globex')}/settings/privacy`);
    const row = own.getByRole('row', { name: /speaking meditations/ }).first();
    await expect(row).toContainText(provider);
    await expect(row.getByRole('link', { name: 'Entry 1' })).toBeVisible();
  });

  await test.step('a provider that stops in a sentence leaves the words, and says so in one line', async () => {
    await useModel('stand-in-torn');
    await begin();
    await own.getByRole('button', { name: 'Begin' }).click();
    const running = own.getByRole('region', { name: 'When you worry' });
    await expect(running.getByRole('status')).toHaveText(/^The voice/, { timeout: 20_000 });
    await expect(running).toContainText('Something worries you.');
    expect(await loudestOfVoice(own, 2)).toBe(0);
    await inspect(own, 'provider-voice-stopped');
    await own.getByRole('button', { name: 'Stop', exact: true }).click();
    await useModel('stand-in');
  });

  await test.step('in German', async () => {
    await own.evaluate(() => localStorage.setItem('reflectory.language', 'de'));
    await own.goto(`${origin('globex')}/sounds/meditations/worry`);
    await own.getByRole('button', { name: /Stimme/ }).click();
    await own.getByRole('option', { name: `${provider} (von fern)` }).click();
    await expect(own.getByRole('listbox')).toHaveCount(0);
    await inspect(own, 'provider-voice-de');
  });
  await context.close();
});

test('the choice of a voice reads from right to left', async ({ browser }) => {
  const person = await createPerson(undefined, 'Sol');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  // No instance of the demo has both Arabic and a provider.
  await page.route('**/functions/v1/get-provider', (route) =>
    route.fulfill({
      json: {
        provider: { host: 'voices.example', tasks: ['speech'], person_tokens: 1, person_calls: 1 },
        has_consent: true,
        used: { calls: 0, tokens: 0 },
      },
    }),
  );
  await page.goto(`${origin()}/sounds/meditations`);
  await page.evaluate(() => localStorage.setItem('reflectory.language', 'ar'));
  await page.goto(`${origin()}/sounds/meditations/worry`);
  await page.getByRole('button', { name: /الصوت/ }).click();
  // In Arabic its name is kept apart by marks that nobody sees.
  await page.getByRole('option', { name: /voices\.example/ }).click();
  await expect(page.getByText(/voices\.example.*بما فيه/)).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await inspect(page, 'provider-voice-ar', 'rtl');
  await context.close();
});
