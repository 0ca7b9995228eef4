import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { origin } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const words = (page: Page) => page.getByRole('main');

test('the landing page §2.1', async ({ page }) => {
  await page.goto(origin());
  const card = page.getByRole('form', { name: 'Start Your Free Trial' });

  await test.step('has a Sign In button to /auth in its header §2.51', async () => {
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
    await expect(signIn).toHaveAttribute('href', '/auth');
  });
  await test.step('says in a badge for whom it is §2.52', async () => {
    await expect(page.getByText('For executives, founders, CEOs and high-performing creators')).toBeVisible();
  });
  await test.step('has the headline §2.53', async () => {
    await expect(heading(page, 'Unleash Your Critical Thinking')).toBeVisible();
  });
  await test.step('offers the trial at its price §1.21 §2.54 §2.55 §9.1 §9.2', async () => {
    await expect(card.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible();
    await expect(card.getByText('7 days free, then $9.99/month', { exact: true })).toBeVisible();
  });
  await test.step('asks for email and password, and for no age §1.2 §2.56', async () => {
    await expect(card.getByLabel('Email')).toBeVisible();
    await expect(card.getByLabel('Password')).toBeVisible();
    await expect(card.locator('input')).toHaveCount(2);
  });
  await test.step('names terms and privacy, in a new tab §2.57 §2.58', async () => {
    for (const path of ['/terms', '/privacy']) {
      await expect(card.locator(`a[href="${path}"]`)).toHaveAttribute('target', '_blank');
    }
  });
  await test.step('has four pillars, four groups and twelve features §2.59 §2.60 §2.61', async () => {
    for (const [section, count] of [
      ['Four things it does well', 4],
      ['And room to grow', 4],
      ['What is in it', 12],
    ] as const) {
      await expect(page.getByRole('region', { name: section }).getByRole('listitem')).toHaveCount(count);
    }
  });
  await test.step('tells its statistics §2.62 §2.63 §2.64', async () => {
    for (const text of [
      '10k+ journal sessions analyzed',
      '5k+ users transformed',
      '95% report better self-awareness',
    ]) {
      await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    }
  });
  await test.step('has three trust badges §2.66 §2.67 §2.68', async () => {
    for (const text of ['Secure & Private', '7-Day Free Trial', 'Cancel Anytime']) {
      await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    }
  });
  await test.step('has a footer §2.69', async () => {
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  });
  await test.step('scrolls to the form at its closing call §2.65', async () => {
    const call = page.getByRole('link', { name: 'Start writing' });
    await call.scrollIntoViewIfNeeded();
    await expect(card).not.toBeInViewport();
    await call.click();
    await expect(card).toBeInViewport();
  });
});

test('what the landing page advertises', async ({ page }) => {
  await page.goto(origin());
  const advertised: [string, string[]][] = [
    [
      'guided journaling §1.3',
      ['Guided journaling', 'frameworks', 'Voice recording and transcription', 'Rich text'],
    ],
    ['insights §1.4', ['Emotional analysis', 'Personality insights', 'Recurring themes']],
    ['productivity §1.5', ['Deep-work timers', 'Kanban boards', 'Goal tracking', 'focus statistics']],
    ['a community §1.6', ['A social community', 'Groups and sharing']],
    ['sound §1.7', ['meditations with artwork', 'music library', 'custom soundscapes', 'voice cloning']],
    [
      'analytics §1.8',
      ['Mood tracking', '3D brain visualization', 'behavioural patterns', 'progress metrics'],
    ],
    ['artwork §1.9', ['Artwork', 'themes of your own']],
    [
      'enterprise §1.10 §6.11',
      ['Session locking', 'multi-factor authentication', 'role management', 'your own branding'],
    ],
    ['calendar and chat §1.11', ['Calendar integration', 'Journal chat assistant']],
  ];
  for (const [title, texts] of advertised) {
    await test.step(title, async () => {
      for (const text of texts) await expect(words(page)).toContainText(text);
    });
  }
});

test('the beta page §2.2', async ({ page }) => {
  await page.goto(`${origin()}/beta`);
  await test.step('is titled with the name of the product §2.70', async () => {
    await expect(heading(page, 'Join the Reflectory Beta')).toBeVisible();
  });
  await test.step('leads back home §2.71', async () => {
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
  await test.step('says what one gets, on cards §1.24 §2.72', async () => {
    const cards = words(page).getByRole('listitem');
    expect(await cards.count()).toBeGreaterThanOrEqual(3);
    await expect(cards.first()).toContainText('without a limit');
  });
  await test.step('leads to signing in §2.73', async () => {
    await expect(words(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  });
  await test.step('asks for name, email, password and, as one likes, what interests most §2.74 §5.8', async () => {
    for (const name of ['Name', 'Email', 'Password']) {
      await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('required', '');
    }
    const interest = page.getByLabel(/What interests you most/);
    expect(await interest.evaluate((field) => field.tagName)).toBe('TEXTAREA');
    await expect(interest).not.toHaveAttribute('required', '');
    await expect(words(page).locator('input, textarea')).toHaveCount(4);
  });
});

test('the sign-in screen §2.8', async ({ page }) => {
  await page.goto(`${origin()}/auth`);
  const fields = () =>
    page
      .locator('form input:visible')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));

  await test.step('signs in with email and password §2.41 §2.45 §5.2', async () => {
    await expect(heading(page, 'Sign in')).toBeVisible();
    expect(await fields()).toEqual(['email', 'password']);
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  });
  await test.step('signs up with name, email and password §1.2 §2.42 §2.46', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(heading(page, 'Create your account')).toBeVisible();
    expect(await fields()).toEqual(['name', 'email', 'password']);
  });
  await test.step('goes back to signing in §4.1', async () => {
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
  await test.step('resets with the email alone §2.43 §2.47', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(heading(page, 'Reset your password')).toBeVisible();
    expect(await fields()).toEqual(['email']);
  });
  await test.step('goes back from there as well §2.44 §4.2', async () => {
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
  await test.step('its logo follows the theme §2.48', async () => {
    const colours = new Set<string>();
    for (const theme of ['dark', 'light']) {
      await page.evaluate((value) => localStorage.setItem('reflectory.theme', value), theme);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const logo = words(page).locator('svg').first();
      await expect(logo).toBeVisible();
      colours.add(await logo.evaluate((svg) => getComputedStyle(svg).color));
    }
    expect(colours.size).toBe(2);
  });
});

test('fields say what they need', async ({ page }) => {
  const sends: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/v1/') && sends.push(request.url()));
  const submit = (label: RegExp | string) => page.getByRole('button', { name: label }).click();
  const problem = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

  await test.step('the sign-in screen needs email, password and name §5.1', async () => {
    await page.goto(`${origin()}/auth`);
    await submit('Sign in');
    await problem('Please enter your email address');
    await problem('Please enter a password');
    await page.goto(`${origin()}/auth?mode=sign-up`);
    await submit('Create account');
    await problem('Please enter your name');
  });
  await test.step('a reset needs the address §5.3', async () => {
    await page.goto(`${origin()}/auth?mode=forgot`);
    await submit('Send reset email');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please enter your email address' }),
    ).toBeVisible();
  });
  await test.step('the trial needs an email and six characters §5.4 §5.5 §9.5', async () => {
    await page.goto(origin());
    await submit('Start free trial');
    await problem('Please enter your email address');
    await page.getByLabel('Email').fill('short@people.example');
    await page.getByLabel('Password').fill('12345');
    await submit('Start free trial');
    await expect(page.locator('#trial-password-problem')).toHaveText('At least 6 characters');
    await expect(page.getByLabel('Password')).toHaveValue('12345');
  });
  await test.step('the beta needs name, email and six characters §5.6 §5.7 §9.5', async () => {
    await page.goto(`${origin()}/beta`);
    await submit('Join the beta');
    await problem('Please enter your name');
    await problem('Please enter your email address');
    await problem('Please enter a password');
    await page.getByLabel('Password').fill('12345');
    await submit('Join the beta');
    await expect(page.locator('#beta-password-problem')).toHaveText('At least 6 characters');
  });
  expect(sends, 'nothing was sent').toEqual([]);
});

test('what the server refuses is said in its words §8.1', async ({ page, expectComplaint }) => {
  expectComplaint(/422/);
  for (const [path, call, fields] of [
    ['/auth?mode=sign-up', 'signup', ['name', 'email', 'password']],
    ['/auth?mode=forgot', 'recover', ['email']],
    ['/auth', 'token', ['email', 'password']],
  ] as const) {
    await page.route(`**/auth/v1/${call}*`, (route) =>
      route.fulfill({ status: 422, json: { code: 422, msg: `No ${call} today` } }),
    );
    await page.goto(origin() + path);
    for (const name of fields) await page.locator(`[name="${name}"]`).fill('somebody@people.example');
    await page.locator('form button[type="submit"]').click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText(`No ${call} today`, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('somebody@people.example');
  }
});

test('the legal pages', async ({ page }) => {
  await test.step('/terms §2.3', async () => {
    await page.goto(`${origin()}/terms`);
    await expect(heading(page, 'Terms of Service')).toBeVisible();
  });
  await test.step('/privacy §2.4', async () => {
    await page.goto(`${origin()}/privacy`);
    await expect(heading(page, 'Privacy Policy')).toBeVisible();
  });
});

test('a visitor sees every public page §6.1', async () => {
  for (const path of ['/', '/auth', '/beta', '/terms', '/privacy', '/success']) {
    const answer = await ask(origin() + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toMatch(/<h1/);
  }
});
