import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell, type ShellFakeOptions } from '../../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const person = { ...FAKE_USER, password: 'quiet-notebook' };

async function openSettings(options: Partial<ShellFakeOptions> = {}) {
  const shell = await renderShell({ path: '/settings', service: { user: person }, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return shell;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

it('has a way to each of its parts §2.33', async () => {
  await openSettings();
  const links = within(screen.getByRole('navigation', { name: 'Parts of the settings' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.textContent)).toEqual([
    'Profile',
    'Appearance',
    'Language',
    'Lock code',
    'Security',
    'Subscription',
    'Privacy',
    'Account',
  ]);
  for (const link of links) {
    const target = document.querySelector(link.getAttribute('href') ?? 'nothing');
    expect(target).toHaveAccessibleName(link.textContent);
  }
});

describe('profile', () => {
  it('keeps a name that could not be saved §7.6', async () => {
    const { fake } = await openSettings();
    const field = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada L.');
    fake.failCalls('/rest/v1/profiles', 403);
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(
      await screen.findByText(/The name could not be saved/, undefined, { timeout: 3000 }),
    ).toBeVisible();
    expect(field).toHaveValue('Ada L.');
    fake.failCalls('/rest/v1/profiles', null);
    await userEvent.type(field, '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(fake.rows('profiles')).toMatchObject([{ id: person.id, name: 'Ada L.!' }]));
  });

  it('asks for a new email and says that it has to be confirmed', async () => {
    const { fake } = await openSettings();
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'new@acme.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Send confirmation' }));
    expect(await screen.findByText(/Open the link in the mail to new@acme.example/)).toBeVisible();
    const call = fake.calls.find(({ method, path }) => method === 'PUT' && path === '/auth/v1/user');
    expect(call?.body).toMatchObject({ email: 'new@acme.example' });
    expect(section('Profile').getByText(person.email)).toBeVisible();
  });

  it('changes the password of who knows the present one', async () => {
    await openSettings();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await userEvent.type(dialog.getByLabelText(/Present password/), 'wrong');
    await userEvent.type(dialog.getByLabelText(/New password/), 'quieter-notebook');
    await submit();
    expect(await dialog.findByRole('alert')).toHaveTextContent('The present password is not right');
    expect(dialog.getByLabelText(/New password/)).toHaveValue('quieter-notebook');
    await userEvent.clear(dialog.getByLabelText(/Present password/));
    await userEvent.type(dialog.getByLabelText(/Present password/), 'quiet-notebook');
    await submit();
    expect(await screen.findByText('Password changed')).toBeVisible();
  });
});

describe('appearance and language', () => {
  it('offers light, dark and system, and starts dark §4.49 §9.37', async () => {
    await openSettings();
    const choices = section('Appearance').getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'Dark',
      'Light',
      'As on this device',
    ]);
    expect(choices[0]).toBeChecked();
  });

  it('keeps the theme in local storage §3.32', async () => {
    const { storage } = await openSettings();
    await userEvent.click(section('Appearance').getByRole('radio', { name: 'As on this device' }));
    expect(storage.get('reflectory.theme')).toBe('system');
  });

  it('speaks a language as soon as it is chosen, and remembers it §3.33', async () => {
    const { storage } = await openSettings();
    await userEvent.click(section('Language').getByRole('radio', { name: 'Deutsch' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    expect(storage.get('reflectory.language')).toBe('de');
  });
});

describe('lock code', () => {
  const field = (name: RegExp) => screen.getByLabelText(name);
  const row = (lock_code: string | null) => ({
    user: person,
    tables: { profiles: [{ id: person.id, name: 'Ada', lock_code }] },
  });

  it('is set by typing exactly six characters twice, and then locks §1.20 §5.24 §9.7', async () => {
    const { fake } = await openSettings({ service: row(null) });
    await userEvent.click(await screen.findByRole('button', { name: 'Set a lock code' }));
    await userEvent.type(field(/^New code$/), '12345');
    await userEvent.type(field(/^New code once more$/), '12345');
    await userEvent.click(screen.getByRole('button', { name: 'Set code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('exactly six characters');
    await userEvent.type(field(/^New code$/), '6');
    await userEvent.type(field(/^New code once more$/), '7');
    await userEvent.click(screen.getByRole('button', { name: 'Set code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The two new codes are not the same');
    expect(fake.rows('profiles')).toMatchObject([{ lock_code: null }]);
    await userEvent.type(field(/^New code once more$/), '{Backspace}6');
    await userEvent.click(screen.getByRole('button', { name: 'Set code' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lock now' }));
    expect(await screen.findByRole('heading', { name: 'Locked' })).toBeVisible();
    expect(fake.rows('profiles')).toMatchObject([{ name: 'Ada', lock_code: '123456' }]);
  });

  it('offers no locking while there is no code §4.41', async () => {
    await openSettings({ service: row(null) });
    expect(await screen.findByRole('button', { name: 'Set a lock code' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lock now' })).toBeNull();
  });

  it('is removed only by who knows it', async () => {
    const { fake } = await openSettings({ service: row('abcdef') });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await userEvent.type(field(/^Present code$/), 'abcdeg');
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The present code is not right');
    await userEvent.type(field(/^Present code$/), '{Backspace}f');
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(await screen.findByRole('button', { name: 'Set a lock code' })).toBeVisible();
    expect(fake.rows('profiles')).toMatchObject([{ lock_code: null }]);
  });

  it('is changed by who knows it', async () => {
    const { fake } = await openSettings({ service: row('abcdef') });
    await userEvent.click(await screen.findByRole('button', { name: 'Change code' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Present code$/), 'abcdef');
    await userEvent.type(dialog.getByLabelText(/^New code$/), 'ghijkl');
    await userEvent.type(dialog.getByLabelText(/^New code once more$/), 'ghijkl');
    await userEvent.click(dialog.getByRole('button', { name: 'Change code' }));
    await waitFor(() => expect(fake.rows('profiles')).toMatchObject([{ lock_code: 'ghijkl' }]));
  });
});

it('counts screens only while that is allowed', async () => {
  const { storage } = await openSettings();
  const consent = section('Privacy').getByRole('switch');
  expect(consent).not.toBeChecked();
  await userEvent.click(consent);
  expect(consent).toBeChecked();
  expect([...storage].find(([key]) => key.includes('analytics'))?.[1]).toBe('allowed');
});
