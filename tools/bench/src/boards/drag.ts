import type { Page } from '@playwright/test';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** Milliseconds of a frame on a usual screen. */
const FRAME_MS = 1000 / 60;
const STEPS = 120;

type TraceEvent = { name: string; ph: string; ts: number; dur?: number; pid: number; tid: number };

/** What the main thread did while a card was dragged, frame by frame, and its longest task; milliseconds. */
export type Dragging = { frames: number[]; longest: number };

/** Drags the first card over all columns and back, and drops it in the second one. */
export async function dragAcross(page: Page): Promise<Dragging> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[])
      if (event.name === 'RunTask' && event.ph === 'X') events.push(event);
  });
  const first = await page.locator('[data-card]').first().boundingBox();
  if (!first) throw new Error('There is no card to drag');
  await page.mouse.move(first.x + 60, first.y + 12);
  await page.mouse.down();
  await page.mouse.move(first.x + 70, first.y + 20, { steps: 4 });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  for (let step = 0; step < STEPS; step += 1) {
    const share = (step / STEPS) * 2;
    const across = share < 1 ? share : 2 - share;
    await page.mouse.move(first.x + 60 + across * 1150, first.y + 40 + ((step * 37) % 600));
  }
  await page.mouse.move(first.x + 400, first.y + 200);
  await page.mouse.up();
  await page.waitForTimeout(500);
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  return framesOf(events);
}

/** Work of the busiest thread, which is the one that draws the page. */
function framesOf(events: readonly TraceEvent[]): Dragging {
  const byThread = Map.groupBy(events, ({ pid, tid }) => `${pid}/${tid}`);
  const workOf = (list: readonly TraceEvent[]) => list.reduce((sum, { dur = 0 }) => sum + dur, 0);
  const [busiest = []] = [...byThread.values()].toSorted((a, b) => workOf(b) - workOf(a));
  const frames = new Map<number, number>();
  for (const { ts, dur = 0 } of busiest) {
    const frame = Math.floor(ts / 1000 / FRAME_MS);
    frames.set(frame, (frames.get(frame) ?? 0) + dur / 1000);
  }
  return {
    frames: [...frames.values()],
    longest: Math.max(0, ...busiest.map(({ dur = 0 }) => dur / 1000)),
  };
}
