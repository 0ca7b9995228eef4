import '@reflectory/design-system/styles.css';
import './shell.css';
import { createServiceClient } from '@reflectory/client';
import { chooseLanguage } from '@reflectory/contracts/languages';
import { createRoot } from 'react-dom/client';
import { createEventSender } from './analytics/send-events.ts';
import { App } from './app/app.tsx';
import { createServices } from './app/create-services.ts';
import type { ShellServices } from './services.ts';
import { followReleases } from './app/follow-releases.ts';
import { readBootManifest } from './boot/read-boot-manifest.ts';
import { safeStorage } from './boot/safe-storage.ts';
import { fetchFacts } from './facts/fetch-facts.ts';
import { followBrand } from './facts/follow-brand.ts';
import { removeServiceWorker } from './offline/device-memory.ts';
import { KEPT_ATTRIBUTE } from './offline/kept-places.ts';
import { readStoredSession } from '@reflectory/client/stored-session';
import { documentLoaded } from './remotes/document-loaded.ts';
import { createFederationContainer } from './remotes/federation-container.ts';
import { createRemoteLoader } from './remotes/load-remote.ts';
import { realPatience, retry } from './remotes/retry.ts';
import { sendReport } from './reports/client-reports.ts';
import { renewDocument } from './session/renew-document.ts';
import { signInWithTokens } from './session/tokens-in-address.ts';
import { offer } from './toasts/toasts.ts';
import { readStoredLanguage } from './texts/stored-language.ts';

// Every remote’s validator asks once whether it may make code of text; the policy refuses that, and each time says so.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const reload = () => location.reload();
const isDevelopment = process.env.NODE_ENV === 'development';
const tab = safeStorage(() => sessionStorage);
const isFromDevice = document.documentElement.hasAttribute(KEPT_ATTRIBUTE);
/** In development: whether the first use of a remote needs the document of its newest build. */
let isOutdated = (_remote: string) => false;

function createPage(): ShellServices {
  const boot = readBootManifest(document);
  const loadRemote = createRemoteLoader(
    createFederationContainer(location.origin, realPatience),
    realPatience,
  );
  // Who was enrolled on another device learns of it by a fresh token, once a page.
  let hasRenewed = false;
  const client = createServiceClient({
    ...boot.service,
    onSecondFactorNeeded() {
      if (!hasRenewed) void client.auth.refreshSession();
      hasRenewed = true;
    },
  });
  return createServices({
    boot,
    client,
    storage: safeStorage(() => localStorage),
    tab,
    page: window,
    root: document.documentElement,
    browser: navigator,
    now: Date.now,
    patience: realPatience,
    loadRemote: (remote) => {
      if (isOutdated(remote.name)) reload();
      return loadRemote(remote);
    },
    async fetchFacts() {
      const facts = await fetchFacts(location.pathname);
      followBrand(facts, boot.instance.brand, document);
      return facts;
    },
    sendEvents: createEventSender(boot.service),
    report: reportError,
    sendReport,
    // oxlint-disable-next-line no-console -- the specification asks for failed role checks in the log
    log: (message, error) => console.warn(message, error),
    leaveTo: (address) => location.replace(address),
    isFromDevice,
    isKeeping: !isDevelopment,
    reload,
  });
}

/** Before there are words to be drawn with them: those would be drawn again, and some lines would end elsewhere then. */
function loadVoices(): void {
  for (const voice of ['Newsreader Variable', 'Instrument Sans Variable']) {
    void document.fonts?.load(`1rem "${voice}"`).catch(() => undefined);
  }
}

async function start(): Promise<void> {
  const elsewhere = signInWithTokens(location);
  if (elsewhere !== null) return location.replace(elsewhere);
  const services = createPage();
  const { boot, client, remotes, texts, storage, departure } = services;
  // A kept document belongs to one person; nobody else is shown even the names in it.
  const storedUserId = readStoredSession(storage, boot.service.url)?.user.id ?? null;
  const documentUserId = boot.principal?.userId ?? null;
  if (isFromDevice && storedUserId !== documentUserId) {
    await departure.forget();
    return reload();
  }
  remotes.prefetch(location.pathname);
  void documentLoaded(document, realPatience).then(loadVoices);
  const renewal = renewDocument({
    client,
    storedUserId,
    documentUserId,
    storage: tab,
    patience: realPatience,
    reload,
  });
  await texts.use(
    chooseLanguage(boot.instance.languages, readStoredLanguage(storage, document), navigator.languages),
  );
  if ((await renewal) === 'reloading') return;
  const root = document.querySelector('#root');
  if (!root) throw new Error('The document has no place for the shell');
  createRoot(root).render(<App services={services} />);
  void follow(services);
  if (!isDevelopment) return;
  followBuilds(services);
  void removeServiceWorker();
}

/** Nothing waits for it, and least of all the document's `load`. Without network it is asked for ever more slowly. */
async function follow(services: ShellServices): Promise<void> {
  await documentLoaded(document, realPatience);
  const load = () => import('./live/keep-current.ts');
  const { keepCurrent } = await retry(load, { attempts: Infinity, patience: realPatience });
  keepCurrent(services);
}

function followBuilds({ unsaved, texts }: ShellServices): void {
  const t = texts.i18n.getFixedT(null, 'common');
  const accept = () => ({ label: t('newBuild.reload'), onAccept: reload });
  isOutdated = followReleases({
    hasUnsaved: unsaved.has,
    hasLoaded: (name) =>
      performance.getEntriesByType('resource').some(({ name: url }) => url.includes(`/r/${name}/`)),
    reload,
    offer: () => offer(t('newBuild.title'), t('newBuild.note'), accept()),
  });
}

void start();
