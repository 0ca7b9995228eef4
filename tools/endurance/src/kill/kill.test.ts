import { expect, it } from 'vitest';
import { reportKills } from './report-kills.ts';
import { runKills } from './run-kills.ts';

it('loses, doubles and halves nothing when core-api and PostgreSQL are killed while people write', async () => {
  const report = await runKills({ count: 3, seed: 'short' });
  if (report.findings.length > 0) console.error(reportKills(report));
  expect(report.findings).toEqual([]);
  expect(report.kills.map(({ victim }) => victim)).toEqual(['core-api', 'postgres', 'postgres backend']);
  const acknowledged = report.ledger.marks.filter(({ isAcknowledged }) => isAcknowledged);
  // How many there are depends on the machine.
  expect(acknowledged.length).toBeGreaterThan(2);
}, 420_000);
