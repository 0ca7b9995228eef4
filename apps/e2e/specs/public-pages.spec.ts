import type { Page, Request } from '@playwright/test';
import { linkFromMail } from '../support/outbox.ts';
import { callTable, ownMetadata, ownRows } from '../support/own-rows.ts';
import { signIn } from '../support/people.ts';
import { createPerson } from '../support/person.ts';
import { DEMO_PASSWORD, newEmail, origin } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const submit = (page: Page) => page.locator('main form button[type="submit"]').click();

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`main [name="${name}"]:enabled`).fill(value);
  }
}

/** The next call to a path of the service, with what it carries. */
async function callTo(page: Page, path: string): Promise<{ url: URL; body: unknown; request: Request }> {
  const request = await page.waitForRequest((sent) => new URL(sent.url()).pathname === path);
  return { url: new URL(request.url()), body: request.postDataJSON(), request };
}

/** Lets the service answer a sign-up as one whose address has to be confirmed. */
async function confirmByMail(page: Page): Promise<void> {
  await page.route('**/auth/v1/signup*', (route) => {
    const { email } = route.request().postDataJSON();
    const user = { id: crypto.randomUUID(), aud: 'authenticated', email, identities: [], user_metadata: {} };
    return route.fulfill({ json: user });
  });
}

test('a person signs up, and in again §4.4', async ({ page, browser, expectComplaint }) => {
  expectComplaint(/40[01]/);
  const email = newEmail('signer');

  await test.step('signing up sends the name, greets and writes the profile §7.3 §7.6 §8.3 §3.5', async () => {
    await page.goto(`${origin()}/auth?mode=sign-up`);
    await fill(page, { name: 'Signer', email, password: DEMO_PASSWORD });
    const [call] = await Promise.all([
      callTo(page, '/auth/v1/signup'),
      expect(toast(page, "Account created — you're all set!")).toBeVisible(),
      submit(page),
    ]);
    expect(call.body).toMatchObject({ email, password: DEMO_PASSWORD, data: { name: 'Signer' } });
    expect(call.url.searchParams.get('redirect_to')).toBe(`${origin()}/`);
    await page.waitForURL('**/journal');
    expect(await ownRows(page, 'profiles')).toEqual([expect.objectContaining({ name: 'Signer' })]);
  });

  await test.step('whoever is signed in is sent on from /auth §2.49 §6.4', async () => {
    await page.goto(`${origin()}/auth?next=/entries`);
    // The document that sends on is left while it loads.
    await expect(page).toHaveURL(({ pathname }) => pathname === '/entries');
  });

  const context = await browser.newContext();
  const again = await context.newPage();
  await test.step('a wrong password is told in the words of the server, and stays §8.1', async () => {
    await again.goto(`${origin()}/auth`);
    await fill(again, { email, password: 'not-the-password' });
    await submit(again);
    await expect(toast(again, 'Invalid login credentials')).toBeVisible();
    await expect(again.locator('[name="password"]')).toHaveValue('not-the-password');
  });

  await test.step('signing in in one tab opens the journal in the other §2.50 §7.2 §8.2', async () => {
    const other = await context.newPage();
    await other.goto(`${origin()}/auth`);
    await expect(title(other)).toHaveText('Sign in');
    await fill(again, { email, password: DEMO_PASSWORD });
    const [call] = await Promise.all([
      callTo(again, '/auth/v1/token'),
      expect(toast(again, 'Signed in successfully')).toBeVisible(),
      submit(again),
    ]);
    expect(call.url.searchParams.get('grant_type')).toBe('password');
    expect(call.body).toMatchObject({ email, password: DEMO_PASSWORD });
    await again.waitForURL('**/journal');
    await other.waitForURL('**/journal');
  });
  await context.close();
});

