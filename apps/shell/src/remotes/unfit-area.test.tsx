import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => void vi.unstubAllGlobals());

it('says that an area does not fit the shell when it needs what the shell does not provide', async () => {
  await renderShell({
    path: '/journal',
    boot: { remotes: [bootRemote({ unmet: ['react ^20.0.0, which is 19.3.1 here'] })] },
    loadRemote: () => Promise.reject(new Error('It needs react ^20.0.0')),
  });
  expect(await screen.findByText(/This version does not fit the rest of .* yet/)).toBeVisible();
});
