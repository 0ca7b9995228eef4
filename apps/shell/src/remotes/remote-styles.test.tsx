import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** A page of the shell is a chunk of its own. */
const patient = { timeout: 15_000 };

function addSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

it('style sheets leave with their area, come back with it, and others stay', async () => {
  const boot = { remotes: [bootRemote()] };
  const [shell, page] = [addSheet('/r/shell/1/main.css'), addSheet(`${bootRemote().baseUrl}page.css`)];
  const loadRemote = () => Promise.resolve(definedRemote(() => <h1>Dear diary</h1>));
  await renderShell({ path: '/journal', boot, loadRemote });
  expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
  expect([shell.media, page.media]).toEqual(['', '']);

  const go = async (name: string) =>
    userEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body);
  await go('Settings');
  await screen.findByRole('heading', { name: 'Settings' }, patient);
  expect([shell.media, page.media]).toEqual(['', 'not all']);
  const late = addSheet(`${bootRemote().baseUrl}dialog.css`);
  await vi.waitFor(() => expect(late.media).toBe('not all'));

  await go('Reflectory, to your journal');
  expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
  expect([page.media, late.media]).toEqual(['', '']);
});
