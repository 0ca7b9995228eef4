import { randomUUID } from 'node:crypto';
import { readDiary } from '../support/diary.ts';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { writeRows } from '../support/write-rows.ts';

/** Entries of the diary that are written: enough for every picture. */
const ENTRIES = 480;
/** They lie over nine years. */
const DAYS_APART = 6.8;
const AT_ONCE = 60;

/** Words of the diary that say a feeling plainly; what a reader finds is another test. */
const plain = [
  { emotion: 'joy', family: 'joy', valence: 0.9, words: /\b(merry|glad|joy\w*|pleased)\b/ },
  { emotion: 'contentment', family: 'calm', valence: 0.6, words: /\b(content\w*|quiet|peace\w*)\b/ },
  { emotion: 'worry', family: 'fear', valence: -0.7, words: /\b(afeard|fear\w*|troubled?|doubt\w*)\b/ },
  { emotion: 'anger', family: 'anger', valence: -0.8, words: /\b(vexed|angry|mad|anger)\b/ },
  { emotion: 'sadness', family: 'sadness', valence: -0.8, words: /\b(sad\w*|melancholy|dead|died|sorry)\b/ },
] as const;
const areas = [
  { name: 'Work', area: 'work', words: /\b(office|accounts|clerk)\b/ },
  { name: 'Love', area: 'love', words: /\bmy wife\b/ },
  { name: 'Health', area: 'health', words: /\b(sick|pain|physique|cold)\b/ },
] as const;

function analyse(text: string) {
  const sentences = text.split(/(?<=[.;:!?])\s+/);
  const withWords = (words: RegExp) => sentences.find((sentence) => words.test(sentence));
  const found = plain.flatMap(({ words, ...feeling }) => {
    const sentence = withWords(words);
    return sentence
      ? [{ ...feeling, arousal: 0.5, evidence: [{ sentence, start: 0, end: 1, terms: [] }] }]
      : [];
  });
  return {
    emotions: found.map((feeling) => ({ ...feeling, percentage: Math.round(100 / found.length) })),
    themes: areas
      .filter(({ words }) => words.test(text))
      .map(({ name, area }) => ({ name, area, count: 1, evidence: [] })),
  };
}

/** Nine years of a diary with what is plainly felt in it, and check-ins of its last one. */
async function writeYears(person: Person): Promise<void> {
  const diary = readDiary();
  const entries = Array.from({ length: ENTRIES }, (_none, index) => {
    // Without the whole diary its few days come again.
    const day = diary[Math.floor((index * Math.max(1, diary.length / ENTRIES)) % diary.length)];
    const { heading = '', text: words = '' } = day ?? {};
    // Something that came and something that went, whatever the days hold.
    const text = `We spoke of ${index < ENTRIES / 2 ? 'ships' : 'tulips'}. ${words}`;
    return {
      id: randomUUID(),
      user_id: person.id,
      title: heading,
      text: text.slice(0, 900),
      word_count: text.split(' ').length,
      entry_at: new Date(Date.UTC(1660, 0, 1 + index * DAYS_APART, 6 + ((index * 5) % 17), 30)).toISOString(),
      time_zone: 'UTC',
    };
  });
  await writeRows(person, entries);
  const analyses = entries.map(({ id, text }) => ({
    user_id: person.id,
    entry_id: id,
    engine: 'builtin@1',
    input_hash: 'a'.repeat(64),
    result: analyse(text),
  }));
  for (let from = 0; from < analyses.length; from += AT_ONCE)
    await person.client
      .from('analyses')
      .insert(analyses.slice(from, from + AT_ONCE))
      .throwOnError();
  const checkIns = Array.from({ length: 60 }, (_, index) => ({
    id: randomUUID(),
    user_id: person.id,
    pleasantness: (index % 3 === 0 ? 40 : -10) + ((index * 7) % 25),
    energy: (index * 13) % 60,
    activities: index % 3 === 0 ? ['walk', 'friends'] : ['work'],
    sleep_minutes: 360 + ((index * 11) % 120),
    felt_at: new Date(Date.UTC(1668, 0, 3 + index * 6, 20)).toISOString(),
  }));
  await person.client.from('mood_check_ins').insert(checkIns).throwOnError();
}

