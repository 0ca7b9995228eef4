import type { BootManifest } from '@reflectory/contracts';
import { createServiceClientFake, type ServiceClientFakeOptions } from '@reflectory/client/testing';
import type { DefinedRemote } from '@reflectory/platform-sdk';
import { bootManifestFake, FAKE_USER } from '@reflectory/platform-sdk/testing';
import { render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { createUnsavedWork } from '../app/unsaved-work.ts';
import { createLockStore } from '../lock/lock-store.ts';
import { createRemoteStore } from '../remotes/remote-store.ts';
import { createAuthStore } from '../session/auth-store.ts';
import { createShellTexts } from '../texts/shell-texts.ts';

export type ShellFakeOptions = {
  path: string;
  boot?: Partial<BootManifest>;
  service?: ServiceClientFakeOptions;
  loadRemote?: () => Promise<DefinedRemote>;
  /** What local storage holds already. */
  storage?: Map<string, string>;
};

/** The whole shell on a fake service, with remotes that come from a function instead of the network. */
export async function renderShell(options: ShellFakeOptions) {
  const { path, boot: overrides, service, loadRemote, storage = new Map<string, string>() } = options;
  window.history.replaceState(null, '', path);
  const boot = bootManifestFake(overrides);
  const fake = createServiceClientFake({ user: FAKE_USER, ...service });
  const left: string[] = [];
  const reported: unknown[] = [];
  const memory = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const { client } = fake;
  const texts = createShellTexts({
    client,
    storage: memory,
    instanceId: boot.instance.id,
    root: document.documentElement,
  });
  const unsaved = createUnsavedWork(window);
  const remotes = createRemoteStore({
    remotes: boot.remotes,
    loadRemote: loadRemote ?? (() => Promise.reject(new Error('No remote in this test'))),
    addTexts: texts.addRemote,
    report: (error) => reported.push(error),
    patience: { wait: () => Promise.resolve(), random: () => 0 },
  });
  await texts.use(boot.instance.defaultLanguage);
  const auth = createAuthStore(client, () => left.push('reload'));
  const leaveTo = (address: string) => void left.push(address);
  const lock = createLockStore({
    client,
    auth,
    storage: memory,
    instanceId: boot.instance.id,
    page: window,
    now: Date.now,
  });
  render(<App services={{ boot, client, auth, lock, remotes, texts, unsaved, storage: memory, leaveTo }} />);
  return { fake, left, lock, reported, storage, unsaved };
}