test('a sign-up without a session', async ({ page, expectComplaint }) => {
  expectComplaint(/400/);
  await confirmByMail(page);
  const signUpAs = async (name: string, email: string) => {
    await page.goto(`${origin('acme')}/auth?mode=sign-up`);
    await fill(page, { name, email, password: DEMO_PASSWORD });
    await submit(page);
  };
  await test.step('says that a mail is out §4.6 §8.4', async () => {
    await signUpAs('Nobody', newEmail('nobody'));
    await expect(toast(page, 'Sign up successful. Check your email to confirm your account.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);
  });
  await test.step('signs in where that is possible, and writes the profile §4.5', async () => {
    const { email } = await createPerson('acme', 'Earlier');
    await signUpAs('Later', email);
    await page.waitForURL('**/journal');
    expect(await ownRows(page, 'profiles')).toEqual([expect.objectContaining({ name: 'Later' })]);
  });
});

test('a forgotten password is replaced by the link of a mail', async ({ page, browser }) => {
  const { email } = await createPerson('acme', 'Forgetful');
  const auth = `${origin('acme')}/auth`;

  await test.step('asking for it returns to signing in §4.3 §7.5 §8.5', async () => {
    await page.goto(`${auth}?mode=forgot`);
    await fill(page, { email });
    const [call] = await Promise.all([callTo(page, '/auth/v1/recover'), submit(page)]);
    expect(call.body).toMatchObject({ email });
    expect(call.url.searchParams.get('redirect_to')).toBe(auth);
    await expect(toast(page, 'Password reset email sent. Check your inbox!')).toBeVisible();
    await expect(title(page)).toHaveText('Sign in');
  });

  const link = await linkFromMail(email);
  await test.step('the link asks for the new password, also after a reload', async () => {
    await page.goto(link);
    await expect(title(page)).toHaveText('Choose a new password');
    // The session of the link is there by now, and would have led away.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('-auth-token'))))
      .toBe(true);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(title(page)).toHaveText('Choose a new password');
  });

  await test.step('the new one is saved and opens the journal', async () => {
    await fill(page, { 'new-password': 'another-notebook-8' });
    await submit(page);
    await page.waitForURL('**/journal');
  });

  const fresh = await browser.newContext();
  const elsewhere = await fresh.newPage();
  await test.step('the link works once', async () => {
    await elsewhere.goto(link);
    await expect(elsewhere.getByText('This link has expired or was already used.')).toBeVisible();
    await expect(title(elsewhere)).toHaveText('Reset your password');
  });
  await test.step('the new password signs in', async () => {
    await elsewhere.goto(auth);
    await fill(elsewhere, { email, password: 'another-notebook-8' });
    await submit(elsewhere);
    await elsewhere.waitForURL('**/journal');
  });
  await fresh.close();
});

test('the trial leads to the checkout', async ({ page, context, expectComplaint }) => {
  expectComplaint(/422|400/);
  const email = newEmail('trial');
  const begin = async (password = DEMO_PASSWORD) => {
    await page.goto(origin());
    await fill(page, { email, password });
    await submit(page);
  };

  await test.step('of a new account, in a new tab §4.7 §7.8', async () => {
    const opened = context.waitForEvent('page');
    const called = callTo(page, '/functions/v1/create-checkout');
    await begin();
    expect((await called).request.postData()).toBeNull();
    const checkout = await opened;
    await checkout.waitForURL((url) => url.protocol.startsWith('http'));
    expect(checkout.url()).not.toContain(origin());
    await expect(page.getByRole('link', { name: 'Open the checkout' })).toHaveAttribute(
      'href',
      checkout.url(),
    );
    await checkout.close();
  });
  await test.step('of a known account §4.9 §8.6', async () => {
    await page.evaluate(() => localStorage.clear());
    const opened = context.waitForEvent('page');
    await begin();
    await (await opened).close();
  });
  await test.step('and to no account of somebody else §8.7', async () => {
    await page.evaluate(() => localStorage.clear());
    await begin('not-the-password');
    await expect(toast(page, 'Invalid login credentials')).toBeVisible();
    await expect(page.locator('[name="email"]')).toHaveValue(email);
  });
  await test.step('once the address is confirmed §4.8 §8.8', async () => {
    await confirmByMail(page);
    await begin();
    await expect(
      toast(page, 'Please check your email to confirm your account, then try again.'),
    ).toBeVisible();
  });
});

test('somebody joins the beta §4.10', async ({ page, expectComplaint }) => {
  expectComplaint(/422|400/);
  const email = newEmail('beta');
  const fields = { name: 'Beta', password: DEMO_PASSWORD, interest: 'Sleep, and what it does' };
  const join = async (address = email) => {
    await page.goto(`${origin()}/beta`);
    await fill(page, { ...fields, email: address });
    await submit(page);
  };
  await test.step('with what interests most, and is greeted §3.6 §7.4 §8.10', async () => {
    const called = callTo(page, '/auth/v1/signup');
    await join();
    const { url, body } = await called;
    expect(body).toMatchObject({
      data: { name: 'Beta', beta_tester: true, feedback_interest: 'Sleep, and what it does' },
    });
    expect(url.searchParams.get('redirect_to')).toBe(`${origin()}/journal`);
    await expect(toast(page, 'Welcome to Reflectory beta! You have full access.')).toBeVisible();
  });
  await test.step('and has profile and subscriber rows §3.3 §3.4 §4.11 §4.12 §4.13 §7.7', async () => {
    await page.waitForURL('**/journal');
    expect(await ownMetadata(page)).toMatchObject({ beta_tester: true });
    expect(await ownRows(page, 'profiles')).toEqual([expect.objectContaining({ name: 'Beta' })]);
    expect(await ownRows(page, 'subscribers')).toEqual([
      expect.objectContaining({
        email,
        subscribed: true,
        subscription_tier: 'Beta',
        subscription_end: null,
      }),
    ]);
  });
  await test.step('once §8.9', async () => {
    await join();
    await expect(
      toast(page, 'This email is already registered. Please use the main sign-in page.'),
    ).toBeVisible();
  });
  await test.step('or confirms the address first §4.14 §8.11', async () => {
    await confirmByMail(page);
    await join(newEmail('unconfirmed'));
    await expect(toast(page, 'Please check your email to confirm your account.')).toBeVisible();
  });
});

test('the success page looks at the subscription §2.7', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED|Loading chunk/);
  await signIn(page, 'acme', 'ada@acme.example');
  const success = `${origin('acme')}/success`;
  const answer = (json: object) =>
    page.route('**/functions/v1/check-subscription', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fulfill({ json });
    });
  const stay = async () => {
    const from = Date.now();
    await expect(title(page)).toHaveText(/^Welcome to .+!$/);
    await page.waitForURL('**/journal');
    return Date.now() - from;
  };

  await test.step('with a spinner, a welcome, the journal §2.76 §2.77 §2.80 §2.81 §4.25 §4.27 §7.9 §9.6', async () => {
    await answer({ subscribed: true });
    const called = callTo(page, '/functions/v1/check-subscription');
    await page.goto(success);
    await expect(page.getByText('Verifying your subscription...')).toBeVisible();
    expect((await called).request.postData()).toBeNull();
    await expect(page.getByText('Redirecting automatically in a few seconds...')).toBeVisible();
    await expect(page.getByText('Your 7-day free trial has begun.')).toBeVisible();
    const waited = await stay();
    expect(waited).toBeGreaterThan(2000);
    expect(waited).toBeLessThan(6000);
  });
  // How long it stays was seen; from here on nobody waits for it.
  await page.clock.install();
  await test.step('greets a subscriber §8.13', async () => {
    await page.goto(success);
    await expect(page.getByText(/^Welcome to .+! Your free trial has started\.$/)).toBeVisible();
  });
  await test.step('goes on after an error §4.26 §8.12', async () => {
    await answer({ subscribed: false, error: 'Stripe is away' });
    await page.goto(success);
    await expect(
      toast(page, 'There was an issue verifying your subscription. Please contact support.'),
    ).toBeVisible();
    await expect(title(page)).toHaveText(/^Welcome to .+!$/);
    await page.clock.runFor(6000);
    await page.waitForURL('**/journal');
  });
  await test.step('lists what is included, and a button to the journal §2.78 §2.79', async () => {
    await page.goto(success);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'AI-powered journal analysis',
      'Personalized meditations',
      'Advanced goal tracking',
      'Mind mapping tools',
    ]);
    await page.getByRole('link', { name: 'Start Journaling' }).click();
    await page.waitForURL('**/journal');
  });
  await test.step('stays after an exception §4.28 §8.14', async () => {
    await page.route('**/libs_client_*.js', (route) => route.abort());
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto(success);
    await logged;
    await expect(page.getByText('Verifying your subscription...')).toBeHidden();
    await page.clock.runFor(6000);
    await expect(page).toHaveURL(success);
  });
});

test('where the beta is switched off, its page says so', async ({ page, browser }) => {
  const context = await browser.newContext();
  const admin = await context.newPage();
  await signIn(admin, 'globex', 'ines@globex.example');
  await page.goto(`${origin('globex')}/beta?lang=en`);
  await expect(title(page)).toHaveText(/^Join the .+ Beta$/);
  const turn = async (enabled: boolean) => {
    const table = 'instance_features?on_conflict=instance_id,feature_key';
    return (await callTable(admin, table, { feature_key: 'beta_programme', enabled })).status;
  };
  expect(await turn(false)).toBeLessThan(300);
  await expect(async () => {
    await page.reload();
    await expect(title(page)).toHaveText('The beta is closed', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(page.locator('form')).toHaveCount(0);
  expect(await turn(true)).toBeLessThan(300);
  await context.close();
});
