import type { Page } from '@playwright/test';
import { createAuthenticator } from '../support/authenticator.ts';
import { bootOn } from '../support/boot.ts';
import { createPerson, demoPerson, type Person } from '../support/person.ts';
import { DEMO_PASSWORD, origin } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

/** Gives a new person an authenticator app and recovery codes, by the calls of the published client. */
async function createCareful(name: string) {
  const person = await createPerson('acme', name);
  const { mfa } = person.client.auth;
  const enrolled = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (enrolled.error) throw enrolled.error;
  const { id: factorId, totp } = enrolled.data;
  const authenticator = createAuthenticator(totp.secret);
  const verified = await mfa.challengeAndVerify({ factorId, code: authenticator.code() });
  if (verified.error) throw verified.error;
  const { data } = await person.client.functions.invoke('create-recovery-codes');
  return { person, authenticator, factorId, codes: data.codes as string[] };
}

const read = async ({ client, id }: Person) =>
  (await client.from('profiles').select('name').eq('id', id)).status;

async function givePassword(page: Page, email: string): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
}

test('somebody with a second factor gets nowhere before giving it', async () => {
  const { person, authenticator, factorId } = await createCareful('Walled');
  expect(await read(person)).toBe(200);
  const fresh = await demoPerson('acme', person.email);

  await test.step('tables and functions refuse the first factor alone', async () => {
    const { status, error } = await fresh.client.from('profiles').select('name');
    expect([status, error?.code]).toEqual([403, 'insufficient_aal']);
    const called = await fresh.client.functions.invoke('list-auth-sessions');
    expect(called.error.context.status).toBe(403);
    expect(await called.error.context.json()).toMatchObject({ error: { code: 'insufficient_aal' } });
    const changed = await fresh.client.auth.updateUser({ password: 'another-notebook' });
    expect(changed.error?.code).toBe('insufficient_aal');
  });

  await test.step('with the code they answer at once', async () => {
    const code = authenticator.code();
    expect((await fresh.client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect(await read(fresh)).toBe(200);
  });

  await test.step('ending an auth session holds within a second', async () => {
    const { data } = await fresh.client.functions.invoke('list-auth-sessions');
    const other = data.sessions.find((session: { is_current: boolean }) => !session.is_current);
    const ended = await fresh.client.functions.invoke('end-auth-session', {
      body: { session_id: other.id },
    });
    expect(ended.data).toEqual({ ended: true });
    await expect.poll(() => read(person), { timeout: 1000 }).toBe(401);
  });
});

test('a code of the app opens the journal, and nothing does before §4.21', async ({
  page,
  expectComplaint,
}) => {
  // What the shell asks before it knows, and the wrong code.
  expectComplaint(/status of 403 .*\/rest\/v1\//);
  expectComplaint(/status of 422 .*\/verify$/);
  const { person, authenticator } = await createCareful('Coda');
  await page.goto(at('/auth'));
  await givePassword(page, person.email);

  await test.step('an address of the app leads back, and is drawn for nobody', async () => {
    await page.goto(at('/settings'));
    await page.waitForURL(/\/auth/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
    expect((await bootOn(page)).principal).toBeNull();
  });

  await test.step('a wrong code says so and keeps asking', async () => {
    const right = authenticator.code();
    await page.locator('input[name="code"]').fill(right === '000000' ? '000001' : '000000');
    await page.locator('button[type="submit"]').click();
    await expect(page.getByText('Invalid TOTP code entered')).toBeVisible();
    await page.locator('input[name="code"]').fill(right);
  });

  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/(settings|journal)$/);
  await expect(page.getByRole('main')).toBeVisible();
  expect((await bootOn(page)).principal?.userId).toBe(person.id);
});

test('a recovery code opens the journal once', async ({ page, browser }) => {
  const { person, codes } = await createCareful('Recova');
  const [code = ''] = codes;
  const give = async (screen: Page) => {
    await screen.goto(at('/auth'));
    await givePassword(screen, person.email);
    await screen.getByText('Use a recovery code', { exact: true }).click();
    await screen.locator('input[name="recovery-code"]').fill(code);
    await screen.locator('button[type="submit"]').click();
  };
  await give(page);
  await page.waitForURL(/\/journal$/);
  await expect(page.getByRole('main')).toBeVisible();

  const context = await browser.newContext();
  const second = await context.newPage();
  await give(second);
  await expect(second.getByText('This recovery code is not known or was already used')).toBeVisible();
  await context.close();
});
