import type { AnalyticsEvent } from '@reflectory/contracts/analytics';

const DAY_MS = 86_400_000;

/** Tabs below which a figure might tell of somebody. */
export const FEWEST_TABS = 5;
/** Days that the usage figures reach back. */
const USAGE_DAYS = 30;
/** What is counted under no area of its own. */
const OTHER_AREA = 'other';

/** First parts of the routes of the specification, section 2; below them a path may hold what is private. */
const areas: ReadonlySet<string> = new Set([
  '/',
  '/auth',
  '/beta',
  '/boards',
  '/challenges',
  '/entries',
  '/global-feed',
  '/goals',
  '/groups',
  '/insights',
  '/instance-admin',
  '/integrations',
  '/journal',
  '/library',
  '/master-admin',
  '/mindmaps',
  '/p',
  '/privacy',
  '/productivity',
  '/s',
  '/settings',
  '/sounds',
  '/success',
  '/terms',
  '/workflows',
]);

/** The area of a path or of its pattern; nothing else of it is kept. */
export function areaOf(path: string): string {
  const area = `/${path.split('/')[1] ?? ''}`;
  return path.startsWith('/') && areas.has(area) ? area : OTHER_AREA;
}

/** How often something happened in an area on a day (`YYYY-MM-DD`). */
export type Count = { day: string; area: string; name: string; count: number };

/** Adds events up. A clock that is more than a day off is not believed: the event then happened now. */
export function countEvents(events: readonly AnalyticsEvent[], now: number): Count[] {
  const counts = new Map<string, Count>();
  for (const { name, path, at } of events) {
    const claimed = Date.parse(at);
    const time = claimed <= now && now - claimed <= DAY_MS ? claimed : now;
    const day = dayOf(time);
    const area = areaOf(path);
    const key = [day, area, name].join(' ');
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { day, area, name, count: 1 });
  }
  return [...counts.values()];
}

/** The day of a time in UTC. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** First day of the usage figures. */
export const usageSince = (now: number) => dayOf(now - (USAGE_DAYS - 1) * DAY_MS);
