import { asCommand } from './ask.ts';
import type { Finding, WalkReport } from './walk.ts';

const MAX_SHOWN = 20;

/** Figures and findings of a walk, for a person to read. */
export function presentReport(report: WalkReport, { seed, url }: { seed: string; url: string }): string {
  const { requests, probes, seconds, kinds, findings, passing, known } = report;
  const rate = Math.round(requests / seconds);
  return [
    '',
    `${requests} requests in ${probes} probes of ${kinds.size} kinds, ${seconds.toFixed(1)} s, ${rate} a second, seed ${seed}`,
    '',
    table(report.places),
    '',
    `Statuses: ${[...report.statuses]
      .toSorted()
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ')}`,
    '',
    'Longer about a foreign thing than about nothing (milliseconds: median, middle half):',
    ...[...report.delays].map(([surface, delays]) => `  ${surface}: ${quartiles(delays)}`),
    '',
    ...[...known].map(([reason, count]) => `Different by design, ${count} probes: ${reason}`),
    `Differed once and not when asked again alone: ${passing.length}`,
    ...passing.slice(0, 5).map((finding) => `  ${finding.kind} as ${finding.actor}: ${finding.detail}`),
    `Findings: ${findings.length}`,
    ...distinct(findings)
      .slice(0, MAX_SHOWN)
      .map((finding) => presentFinding(finding, url)),
  ].join('\n');
}

function presentFinding(
  { what, kind, actor, detail, request, answers, index }: Finding,
  url: string,
): string {
  return [
    '',
    `${what}: ${kind}, as ${actor} (probe ${index})`,
    `  ${detail}`,
    `  ${asCommand(url, request)}`,
    ...answers.map(({ status, body }) => `  ${status} ${body.slice(0, 400)}`),
  ].join('\n');
}

/** One finding of each kind, the one with the shortest request. */
function distinct(findings: readonly Finding[]): Finding[] {
  const length = ({ request: { path, body } }: Finding) => path.length + (body?.length ?? 0);
  const groups = Map.groupBy(
    findings,
    ({ what, kind, detail }) => `${what} ${kind} ${what === 'leak' ? detail : ''}`,
  );
  return [...groups.values()].flatMap((group) => group.toSorted((a, b) => length(a) - length(b)).slice(0, 1));
}

function table(places: ReadonlyMap<string, number>): string {
  const split = [...places].map(([name, count]) => [...name.split(', '), String(count)]);
  const actors = [...new Set(split.map(([actor = '']) => actor))];
  const surfaces = [...new Set(split.map(([, surface = '']) => surface))].toSorted();
  const row = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(30) : cell.padStart(11))).join('');
  return [
    row(['', ...surfaces]),
    ...actors
      .toSorted()
      .map((actor) =>
        row([actor, ...surfaces.map((surface) => String(places.get(`${actor}, ${surface}`) ?? 0))]),
      ),
  ].join('\n');
}

function quartiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2);
  return `${at(0.5)} (${at(0.25)} to ${at(0.75)}), ${values.length} pairs`;
}