test('years of a journal are answered in a sentence with its evidence, and in pictures that every hand can walk', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const person = await createPerson(undefined, 'Samuel');
  await writeYears(person);
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const go = (search: string) => page.goto(`${origin(undefined)}/insights${search}`);
  const chapter = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('a year begins with a sentence, and the sentence that it rests on opens its entry', async () => {
    await go('?span=year&at=1668-06-01');
    await expect(page.getByText(/^Mostly .*came up most\./)).toBeVisible();
    await expect(chapter('How it felt')).toContainText('your check-ins said');
    await inspect(page, 'insights-year');
    await page.getByRole('link', { name: /^From [A-Z]/ }).click();
    await expect(page).toHaveURL(/\/journal\/entry\//);
    await page.goBack();
  });

  await test.step('points are walked by keyboard, and the same stands in a table', async () => {
    const points = chapter('How it felt').getByRole('slider');
    await points.press('Home');
    await expect(points).toHaveAttribute('aria-valuetext', /^January 1668: read/);
    await points.press('ArrowRight');
    await expect(points).toHaveAttribute('aria-valuetext', /^February 1668: read/);
    await chapter('How it felt').getByRole('button', { name: 'Show as a table' }).click();
    await expect(chapter('How it felt').getByRole('row', { name: /^February 1668/ })).toBeVisible();
  });

  await test.step('the year in pixels is kept as a poster', async () => {
    const download = page.waitForEvent('download');
    await chapter('Year in pixels').getByRole('button', { name: 'Save as a poster' }).click();
    expect((await download).suggestedFilename()).toBe('Year in pixels.png');
  });

  await test.step('a year is compared with the one before', async () => {
    await page.getByRole('button', { name: 'Compare with before' }).click();
    await expect(chapter('1667 and 1668')).toBeVisible();
    await expect(page).toHaveURL(/compare=1/);
    await inspect(page, 'insights-compare');
  });

  await test.step('all years are one picture, in any language', async () => {
    for (const [language, direction] of [
      ['de', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await go('?span=all');
      await expect(page.getByRole('figure')).toHaveCount(9);
      await inspect(page, `insights-all-${language}`, direction);
    }
  });
  await context.close();
});

test('years that are over are reviewed by themselves, presented in a press, and a person is measured only by what they say', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const person = await createPerson(undefined, 'Elizabeth');
  await writeYears(person);
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const speak = async (language: string, path: string) => {
    await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
    await page.goto(`${origin(undefined)}${path}`);
  };

  await test.step('the worker makes them, and the page finds them', async () => {
    await page.goto(`${origin(undefined)}/insights/reviews`);
    // Every minute the worker looks for what is over.
    await expect(page.getByRole('link', { name: /^1667/ })).toBeVisible({ timeout: 100_000 });
    await expect(page.getByText('are being made')).toBeHidden({ timeout: 60_000 });
    await inspect(page, 'reviews');
  });

  await test.step('a year is a sentence, what was felt, and slides', async () => {
    await page.getByRole('link', { name: /^1667/ }).click();
    await expect(page.getByText(/^Mostly [a-z]+, in your words/)).toBeVisible();
    await inspect(page, 'review-year');
    await page.getByRole('button', { name: 'Present' }).click();
    await expect(page.getByRole('dialog')).toContainText('Mostly');
    await inspect(page, 'review-deck');
    await page.keyboard.press('Escape');
  });

  await test.step('twenty sentences are answered and measured', async () => {
    await page.goto(`${origin(undefined)}/insights/personality`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await inspect(page, 'personality-sentences');
    for (const item of await page.getByRole('radiogroup').all())
      await item.getByText('4', { exact: true }).click();
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByRole('region', { name: /^Measured on/ })).toBeVisible();
    await inspect(page, 'personality');
  });

  await test.step('in other languages as well', async () => {
    await speak('de', '/insights/personality');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Persönlichkeit');
    await inspect(page, 'personality-de');
    await speak('ar', '/insights/reviews');
    await page.getByRole('link', { name: /^1667|^١٦٦٧/ }).click();
    await expect(page.getByRole('figure').first()).toBeVisible();
    await inspect(page, 'review-year-ar', 'rtl');
  });
  await context.close();
});
