import type { Page } from '@playwright/test';

/** What the engine's own code takes of the audio thread, without what Chromium does around it. */
const SCRIPT = 'AudioWorkletProcessor::Process (author script execution)';
const CATEGORY = 'disabled-by-default-audio-worklet';

/** Microseconds: `dur` of the clock, `tdur` of the processor, which others on the machine do not lengthen. */
type TraceEvent = { name: string; ph: string; pid: number; dur?: number; tdur?: number };

/** Blocks of one stretch of listening: microseconds each, and the process they were rendered in. */
export type Blocks = { clock: number[]; processor: number[]; pid: number };

/** Notes how long each call of `process()` takes while something is done in the page. */
export async function watchWorklet(page: Page, act: () => Promise<void>): Promise<Blocks> {
  const session = await page.context().newCDPSession(page);
  const blocks: Blocks = { clock: [], processor: [], pid: 0 };
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ph, pid, dur = 0, tdur = 0 } of value as unknown as TraceEvent[]) {
      if (name !== SCRIPT || ph !== 'X') continue;
      blocks.clock.push(dur);
      blocks.processor.push(tdur);
      blocks.pid = pid;
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { excludedCategories: ['*'], includedCategories: [CATEGORY] },
  });
  await act();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return blocks;
}
