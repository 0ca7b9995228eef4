import { createHash } from 'node:crypto';

/** What servers set by themselves. */
const OF_SERVERS = /^(?:DTSTAMP|LAST-MODIFIED|CREATED|SEQUENCE|X-[^:;]*)[:;]/u;

/** A hash of what an object says of its events, however a server orders and folds its lines. */
export function fingerprintOf(text: string): string {
  const lines = text
    .replaceAll(/\r?\n[ \t]/gu, '')
    .split(/\r?\n/u)
    .map((line) => line.trim().replace(/^[^:;]+/u, (name) => name.toUpperCase()));
  const events = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.lastIndexOf('END:VEVENT') + 1);
  const said = events.filter((line) => line !== '' && !OF_SERVERS.test(line)).toSorted();
  return createHash('sha256').update(said.join('\n')).digest('hex');
}
