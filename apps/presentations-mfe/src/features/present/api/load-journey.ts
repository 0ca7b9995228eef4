import type { ServiceClient } from '@reflectory/client';
import { queryOptions } from '@tanstack/react-query';
import type { JourneyAnalysis, JourneyEntry } from '../model/journey-presentation.ts';

/** Rows asked for at a time; the server may give fewer, so only an empty answer is the end. */
const ROWS_PER_REQUEST = 500;

async function allRows<Row>(read: (from: number, to: number) => PromiseLike<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const more = await read(rows.length, rows.length + ROWS_PER_REQUEST - 1);
    if (more.length === 0) return rows;
    rows.push(...more);
  }
}

async function loadEntries(client: ServiceClient): Promise<JourneyEntry[]> {
  return allRows(async (from, to) => {
    const { data } = await client
      .from('entries')
      .select('id, title, text, entry_at')
      .is('binned_at', null)
      .order('entry_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError();
    return data;
  });
}

async function loadAnalyses(client: ServiceClient): Promise<JourneyAnalysis[]> {
  return allRows(async (from, to) => {
    const { data } = await client
      .from('analyses')
      .select('entry_id, result')
      .order('id')
      .range(from, to)
      .throwOnError();
    return data;
  });
}

/** What a person wrote, and what was found in it. */
export type Journey = { entries: JourneyEntry[]; analyses: JourneyAnalysis[] };

export async function loadJourney(client: ServiceClient): Promise<Journey> {
  const [entries, analyses] = await Promise.all([loadEntries(client), loadAnalyses(client)]);
  return { entries, analyses };
}

/** All entries and analyses of the signed-in person. */
export function journeyQuery(client: ServiceClient) {
  return queryOptions({
    queryKey: ['presentations', 'journey'],
    queryFn: () => loadJourney(client),
    staleTime: 0,
  });
}
