import { Link } from '@reflectory/design-system';
import type { ReadAhead } from '@reflectory/platform-sdk';
import { bootManifestFake, FAKE_USER } from '@reflectory/platform-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { renderShell } from '../testing/shell-fake.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

const routes = ['/journal', '/journal/entry/:id'].map((path) => ({ path, access: 'signed-in' as const }));
const remote = { ...bootRemote(), manifest: { ...bootRemote().manifest, routes } };
const settled = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The journal with a link to an entry, and what was read before anybody went there. */
async function openJournal() {
  const readAhead = vi.fn<ReadAhead>();
  const page = () => <Link href="/journal/entry/7">The ferry</Link>;
  const defined = definedRemote(page);
  const pages = { ...defined.pages, '/journal/entry/:id': () => Promise.resolve({ default: () => null }) };
  const readsAhead = { '/journal/entry/:id': () => Promise.resolve({ readAhead }) };
  await renderShell({
    path: '/journal',
    boot: { remotes: [remote] },
    loadRemote: () => Promise.resolve({ ...defined, pages, readsAhead }),
  });
  return { link: await screen.findByRole('link', { name: 'The ferry' }), readAhead };
}

it('data of a place are read where the pointer stays at a link, once', async () => {
  const { link, readAhead } = await openJournal();
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(link);
  await vi.waitFor(() => expect(readAhead).toHaveBeenCalledTimes(1));
  expect(readAhead.mock.calls[0]?.[0]).toMatchObject({
    params: { id: '7' },
    instanceId: bootManifestFake().instance.id,
    userId: FAKE_USER.id,
  });
});

it('nothing is read where the pointer passes by', async () => {
  const { link, readAhead } = await openJournal();
  fireEvent.pointerOver(link);
  fireEvent.pointerOver(document.body);
  await settled(150);
  expect(readAhead).not.toHaveBeenCalled();
});

it('a press reads at once', async () => {
  const { link, readAhead } = await openJournal();
  fireEvent.pointerDown(link);
  await vi.waitFor(() => expect(readAhead).toHaveBeenCalledTimes(1));
});

it('where data are to be saved, nothing is read before a press', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { link, readAhead } = await openJournal();
  fireEvent.pointerOver(link);
  await settled(150);
  expect(readAhead).not.toHaveBeenCalled();
  fireEvent.pointerDown(link);
  await vi.waitFor(() => expect(readAhead).toHaveBeenCalledTimes(1));
});
