import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShell, type ShellFakeOptions } from '../../testing/shell-fake.tsx';
import { fill } from './testing/fill.ts';
// So that the shell, which fetches the page late, has it at hand.
import '../settings.page.tsx';

vi.setConfig({ testTimeout: 20_000 });
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
  const enter = (name: RegExp, code: string) => fill(screen.getByLabelText(name), code);
  const row = (lock_code: string | null) => ({
    user: person,
    tables: { profiles: [{ id: person.id, name: 'Ada', lock_code }] },
  });

  it('is set by typing exactly six characters twice, and then locks §1.20 §5.24 §9.7', async () => {
    const { fake } = await openSettings({ service: row(null) });
    await userEvent.click(await screen.findByRole('button', { name: 'Set a lock code' }));
    const set = async (code: string, again: string) => {
      await enter(/^New code$/, code);
      await enter(/^New code once more$/, again);
      await userEvent.click(screen.getByRole('button', { name: 'Set code' }));
    };
    await set('12345', '12345');
    expect(await screen.findByText('A lock code has exactly six characters.')).toBeVisible();
    await set('1234567', '1234567');
    expect(await screen.findByText('A lock code has exactly six characters.')).toBeVisible();
    await set('123456', '123457');
    expect(await screen.findByText('The two new codes are not the same.')).toBeVisible();
    expect(fake.rows('profiles')).toMatchObject([{ lock_code: null }]);
    await set('123456', '123456');
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
    await enter(/^Present code$/, 'abcdeg');
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(await screen.findByText('The present code is not right.')).toBeVisible();
    expect(fake.rows('profiles')).toMatchObject([{ lock_code: 'abcdef' }]);
    await enter(/^Present code$/, 'abcdef');
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(await screen.findByRole('button', { name: 'Set a lock code' })).toBeVisible();
    expect(fake.rows('profiles')).toMatchObject([{ lock_code: null }]);
  });

  it('is changed by who knows it', async () => {
    const { fake } = await openSettings({ service: row('abcdef') });
    await userEvent.click(await screen.findByRole('button', { name: 'Change code' }));
    await enter(/^Present code$/, 'abcdef');
    await enter(/^New code$/, 'ghijkl');
    await enter(/^New code once more$/, 'ghijkl');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change code' }));
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
