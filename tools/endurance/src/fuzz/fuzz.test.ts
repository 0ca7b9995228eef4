import { startThrowawayService, startVariant, type ThrowawayService, type Variant } from '@reflectory/start';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { surfaces } from './input.ts';
import { problemsOf } from './report.ts';
import { runFuzz } from './run-fuzz.ts';
import { openPages } from './service/pages.ts';
import { fuzzEnvironment, targetOf } from './service/target.ts';

const COUNT = 500;
/** Other tests run at the same time. */
const BUSY_HOLD_MS = 5000;

let service: ThrowawayService;
let pair: Variant;
const pages = openPages();
beforeAll(async () => {
  service = await startThrowawayService();
  pair = await startVariant(service.stack, fuzzEnvironment(pages.directory));
});
afterAll(async () => {
  await pair.stop();
  await service.stop();
  pages.close();
});

it('nothing that anybody sends makes the service fail', async () => {
  const target = await targetOf(service.stack, pair);
  const report = await runFuzz({ target, count: COUNT, seed: 1, surfaces });
  expect(problemsOf(report, BUSY_HOLD_MS)).toEqual([]);
  expect(report.sent).toBeGreaterThanOrEqual(COUNT * 0.9);
});
