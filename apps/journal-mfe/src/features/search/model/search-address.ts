import type { SearchFilters } from '@reflectory/contracts/search';
import { emotionFamilySchema } from '@reflectory/contracts/journal';

/** What can be chosen besides words; the names stand in the address. */
export const FILTER_NAMES = [
  'time',
  'journal',
  'tag',
  'person',
  'framework',
  'feeling',
  'length',
  'more',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type ChosenFilters = Partial<Record<FilterName, string>>;
/** A search as the address holds it. */
export type EntrySearch = { text: string; filters: ChosenFilters };

/** Words from which on an entry is long, and up to which it is short. */
const LENGTHS = { long: 500, short: 50 } as const;

/** Days from the first to the last, both among them; one of them may be left open. */
export type ChosenDays = { first: string; last: string };

const DAYS = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** The days of the filter of time; null where it says something else. */
export function daysOf(time: string | undefined): ChosenDays | null {
  const [, first = '', last = ''] = DAYS.exec(time ?? '') ?? [];
  const isEmpty = first === '' && last === '';
  return isEmpty || [first, last].some((day) => day !== '' && Number.isNaN(midnightOf(day).getTime()))
    ? null
    : { first, last };
}

export const timeOfDays = ({ first, last }: ChosenDays): string => `${first}..${last}`;

const midnightOf = (day: string): Date => new Date(`${day}T00:00:00`);

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text);
const isKnown: Record<FilterName, (value: string) => boolean> = {
  time: (value) => /^(?:week|month|\d{4})$/.test(value) || daysOf(value) !== null,
  journal: isId,
  tag: isId,
  person: isId,
  framework: (value) => /^[a-z][a-z0-9-]{0,60}$/.test(value),
  feeling: (value) => emotionFamilySchema.safeParse(value).success,
  length: (value) => value === 'long' || value === 'short',
  more: (value) => value === 'starred' || value === 'picture' || value === 'recording',
};

/** Reads an address; what it does not know is left out. */
export function readSearch(parameters: URLSearchParams): EntrySearch {
  const filters: ChosenFilters = {};
  for (const name of FILTER_NAMES) {
    const value = parameters.get(name);
    if (value !== null && isKnown[name](value)) filters[name] = value;
  }
  return { text: parameters.get('q') ?? '', filters };
}

/** The address of a search, without what is not chosen. */
export function writeSearch({ text, filters }: EntrySearch): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text);
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== undefined) parameters.set(name, value);
  }
  return parameters.toString();
}

const DAY_MS = 86_400_000;

function timeOf(time: string, today: Date): SearchFilters {
  if (time === 'week' || time === 'month') {
    const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate());
    return { from: new Date(midnight.getTime() - (time === 'week' ? 6 : 29) * DAY_MS).toISOString() };
  }
  const days = daysOf(time);
  if (days) {
    const last = days.last === '' ? null : midnightOf(days.last);
    last?.setDate(last.getDate() + 1);
    return {
      ...(days.first !== '' && { from: midnightOf(days.first).toISOString() }),
      ...(last && { to: last.toISOString() }),
    };
  }
  const year = Number(time);
  return { from: new Date(year, 0, 1).toISOString(), to: new Date(year + 1, 0, 1).toISOString() };
}

/** What the service is asked for; days are those of this device. */
export function filtersOf(chosen: ChosenFilters, today: Date): SearchFilters {
  const { time, length, more, feeling, ...same } = chosen;
  const family = emotionFamilySchema.safeParse(feeling);
  return {
    ...same,
    ...(time !== undefined && timeOf(time, today)),
    ...(family.success && { feeling: family.data }),
    ...(length === 'long' && { min_words: LENGTHS.long }),
    ...(length === 'short' && { max_words: LENGTHS.short }),
    ...(more === 'starred' && { is_starred: true as const }),
    ...(more === 'picture' && { has_picture: true as const }),
    ...(more === 'recording' && { has_recording: true as const }),
  };
}
