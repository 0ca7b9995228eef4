import '@reflectory/design-system/styles.css';
import './shell.css';
import { createServiceClient } from '@reflectory/client';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import type { ShellServices } from './app/services.ts';
import { followReleases } from './app/follow-releases.ts';
import { createUnsavedWork } from './app/unsaved-work.ts';
import { readBootManifest } from './boot/read-boot-manifest.ts';
import { safeStorage } from './boot/safe-storage.ts';
import { createLockStore } from './lock/lock-store.ts';
import { createFederationContainer } from './remotes/federation-container.ts';
import { createRemoteLoader } from './remotes/load-remote.ts';
import { createRemoteStore } from './remotes/remote-store.ts';
import { realPatience } from './remotes/retry.ts';
import { createAuthStore } from './session/auth-store.ts';
import { renewDocument } from './session/renew-document.ts';
import { chooseLanguage, LANGUAGE_KEY } from './texts/language-choice.ts';
import { createShellTexts } from './texts/shell-texts.ts';

const reload = () => location.reload();

function createServices(): ShellServices {
  const boot = readBootManifest(document);
  const storage = safeStorage(() => localStorage);
  const client = createServiceClient(boot.service);
  const auth = createAuthStore(client, reload);
  const texts = createShellTexts({
    client,
    storage,
    instanceId: boot.instance.id,
    root: document.documentElement,
  });
  const remotes = createRemoteStore({
    remotes: boot.remotes,
    loadRemote: createRemoteLoader(createFederationContainer(location.origin), realPatience),
    addTexts: texts.addRemote,
    report: reportError,
    patience: realPatience,
  });
  return {
    boot,
    client,
    auth,
    lock: createLockStore({
      client,
      auth,
      storage,
      instanceId: boot.instance.id,
      page: window,
      now: Date.now,
    }),
    remotes,
    texts,
    unsaved: createUnsavedWork(window),
    storage,
    leaveTo: (address) => location.replace(address),
  };
}

async function start(): Promise<void> {
  const services = createServices();
  const { boot, client, remotes, texts, storage } = services;
  remotes.prefetch(location.pathname);
  void renewDocument({
    client,
    documentUserId: boot.principal?.userId ?? null,
    storage: safeStorage(() => sessionStorage),
    reload,
  });
  await texts.use(
    chooseLanguage(boot.instance.languages, storage.getItem(LANGUAGE_KEY), navigator.languages),
  );
  const root = document.querySelector('#root');
  if (!root) throw new Error('The document has no place for the shell');
  createRoot(root).render(<App services={services} />);
  if (process.env.NODE_ENV === 'development') followReleases(services.unsaved.has, reload);
}

void start();
