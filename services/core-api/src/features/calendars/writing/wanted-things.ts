import { createHash } from 'node:crypto';
import type { Transaction } from '@reflectory/runtime/database';
import { builtInLanguage } from '@reflectory/contracts/languages';
import type { CalendarTargetRow, CalendarWritingRow } from '@reflectory/contracts/calendars';
import {
  type CalendarEvent,
  calendarTexts,
  listOwnEvents,
  type OwnEventSources,
  spanOf,
  writeCalendarObject,
} from '../../../own-calendar/index.ts';
import { fingerprintOf } from './fingerprint.ts';

const DAY_MS = 86_400_000;
/** Things of one calendar; the earliest come first. */
const MOST = 500;
const TAG = 16;
const NAME = 40;

/** Whose things are written, and how; `id` is the target's. */
export type Target = Pick<
  CalendarTargetRow,
  'instance_id' | 'user_id' | 'id' | 'address' | 'has_details' | 'zone' | 'language' | 'origin' | 'ending'
> & { kinds: CalendarWritingRow['kind'][]; server: string; user_name: string; sealed: string | null };

/** Something that is to stand in a calendar, as it is sent; `hash` tells whether it has changed. */
export type Wanted = {
  href: string;
  kind: CalendarWritingRow['kind'];
  starts_at: string;
  ends_at: string;
  is_all_day: boolean;
  text: string;
  hash: string;
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** What ids of all that is written for a person begin with. Nobody tells from it who they are. */
export const ownUidsOf = ({ instance, person }: { instance: string; person: string }): string =>
  `rfl-${digest(`${instance} ${person}`).slice(0, TAG)}-`;

/** Before it nothing is written, and nothing is taken away. */
export const historyBefore = (now: number): number => now - DAY_MS;

/** Without details nothing says what it is, not even its id. */
function wantedOf(target: Target, kind: Wanted['kind'], event: CalendarEvent): Wanted {
  const { instance_id: instance, user_id: person, address, has_details: hasDetails } = target;
  const name = ownUidsOf({ instance, person }) + digest(`${instance} ${person} ${event.uid}`).slice(0, NAME);
  const ours = { ...event, uid: `${name}@reflectory`, isBusy: kind === 'focus' || kind === 'gathering' };
  const { url: _, ...bare } = ours;
  const busy = { ...bare, summary: calendarTexts[builtInLanguage(target.language)].busy };
  const text = writeCalendarObject(hasDetails ? ours : busy);
  const { from, until } = spanOf(event);
  return {
    href: new URL(`${name}.ics`, address.endsWith('/') ? address : `${address}/`).href,
    kind,
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(until).toISOString(),
    is_all_day: 'day' in event,
    text,
    hash: fingerprintOf(text),
  };
}

/** What of the caller's is to stand in a calendar now. */
export async function listWanted(
  tx: Transaction,
  target: Target,
  sources: OwnEventSources,
  now: number,
): Promise<Wanted[]> {
  const { origin, zone } = target;
  const language = builtInLanguage(target.language);
  const setting = { sources, now, origin, language, zone, isAcceptedOnly: true };
  const wanted: Wanted[] = [];
  for (const kind of target.kinds)
    for (const event of await listOwnEvents(tx, [kind], setting)) wanted.push(wantedOf(target, kind, event));
  return wanted
    .filter(({ ends_at: end }) => Date.parse(end) >= historyBefore(now))
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
    .slice(0, MOST);
}
