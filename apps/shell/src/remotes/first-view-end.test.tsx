import type { DefinedRemote } from '@reflectory/platform-sdk';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById('first-view')?.remove();
});

/** A document with a first view, and each number of these words that it ever showed. */
function documentWithFirstView() {
  document.body.insertAdjacentHTML('afterbegin', '<main id="first-view"><h1>Dear diary</h1></main>');
  const counts = new Set<number>();
  const count = () => counts.add(screen.queryAllByText('Dear diary').length);
  count();
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  return counts;
}

const boot = { remotes: [bootRemote()] };
const page = () => Promise.resolve(definedRemote(() => <h1>Dear diary</h1>));

describe('the first view of a document', () => {
  it('stays until its page is drawn, and its words are never there twice or not at all', async () => {
    const counts = documentWithFirstView();
    const { promise, resolve } = Promise.withResolvers<DefinedRemote>();
    await renderShell({ path: '/journal', boot, loadRemote: () => promise });
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    expect(document.getElementById('first-view')).toBeVisible();
    resolve(await page());
    await waitFor(() => expect(document.getElementById('first-view')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Dear diary' })).toBeVisible();
    expect([...counts]).toEqual([1]);
  });

  it('stays beside the notice that its page cannot be loaded, until that is mended', async () => {
    documentWithFirstView();
    let isDead = true;
    await renderShell({
      path: '/journal',
      boot,
      loadRemote: () => (isDead ? Promise.reject(new Error('dead')) : page()),
    });
    await screen.findByRole('alert');
    expect(document.getElementById('first-view')).toBeVisible();
    isDead = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getAllByText('Dear diary')).toHaveLength(1);
  });

  it('gives what was typed into it, and the focus, to the same field of its page', async () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<main id="first-view"><form><input type="password" name="password"></form></main>',
    );
    const typed = document.querySelector<HTMLInputElement>('#first-view input');
    typed?.focus();
    await userEvent.keyboard('only the bridge');
    const form = definedRemote(() => {
      const [password, setPassword] = useState('');
      return (
        <label>
          Password
          <input
            type="password"
            name="password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
      );
    });
    await renderShell({ path: '/journal', boot, loadRemote: () => Promise.resolve(form) });
    const field = await screen.findByLabelText('Password');
    await waitFor(() => expect(document.getElementById('first-view')).toBeNull());
    expect(field).toHaveValue('only the bridge');
    expect(field).toHaveFocus();
    await userEvent.keyboard('!');
    expect(field).toHaveValue('only the bridge!');
  });
});
