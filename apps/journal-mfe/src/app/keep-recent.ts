import type { QueryClient } from '@tanstack/react-query';
import { entriesQuery } from '../features/entries/api/use-entries.ts';
import { analysisQuery } from '../features/insight/api/use-analysis.ts';
import { artworkColumns, artworkQuery } from '../features/insight/api/use-artwork.ts';
import { entryQuery, type ReadEntry, readEntryColumns } from '../features/insight/api/use-entry.ts';
import { answersQuery } from '../features/insight/api/use-session-answers.ts';
import { tableFailure } from '../service/service-failure.ts';
import type { ReadScope } from '../service/use-read-scope.ts';

/** Entries that can be read without the network although they were not opened on this device. */
const RECENT = 20;

type Answer<Data> = { data: Data; error: { code?: string; message: string } | null; status: number };

function dataOf<Data>({ data, error, status }: Answer<Data>): NonNullable<Data> {
  if (error || !data) throw tableFailure(status, error ?? { message: 'No answer' });
  return data;
}

/** All that the page of each of the newest entries reads, in four calls. */
async function readRecent({ client }: ReadScope) {
  const entries: ReadEntry[] = dataOf(
    await client
      .from('entries')
      .select(readEntryColumns)
      .is('binned_at', null)
      .order('entry_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(RECENT),
  );
  const ids = entries.map(({ id }) => id);
  const sessionIds = entries.flatMap(({ session_id: id }) => id ?? []);
  const [analyses, artworks, sessions] = await Promise.all([
    client
      .from('analyses')
      .select('entry_id,result')
      .in('entry_id', ids)
      .order('created_at', { ascending: false }),
    client
      .from('artworks')
      .select(`entry_id,${artworkColumns}`)
      .in('entry_id', ids)
      // Paintings are large: each is read where its entry is.
      .is('painting', null)
      .order('created_at', { ascending: false }),
    sessionIds.length > 0 ? client.from('sessions').select('id,answers').in('id', sessionIds) : null,
  ]);
  return {
    entries,
    analyses: dataOf(analyses),
    artworks: dataOf(artworks),
    sessions: sessions ? dataOf(sessions) : [],
  };
}

/** Keeps the newest entries on this device as if each had been opened. */
export async function keepRecent(scope: ReadScope, queries: QueryClient): Promise<void> {
  const { entries, analyses, artworks, sessions } = await readRecent(scope);
  await queries.prefetchInfiniteQuery(entriesQuery(scope, null));
  for (const entry of entries) {
    const { id, session_id: sessionId } = entry;
    const analysis = analyses.find((row) => row.entry_id === id)?.result ?? null;
    const artwork = artworks.find((row) => row.entry_id === id);
    await queries.prefetchQuery({ ...entryQuery(scope, id), queryFn: () => entry });
    await queries.prefetchQuery({ ...analysisQuery(scope, id), queryFn: () => analysis });
    if (artwork) await queries.prefetchQuery({ ...artworkQuery(scope, id), queryFn: () => artwork });
    if (sessionId) {
      const answers = sessions.find((row) => row.id === sessionId)?.answers ?? null;
      await queries.prefetchQuery({ ...answersQuery(scope, sessionId), queryFn: () => answers });
    }
  }
}
