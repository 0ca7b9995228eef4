import type { Page } from '@playwright/test';
import { type FrameWork, traceFrames } from '../measuring/trace-frames.ts';

const STEPS = 120;
const FRAME_MS = 16;

/** Drags the first card over all columns and back, and drops it in the second one. */
export async function dragAcross(page: Page): Promise<FrameWork> {
  const first = await page.locator('[data-card]').first().boundingBox();
  if (!first) throw new Error('There is no card to drag');
  await page.mouse.move(first.x + 60, first.y + 12);
  await page.mouse.down();
  await page.mouse.move(first.x + 70, first.y + 20, { steps: 4 });
  return traceFrames(page, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      const share = (step / STEPS) * 2;
      const across = share < 1 ? share : 2 - share;
      await page.mouse.move(first.x + 60 + across * 1150, first.y + 40 + ((step * 37) % 600));
      // As a hand moves: once in a frame.
      await page.waitForTimeout(FRAME_MS);
    }
    await page.mouse.move(first.x + 400, first.y + 200);
    await page.mouse.up();
  });
}
