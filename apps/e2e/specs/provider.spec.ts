import { chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listenTo, loudestOfVoice } from '../support/listen.ts';
import { heardFrom, writeSpokenFile } from '../support/spoken-file.ts';
import { collectComplaints, expect, test } from '../support/test.ts';
import { signIn } from '../support/people.ts';
import { createPerson, demoPerson, writeEntry } from '../support/person.ts';
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

/** Nothing sounds beneath a meditation, so that its voice is heard alone. */
async function chooseSilence(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Sound beneath it/ }).click();
  await page.getByRole('option', { name: 'Nothing', exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

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
    await chooseSilence(own);
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
  await page.getByRole('button', { name: /الصوت$/ }).click();
  // In Arabic its name is kept apart by marks that nobody sees.
  await page.getByRole('option', { name: /voices\.example/ }).click();
  await expect(page.getByText(/voices\.example.*بما فيه/)).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await inspect(page, 'provider-voice-ar', 'rtl');
  await context.close();
});

test('a voice of one’s own, from consent to its deletion', async () => {
  test.setTimeout(300_000);
  const provider = `127.0.0.1:${readRunFile().ports['providerStandIn']}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'reflectory-own-voice-'));
  const spoken = path.join(folder, 'spoken.wav');
  writeSpokenFile(spoken);
  const complaints: string[] = [];
  const admin = await demoPerson('globex', 'ines@globex.example');
  const saved = await admin.client.functions.invoke('save-provider', {
    body: {
      base_url: `http://${provider}/v1`,
      models: { speech: 'stand-in', own_voice: 'stand-in', transcription: 'stand-in' },
      speech_voice: '',
      is_on: true,
      person_tokens: 300_000,
      person_calls: 1000,
      instance_tokens: 10_000_000,
    },
  });
  expect(saved.error).toBeNull();
  const person = await createPerson('globex', 'Vera');
  const browser = await chromium.launch(heardFrom(spoken));
  const context = await browser.newContext({ storageState: await signedInState(person), locale: 'en-GB' });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  const at = (where: string) => origin('globex') + where;
  const part = (name: RegExp) => page.getByRole('region', { name });
  const record = async (name: RegExp) => {
    await part(name)
      .getByRole('button', { name: /^Record/ })
      .click();
    await page.waitForTimeout(2500);
    await part(name).getByRole('button', { name: 'Done' }).click();
    await expect(part(name).getByRole('button', { name: 'Listen' })).toBeVisible();
  };
  /** What the provider understands of the next two recordings. */
  const hear = async (change: (texts: string[]) => string[], isSameSpeaker = true) => {
    const texts = await page.locator('blockquote').allInnerTexts();
    const answer = await fetch(`http://${provider}/ears`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ heard: change(texts), isSameSpeaker }),
    });
    expect(answer.status).toBe(204);
  };
  const readBoth = async (...heard: Parameters<typeof hear>) => {
    await record(/^1\./);
    await record(/^2\./);
    await hear(...heard);
    await page.getByRole('button', { name: 'Send both recordings' }).click();
  };
  const same = (texts: string[]) => texts;
  try {
    await test.step('it is no choice before the organisation wants it', async () => {
      await page.goto(at('/sounds/meditations/settle'));
      await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Have a voice of your own made' })).toHaveCount(0);
      await admin.client
        .from('instance_features')
        .upsert({ feature_key: 'own_voice', enabled: true })
        .throwOnError();
    });

    await test.step('Vera is told what happens with her voice, and agrees to the provider', async () => {
      await expect(async () => {
        await page.goto(at('/sounds/meditations/settle'));
        await page.getByRole('link', { name: 'Have a voice of your own made' }).click({ timeout: 3000 });
      }).toPass();
      await expect(
        page.getByText('after making sure that both are read by the same person', { exact: false }),
      ).toBeVisible();
      await inspect(page, 'own-voice-told');
      await page.getByRole('link', { name: 'To your privacy settings' }).click();
      await page.getByText(`Send my words to ${provider}`).click();
      await expect(page.getByRole('switch', { name: `Send my words to ${provider}` })).toBeChecked();
    });

    await test.step('another text is refused, and so is another speaker', async () => {
      await page.goto(at('/sounds/own-voice'));
      await page.getByRole('button', { name: 'Show me what to read' }).click();
      await expect(page.getByText('I am the owner of this voice', { exact: false })).toBeVisible();
      await inspect(page, 'own-voice-reading');
      await readBoth(([phrase = '']) => [
        phrase,
        'I read something else that nobody asked me to read at all today.',
      ]);
      await expect(page.getByRole('alert')).toContainText('says something else than the text');
      await inspect(page, 'own-voice-other-text');
      await page.getByRole('button', { name: 'Show me new sentences' }).click();
      await readBoth(same, false);
      await expect(page.getByRole('alert')).toContainText('hears two different people');
    });

    await test.step('what she reads becomes her voice', async () => {
      await page.getByRole('button', { name: 'Show me new sentences' }).click();
      await readBoth(same);
      await expect(page.getByText(`It is kept by ${provider}`, { exact: false })).toBeVisible({
        timeout: 30_000,
      });
      await part(/^What it was used for/)
        .getByText('Recordings sent to')
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Listen' }).first().click();
      await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
      await inspect(page, 'own-voice-kept');
    });

    await test.step('it says a meditation, and that stands in its list', async () => {
      await page.goto(at('/sounds/meditations/settle'));
      await page.getByRole('button', { name: /Voice/ }).click();
      await page.getByRole('option', { name: 'My own voice' }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(page.getByText('comes back in your own voice', { exact: false })).toBeVisible();
      await inspect(page, 'own-voice-chosen');
      await chooseSilence(page);
      const spokenFor = page.waitForResponse((answer) => answer.url().endsWith('/speak-sentence'));
      await page.getByRole('button', { name: 'Begin' }).click();
      const asked = await spokenFor;
      expect([asked.status(), asked.request().postDataJSON()]).toMatchObject([200, { is_own_voice: true }]);
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.goto(at('/sounds/own-voice'));
      await expect(
        part(/^What it was used for/)
          .getByText(/characters? said by/)
          .first(),
      ).toBeVisible();
    });

    await test.step('she deletes it, and is told when the provider has forgotten it', async () => {
      await page.getByRole('button', { name: 'Delete my voice' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(
        'both recordings of your consent and everything that was said in it',
      );
      await inspect(page, 'own-voice-delete');
      await dialog.getByRole('button', { name: 'Delete my voice' }).click();
      await expect(part(/^Deleted voices/)).toContainText('that it is deleted there', { timeout: 30_000 });
      await expect(page.getByRole('button', { name: 'Show me what to read' })).toBeVisible();
      await inspect(page, 'own-voice-deleted');
      await page.goto(at('/sounds/meditations/settle'));
      await page.getByRole('button', { name: /Voice/ }).click();
      await expect(page.getByRole('option', { name: 'My own voice' })).toHaveCount(0);
    });

    await test.step('in German', async () => {
      await page.evaluate(() => localStorage.setItem('reflectory.language', 'de'));
      await page.goto(at('/sounds/own-voice'));
      await page.getByRole('button', { name: 'Zeig mir, was ich lesen soll' }).click();
      await expect(page.getByText('Ich bin der Eigentümer dieser Stimme', { exact: false })).toBeVisible();
      await inspect(page, 'own-voice-reading-de');
    });
    expect(complaints).toEqual([]);
  } finally {
    await admin.client.from('instance_features').delete().eq('feature_key', 'own_voice');
    await browser.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('what is read for one’s own voice, from right to left', async ({ browser }) => {
  const admin = await demoPerson(undefined, 'admin@reflectory.example');
  const wanted = { feature_key: 'own_voice', enabled: true };
  await admin.client.from('instance_features').upsert(wanted).throwOnError();
  const person = await createPerson(undefined, 'Vera');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  // No instance of the demo has both Arabic and a provider.
  const offer = { host: 'voices.example', has_consent: true, languages: ['en', 'fr'] };
  await page.route('**/functions/v1/get-own-voice-offer', (route) =>
    route.fulfill({ json: { offer: { ...offer, has_room: true, has_watermark: false } } }),
  );
  const reading = { id: randomUUID(), phrase: 'I consent.', statement: 'I read this.\nThe kettle is blue.' };
  await page.route('**/functions/v1/draw-own-voice-reading', (route) =>
    route.fulfill({ json: { ...reading, seconds: 600 } }),
  );
  try {
    await expect(async () => {
      await page.goto(`${origin()}/sounds/own-voice`);
      await page.evaluate(() => localStorage.setItem('reflectory.language', 'ar'));
      await page.reload();
      await expect(page.getByText('ليس لدى المزوّد نصّ موافقة بلغتك', { exact: false })).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    await inspect(page, 'own-voice-told-ar', 'rtl');
    await page.getByRole('button', { name: 'أرني ما سأقرؤه' }).click();
    await expect(page.getByText('The kettle is blue.')).toBeVisible();
    await inspect(page, 'own-voice-reading-ar', 'rtl');
  } finally {
    await admin.client.from('instance_features').delete().eq('feature_key', 'own_voice');
    await context.close();
  }
});
