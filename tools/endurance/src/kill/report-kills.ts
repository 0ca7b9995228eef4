import { table } from '../testing/table.ts';
import type { KillReport } from './run-kills.ts';
import { victims } from './victims.ts';

const rounded = (ms: number | undefined) => (ms === undefined ? '–' : `${Math.round(ms)}`);

/** The figures of a run as text. */
export function reportKills({ kills, ledger, tally, told, findings }: KillReport): string {
  const byVictim = victims.map((victim) => {
    const own = kills.filter((kill) => kill.victim === victim);
    const times = own.flatMap(({ recoveryMs }) => recoveryMs ?? []).toSorted((a, b) => a - b);
    const median = times[Math.floor((times.length - 1) / 2)];
    return [victim, own.length, rounded(median), rounded(times.at(-1))];
  });
  const ways = new Set(ledger.marks.map(({ via }) => via));
  const lists: [string, readonly { isAcknowledged: boolean }[]][] = [
    ...[...ways].map((way): [string, readonly { isAcknowledged: boolean }[]] => [
      way,
      ledger.marks.filter(({ via }) => via === way),
    ]),
    ['insert by id', ledger.ids],
    ['complete-session', ledger.sessions],
    ['mood (routine)', ledger.moods],
    ['upload', ledger.files],
    ['sign-up', ledger.people],
    ['leave (mail)', ledger.leaving],
  ];
  const byWay = lists.map(([way, writes]) => [
    way,
    writes.length,
    writes.filter(({ isAcknowledged }) => isAcknowledged).length,
  ]);
  return [
    table(['killed', 'times', 'back after ms (median)', '(longest)'], byVictim),
    table(['written by', 'writes', 'acknowledged'], byWay),
    `${tally.attempts} requests, ${tally.retries} tried again, ${tally.replays} answered from what was kept, ${tally.gaveUp} given up`,
    `${told.length} messages of routines, ${told.filter((times) => times > 1).length} of them came more than once, each under its id`,
    findings.length === 0 ? 'Nothing lost, nothing doubled, nothing half written' : findings.join('\n'),
  ].join('\n\n');
}
