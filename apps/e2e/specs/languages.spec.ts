import type { Page } from '@playwright/test';
import { createPerson } from '../support/person.ts';
import { DEMO_PASSWORD, newEmail, origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const html = (page: Page) => page.locator('html');

/** Languages in which documents arrive on `page`, in order. */
function listenToLanguages(page: Page): string[] {
  const heard: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document')
      heard.push(response.headers()['content-language'] ?? '');
  });
  return heard;
}

test('a page speaks the language of the browser, else English §9.38', async ({ browser }) => {
  const languageOf = async (locale: string) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(origin());
    const { lang, dir } = await html(page).evaluate((root: HTMLElement) => ({
      lang: root.lang,
      dir: root.dir,
    }));
    await context.close();
    return `${lang} ${dir}`;
  };
  expect(await languageOf('fr-CA')).toBe('fr ltr');
  expect(await languageOf('ar-EG')).toBe('ar rtl');
  expect(await languageOf('ja-JP')).toBe('en ltr');
});

test('a choice made on a public page holds in the app, and one made in the app on public pages §9.38', async ({
  browser,
}) => {
  const person = await createPerson('acme', 'Claire');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const complaints: string[] = [];
  collectComplaints(page, complaints);
  const at = (path: string) => origin('acme') + path;

  await page.goto(at('/terms'));
  await page.locator('summary').click();
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeVisible();
  const heard = listenToLanguages(page);
  await page.goto(at('/journal'));
  await expect(page.getByRole('heading', { name: 'Comment veux-tu commencer' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('reflectory.language'))).toBe('fr');

  await page.goto(at('/settings'));
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await page.goto(at('/privacy'));
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(heard).toEqual(['fr', 'fr', 'en']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a choice that only local storage knows is told to the gateway before anything is drawn', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin());
  await page.evaluate(() => localStorage.setItem('reflectory.language', 'ar'));
  const heard = listenToLanguages(page);
  await page.goto(`${origin()}/privacy`);
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'سياسة الخصوصية' })).toBeVisible();
  await page.goto(`${origin()}/terms`);
  expect(heard).toEqual(['en', 'ar', 'ar']);
  await context.close();
});

test('a language is chosen and kept where no script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin()}/privacy`);
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutzerklärung');
  await page.goto(`${origin()}/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nutzungsbedingungen');
  await context.close();
});

test('the screens in Arabic run from right to left', async ({ browser }) => {
  // Twelve looks at six screens, each with axe.
  test.setTimeout(300_000);
  const context = await browser.newContext({ locale: 'ar' });
  const page = await context.newPage();
  const complaints: string[] = [];
  collectComplaints(page, complaints);
  const look = async (name: string, path: string, heading: string) => {
    await test.step(name, async () => {
      await page.goto(origin() + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(html(page)).toHaveAttribute('dir', 'rtl');
      await inspect(page, `arabic-${name}`, 'rtl');
    });
  };
  await look('landing', '/', 'أطلق تفكيرك النقدي');
  await look('terms', '/terms', 'شروط الخدمة');
  await look('sign-in', '/auth', 'تسجيل الدخول');
  await test.step('signing up', async () => {
    await page.goto(`${origin()}/auth?mode=sign-up`);
    await page.getByLabel('الاسم').fill('ليلى');
    await page.getByLabel('البريد الإلكتروني').fill(newEmail('layla'));
    await page.getByLabel('كلمة المرور', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await page.waitForURL('**/journal');
  });
  await look('journal', '/journal', 'كيف تودّ أن تبدأ؟');
  await look('settings', '/settings', 'الإعدادات');
  await test.step('what is written runs in its own direction', async () => {
    await page.goto(`${origin()}/journal/new`);
    const text = page.getByLabel('نصك');
    await text.fill('I write in English today!');
    await expect(text.locator('p')).toHaveCSS('direction', 'ltr');
    await text.fill('كان يومًا هادئًا.');
    await expect(text.locator('p')).toHaveCSS('direction', 'rtl');
    await inspect(page, 'arabic-writing', 'rtl');
  });
  expect(complaints).toEqual([]);
  await context.close();
});
