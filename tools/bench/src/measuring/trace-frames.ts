import type { Page } from '@playwright/test';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** Milliseconds of a frame on a usual screen. */
const FRAME_MS = 1000 / 60;

/** `tdur`: microseconds of the processor, which others on the machine do not lengthen as they do those of the clock. */
type TraceEvent = { name: string; ph: string; ts: number; tdur?: number; pid: number; tid: number };

/** What the main thread did, frame by frame, and its longest task; milliseconds of the processor. */
export type FrameWork = { frames: number[]; longest: number };

/** What the thread that draws the page does while something is done in it, and half a second longer. */
export async function traceFrames(page: Page, act: () => Promise<void>): Promise<FrameWork> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[])
      if (event.name === 'RunTask' && event.ph === 'X') events.push(event);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  await page.waitForTimeout(500);
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return framesOf(events);
}

/** Work of the busiest thread, which is the one that draws the page. */
function framesOf(events: readonly TraceEvent[]): FrameWork {
  const byThread = Map.groupBy(events, ({ pid, tid }) => `${pid}/${tid}`);
  const workOf = (list: readonly TraceEvent[]) => list.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const [busiest = []] = [...byThread.values()].toSorted((a, b) => workOf(b) - workOf(a));
  const frames = new Map<number, number>();
  for (const { ts, tdur = 0 } of busiest) {
    const frame = Math.floor(ts / 1000 / FRAME_MS);
    frames.set(frame, (frames.get(frame) ?? 0) + tdur / 1000);
  }
  return {
    frames: [...frames.values()],
    longest: Math.max(0, ...busiest.map(({ tdur = 0 }) => tdur / 1000)),
  };
}
