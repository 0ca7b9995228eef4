import { expect, it, vi } from 'vitest';
import { bootRemote, definedRemote } from '../testing/boot-remote.ts';
import { createRemoteStore } from './remote-store.ts';

const routes = ['/journal', '/journal/*', '/entries'].map((path) => ({ path, access: 'signed-in' as const }));
const remote = { ...bootRemote(), manifest: { ...bootRemote().manifest, routes } };

/** A store whose remote has these pages; `report` hears what a person would be told. */
function openStore(loadRemote = vi.fn(() => Promise.resolve(journal))) {
  const [report, addTexts] = [vi.fn(), vi.fn(() => Promise.resolve())];
  const patience = { wait: () => new Promise<void>(() => undefined), random: () => 0 };
  const store = createRemoteStore({ remotes: [remote], loadRemote, addTexts, report, patience });
  return { store, loadRemote, addTexts, report };
}
const page = vi.fn(() => Promise.resolve({ default: () => null }));
const journal = { ...definedRemote(), pages: { '/journal': page, '/journal/*': page, '/entries': page } };

it('a place is ready when somebody comes, with its words', async () => {
  const { store, addTexts } = openStore();
  await store.warm('/journal/calendar');
  expect(addTexts).toHaveBeenCalledWith(journal, '/journal/*');
  expect(store.page(remote.name, '/journal/*').get().status).toBe('ready');
});

it('what nobody answers is nothing to make ready', async () => {
  const { store, loadRemote } = openStore();
  await store.warm('/nowhere');
  expect(loadRemote).not.toHaveBeenCalled();
});

it('what cannot be had is told to nobody, and asked for again when somebody goes there', async () => {
  const loadRemote = vi.fn(() => Promise.resolve(journal));
  loadRemote.mockRejectedValueOnce(new Error('away'));
  const { store, report } = openStore(loadRemote);
  await store.warm('/entries');
  expect(report).not.toHaveBeenCalled();
  await store.warm('/entries');
  expect(loadRemote).toHaveBeenCalledTimes(1);
  const place = store.page(remote.name, '/entries');
  await vi.waitFor(() => expect(place.get().status).toBe('ready'));
});
