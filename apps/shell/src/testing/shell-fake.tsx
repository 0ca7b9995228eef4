import type { AnalyticsEvent } from '@reflectory/contracts/analytics';
import type { BootManifest, BootRemote, ClientReport } from '@reflectory/contracts/boot';
import { createServiceClientFake, type ServiceClientFakeOptions } from '@reflectory/client/testing';
import type { DefinedRemote } from '@reflectory/platform-sdk';
import { bootManifestFake, FAKE_USER } from '@reflectory/platform-sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrowserWishes } from '../analytics/consent-store.ts';
import { App } from '../app/app.tsx';
import { createServices } from '../app/create-services.ts';
import { LOAD_TIMEOUT_MS } from '../remotes/load-remote.ts';

export type ShellFakeOptions = {
  path: string;
  boot?: Partial<BootManifest>;
  service?: ServiceClientFakeOptions;
  loadRemote?: (remote: BootRemote) => Promise<DefinedRemote>;
  /** What local storage holds already. */
  storage?: Map<string, string>;
  /** What the browser says about being followed. */
  browser?: BrowserWishes;
};

/** Pauses pass at once; what is a limit to how long something may take is as long as it is. */
const waitFake = (milliseconds: number): Promise<void> =>
  milliseconds < LOAD_TIMEOUT_MS
    ? Promise.resolve()
    : new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** The whole shell on a fake service, with remotes that come from a function instead of the network. */
export async function renderShell(options: ShellFakeOptions) {
  const {
    path,
    boot: overrides,
    service,
    loadRemote,
    storage = new Map<string, string>(),
    browser = {},
  } = options;
  window.history.replaceState(null, '', path);
  const boot = bootManifestFake(overrides);
  const fake = createServiceClientFake({ user: FAKE_USER, ...service });
  const left: string[] = [];
  const reported: unknown[] = [];
  const reports: ClientReport[] = [];
  const logged: string[] = [];
  const sent: AnalyticsEvent[] = [];
  const memory = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const { client } = fake;
  const services = createServices({
    boot,
    client,
    storage: memory,
    tab: memory,
    page: window,
    root: document.documentElement,
    browser,
    now: Date.now,
    patience: { wait: waitFake, random: () => 0 },
    loadRemote: loadRemote ?? (() => Promise.reject(new Error('No remote in this test'))),
    fetchFacts: () => Promise.resolve({ ...boot, brandSheet: '', icon: '' }),
    sendEvents: (events) => void sent.push(...events),
    report: (error) => reported.push(error),
    sendReport: (report) => void reports.push(report),
    log: (message) => void logged.push(message),
    leaveTo: (address) => void left.push(address),
    reload: () => void left.push('reload'),
  });
  await services.texts.use(boot.instance.defaultLanguage);
  render(<App services={services} />);
  const { lock, facts, texts, unsaved } = services;
  return { facts, texts, fake, left, lock, logged, reported, reports, sent, storage, unsaved };
}

export async function openAccountMenu(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: /Account and workspaces/ });
  if (button) await userEvent.click(button);
}
