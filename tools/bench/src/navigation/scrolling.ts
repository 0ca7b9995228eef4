import type { CDPSession, Page } from '@playwright/test';
import { percentile } from '../measuring/statistics.ts';

/** What a long scroll cost. Times are milliseconds. */
export type Scrolling = {
  frames: number;
  /** Frames that were due and never came. */
  dropped: number;
  /** Frames that came with a part of the window not drawn yet. */
  incomplete: number;
  /** 99 of 100 intervals between two frames that were shown are at most this long. */
  p99Ms: number;
  rows: number;
  elements: number;
  heapMiB: number;
};

const CATEGORIES = ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'];
/** Pixels a second: two windows, as with a flick. */
const SPEED = 1800;
/** Pixels of one gesture. */
const DISTANCE = 9000;

type TraceEvent = { name: string; ts: number; args?: { frame_reporter?: FrameReport } };
type FrameReport = { state: string; affects_smoothness?: boolean; has_missing_content?: boolean };

/** Scrolls by a wheel that turns steadily and reads of each frame what became of it. */
export async function measureScrolling(
  page: Page,
  session: CDPSession,
  gestures: number,
): Promise<Scrolling> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      if (event.name === 'PipelineReporter') events.push(event);
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  for (let gesture = 0; gesture < gestures; gesture += 1) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 600,
      y: 600,
      yDistance: -DISTANCE,
      speed: SPEED,
      gestureSourceType: 'mouse',
    });
  }
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  return { ...framesOf(events), ...(await sizeOf(page, session)) };
}

function framesOf(
  events: readonly TraceEvent[],
): Pick<Scrolling, 'frames' | 'dropped' | 'incomplete' | 'p99Ms'> {
  const reports = events.flatMap(({ args, ts }) =>
    args?.frame_reporter ? [{ ...args.frame_reporter, ts }] : [],
  );
  const shown = reports.filter(({ state }) => state.startsWith('STATE_PRESENTED'));
  const dropped = reports.filter(
    ({ state, affects_smoothness: isSeen }) => state === 'STATE_DROPPED' && isSeen,
  );
  const times = shown.map(({ ts }) => ts / 1000).toSorted((one, other) => one - other);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    frames: shown.length + dropped.length,
    dropped: dropped.length,
    incomplete: shown.filter(({ has_missing_content: isMissing }) => isMissing).length,
    p99Ms: percentile(gaps, 0.99),
  };
}

async function sizeOf(
  page: Page,
  session: CDPSession,
): Promise<Pick<Scrolling, 'rows' | 'elements' | 'heapMiB'>> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const [rows, elements] = await page.evaluate(() => [
    document.querySelectorAll('main a[href^="/journal/entry/"]').length,
    document.querySelectorAll('*').length,
  ]);
  return { rows: rows ?? 0, elements: elements ?? 0, heapMiB: usedSize / 1024 / 1024 };
}
