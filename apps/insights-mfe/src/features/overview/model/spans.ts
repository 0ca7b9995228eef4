import type { AskedSpan } from '../api/use-overview.ts';
import { addDays, monthAfter, startOf } from '../../../shared/days.ts';
import { periodName } from '../../../shared/period-name.ts';

export const SPANS = ['week', 'month', 'quarter', 'year', 'all'] as const;
export type SpanKind = (typeof SPANS)[number];

/** A span of one's journal, as the address names it. */
export type Span = { kind: SpanKind; from: string | null; to: string };

const isSpanKind = (text: string | null): text is SpanKind => SPANS.some((kind) => kind === text);
const isDay = (text: string | null): text is string =>
  text !== null && /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** The span of a kind that a day lies in. */
export function spanAround(kind: SpanKind, day: string): Span {
  switch (kind) {
    case 'week': {
      const from = startOf(day, 'week');
      return { kind, from, to: addDays(from, 6) };
    }
    case 'month':
    case 'quarter':
    case 'year': {
      const months = { month: 1, quarter: 3, year: 12 }[kind];
      const month = Number(day.slice(5, 7)) - 1;
      const from = monthAfter(day, -(month % months));
      return { kind, from, to: addDays(monthAfter(from, months), -1) };
    }
    case 'all':
      return { kind, from: null, to: day };
  }
}

/** What the address asks for; the year of today where it says nothing that can be read. */
export const spanOf = (search: URLSearchParams, today: string): Span => {
  const kind = search.get('span');
  const day = search.get('at');
  return spanAround(isSpanKind(kind) ? kind : 'year', isDay(day) && kind !== 'all' ? day : today);
};

/** The span just before or after one; null where there is none. */
export const neighbourOf = ({ kind, from, to }: Span, step: -1 | 1): Span | null =>
  from === null ? null : spanAround(kind, step === -1 ? addDays(from, -1) : addDays(to, 1));

/** With the grain that its picture is drawn in. */
export const askFor = ({ kind, from, to }: Span): AskedSpan => ({
  from,
  to,
  grain: ({ week: 'day', month: 'day', quarter: 'week', year: 'month', all: 'month' } as const)[kind],
});

/** A span in words. */
export function spanName({ kind, from, to }: Span, language: string, whole: string): string {
  return from === null || kind === 'all' ? whole : periodName(kind, from, to, language);
}
