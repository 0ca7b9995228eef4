import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startThrowawayService } from '@reflectory/start';
import { tryChannels } from './isolation/channels.ts';
import { openLab } from './isolation/open-lab.ts';
import { presentReport } from './isolation/report.ts';
import { walk } from './isolation/walk.ts';
import { takeMails } from './testing/take-mails.ts';

/** Tries everything as everybody: answers about what belongs to others are those about nothing. */
const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.count ?? 100_000);
const seed = values.seed ?? randomBytes(4).toString('hex');

console.log(`Isolation: ${count} requests, seed ${seed}`);
takeMails();
const service = await startThrowawayService();
try {
  const lab = await openLab(service.stack, service.url);
  const report = await walk({ lab, actors: lab.actors, makers: lab.makers, seed, count });
  console.log(presentReport(report, { seed, url: service.url }));
  const channels = await tryChannels(lab, service.url, lab.actors);
  console.log(`\nChannels: ${channels.frames} frames heard, ${channels.problems.length} findings`);
  for (const problem of channels.problems) console.log(`  ${problem}`);
  if (report.findings.length + channels.problems.length > 0) process.exitCode = 1;
  await lab.close();
} finally {
  await service.stop();
}
