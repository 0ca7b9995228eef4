import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

const rendered = { count: 0 };

/** Never at rest: each render asks for the next one. */
function Endless(): ReactNode {
  const [count, setCount] = useState(0);
  useEffect(() => {
    rendered.count = count;
    // oxlint-disable-next-line react/set-state-in-effect -- the very fault
    setCount(count + 1);
  }, [count]);
  return <h1>Restless</h1>;
}

function EndlessAtOnce(): ReactNode {
  const [count, setCount] = useState(0);
  // oxlint-disable-next-line react/set-state-in-effect -- the very fault
  useLayoutEffect(() => setCount(count + 1), [count]);
  return <h1>Restless</h1>;
}

const never = new Promise<ReactNode>(() => {});
function Waiting(): ReactNode {
  return use(never);
}

it.each([
  ['renders endlessly', Endless, () => rendered.count > 50],
  ['renders endlessly before it is painted', EndlessAtOnce, () => screen.queryByRole('alert') !== null],
  ['waits for what never comes', Waiting, () => screen.queryByText('Loading...') !== null],
])('an area that %s is left like any other', async (_what, page, isAtFault) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const boot = { remotes: [bootRemote()] };
  const loadRemote = () => Promise.resolve(definedRemote(page));
  await renderShell({ path: '/journal', boot, loadRemote });
  await waitFor(() => expect(screen.queryByRole('main')).toBeInTheDocument());
  // What testing-library would wait for never ends here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(isAtFault()).toBe(true), 20_000);
  screen.getByRole('link', { name: 'Settings' }).click();
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible(), 20_000);
  const last = rendered.count;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rendered.count).toBe(last);
  complaint.mockClear();
});
