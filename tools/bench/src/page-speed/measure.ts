import type { Browser, CDPSession, Page } from '@playwright/test';

/** One view of a page with an empty cache. Times are milliseconds since the navigation began. */
export type PageSpeed = {
  fcpMs: number;
  lcpMs: number;
  lcpElement: string;
  cls: number;
  /** Main thread time beyond 50 ms of each long task. */
  blockedMs: number;
  requests: number;
  /** Bytes as they went over the network. */
  bytes: number;
  scriptBytes: number;
};

const BITS_PER_BYTE = 8;
const SLOW_PHONE = { megabitsPerSecond: 1.6, latencyMs: 150, processorSlowdown: 4 };
/** Milliseconds without anything new after which a page counts as finished. */
const QUIET_MS = 1500;

/** Runs in the page: notes what the browser says about painting, moving and blocking. */
function observe(): void {
  const seen = { lcpMs: 0, lcpElement: '', cls: 0, blockedMs: 0, fcpMs: 0 };
  Reflect.set(window, 'pageSpeed', seen);
  const listen = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  listen('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime;
  });
  listen('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime;
    const element: unknown = Reflect.get(entry, 'element');
    seen.lcpElement = element instanceof Element ? element.localName : '?';
  });
  listen('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Number(Reflect.get(entry, 'value'));
  });
  listen('longtask', ({ duration }) => {
    seen.blockedMs += Math.max(0, duration - 50);
  });
}

/** Counts what comes over the network; call the result for the sums. */
function countTraffic(session: CDPSession) {
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => void types.set(requestId, type));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void bytes.set(requestId, encodedDataLength),
  );
  return () => {
    const all = [...bytes].map(([id, size]) => ({ size, isScript: types.get(id) === 'Script' }));
    const sum = (list: typeof all) => list.reduce((total, { size }) => total + size, 0);
    return {
      requests: all.length,
      bytes: sum(all),
      scriptBytes: sum(all.filter(({ isScript }) => isScript)),
    };
  };
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (SLOW_PHONE.megabitsPerSecond * 1_000_000) / BITS_PER_BYTE;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.processorSlowdown });
}

const readSpeed = (page: Page) =>
  page.evaluate(
    () => Reflect.get(window, 'pageSpeed') as Omit<PageSpeed, 'requests' | 'bytes' | 'scriptBytes'>,
  );

/**
 * Opens a page as a phone on a slow network does. With `field` it also turns to the form, for what that fetches; what
 * happens then counts as bytes, not as part of the first view.
 */
export async function measurePage(browser: Browser, url: string, field: string | null): Promise<PageSpeed> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const traffic = countTraffic(session);
    await page.addInitScript(observe);
    // The page is looked at before it leads away, as /success does.
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'pageSpeed'), 'lcpMs')) > 0);
    await page.waitForTimeout(QUIET_MS);
    const speed = await readSpeed(page);
    if (field) {
      await page.focus(field);
      await page.waitForTimeout(QUIET_MS);
    }
    return { ...speed, ...traffic() };
  } finally {
    await context.close();
  }
}
