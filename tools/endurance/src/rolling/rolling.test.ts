import { expect, it } from 'vitest';
import { reportRolling } from './report-rolling.ts';
import { runRolling } from './run-rolling.ts';

it('restarts core-apis and gateways in turn without a failed request, and sockets come back', async () => {
  const report = await runRolling(1);
  if (report.findings.length > 0) console.error(reportRolling(report));
  expect(report.findings).toEqual([]);
  expect(report.outcomes.every(({ times }) => times.length > 10)).toBe(true);
  expect(report.sockets.closeCodes.length).toBeGreaterThan(0);
}, 180_000);
