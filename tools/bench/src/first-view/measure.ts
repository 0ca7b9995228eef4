import type { Browser } from '@playwright/test';
import { storedSession } from './page.ts';
import type { Encoding, PageServer, Traffic } from './page-server.ts';

/** A network as the browser is made to see it. */
export type Network = { name: string; megabitsPerSecond: number | null; latencyMs: number };

/** One first view in a fresh browser context. */
export type FirstView = Traffic & { visibleMs: number };

/** Milliseconds to wait for content before the measurement is given up. */
const PATIENCE_MS = 60_000;

/** Notes the moment at which the first heading of the page's content has words. */
function noteVisible([key, session]: [string, string]): void {
  localStorage.setItem(key, session);
  const look = () => {
    if (document.querySelector('#content h1')?.textContent) {
      observer.disconnect();
      requestAnimationFrame(() => Reflect.set(window, 'visibleMs', performance.now()));
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Opens `path` with an empty cache and measures until its content can be read. */
export async function measureFirstView(
  browser: Browser,
  server: PageServer,
  path: string,
  network: Network,
  encoding: Encoding,
): Promise<FirstView> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(noteVisible, storedSession());
    if (network.megabitsPerSecond !== null) {
      const session = await context.newCDPSession(page);
      const bytesPerSecond = (network.megabitsPerSecond * 1_000_000) / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    }
    server.reset(encoding);
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(() => Reflect.get(window, 'visibleMs'), null, {
      timeout: PATIENCE_MS,
    });
    const visibleMs = Number(await handle.jsonValue());
    return { ...server.traffic(), visibleMs };
  } finally {
    await context.close();
  }
}
