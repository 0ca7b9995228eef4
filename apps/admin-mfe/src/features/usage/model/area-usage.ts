import type { UsageDay } from '@reflectory/contracts/analytics';
import type { FunctionOutput } from '@reflectory/contracts/functions';

/** What is known of one area. */
export type AreaUsage = {
  path: string;
  views: number;
  /** Views of each day from the first to today; 0 where nothing is told. */
  days: { day: string; views: number }[];
  busiest: { day: string; views: number };
};

const DAY_MS = 86_400_000;

/** Days that the figures cover, today included. */
const DAYS = 30;

function daysSince(since: string): string[] {
  const first = Date.parse(since);
  return Array.from({ length: DAYS }, (_, day) => new Date(first + day * DAY_MS).toISOString().slice(0, 10));
}

/** The areas by use, the most used first. */
export function usageByArea({ since, days }: FunctionOutput<'list-usage'>): AreaUsage[] {
  const calendar = daysSince(since);
  return [...Map.groupBy(days, ({ path }) => path)]
    .map(([path, told]) => describe(path, told, calendar))
    .toSorted((one, other) => other.views - one.views || one.path.localeCompare(other.path));
}

function describe(path: string, told: readonly UsageDay[], calendar: readonly string[]): AreaUsage {
  const byDay = new Map(told.map(({ day, views }) => [day, views]));
  const days = calendar.map((day) => ({ day, views: byDay.get(day) ?? 0 }));
  const views = told.reduce((sum, day) => sum + day.views, 0);
  const busiest = days.reduce((most, day) => (day.views > most.views ? day : most), { day: '', views: 0 });
  return { path, views, days, busiest };
}
