import type { Page } from '@playwright/test';
import { type FrameWork, traceFrames } from '../measuring/trace-frames.ts';

const STEPS = 120;

/** Pans over the map and back, by a hand that holds its ground. */
export async function pan(page: Page): Promise<FrameWork> {
  const stage = await page.getByRole('tree', { name: 'Map' }).boundingBox();
  if (!stage) throw new Error('There is no map to pan');
  const [x, y] = [stage.x + stage.width / 2, stage.y + 20];
  return traceFrames(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < STEPS; step += 1) {
      const away = step < STEPS / 2 ? step : STEPS - step;
      await page.mouse.move(x - away * 6, y + away * 5);
    }
    await page.mouse.up();
  });
}

/** Drags a node over others and lets it go where it was. */
export async function dragNode(page: Page): Promise<FrameWork> {
  const node = await page.locator('[data-node]').nth(3).boundingBox();
  if (!node) throw new Error('There is no node to drag');
  const [x, y] = [node.x + node.width / 2, node.y + node.height / 2];
  return traceFrames(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < STEPS; step += 1) {
      const away = step < STEPS / 2 ? step : STEPS - step;
      await page.mouse.move(x + away * 4, y + away * 3);
    }
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
}
