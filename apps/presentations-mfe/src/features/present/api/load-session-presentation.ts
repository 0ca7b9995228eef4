import { callFunction, type ServiceClient } from '@reflectory/client';
import type {} from '@reflectory/contracts/library';
import { libraryFramework } from '@reflectory/domain/frameworks';
import { queryOptions } from '@tanstack/react-query';
import type { SessionSources } from '../model/session-presentation.ts';

/** What is stored of one session. @throws Error when its entry is gone */
export async function loadSources(client: ServiceClient, entryId: string): Promise<SessionSources> {
  const [entry, analysis, artwork] = await Promise.all([
    client
      .from('entries')
      .select('title, framework, framework_name, text, session_id')
      .eq('id', entryId)
      .single()
      .throwOnError(),
    client.from('analyses').select('result').eq('entry_id', entryId).maybeSingle().throwOnError(),
    client
      .from('artworks')
      .select('svg, painting, shows_painting')
      .eq('entry_id', entryId)
      .maybeSingle()
      .throwOnError(),
  ]);
  const sessionId = entry.data.session_id;
  const session =
    sessionId === null
      ? null
      : await client.from('sessions').select('answers').eq('id', sessionId).maybeSingle().throwOnError();
  const walked = libraryFramework(entry.data.framework);
  const found = walked && (await callFunction(client, 'get-framework', walked));
  return {
    entry: entry.data,
    walked: found?.document ?? null,
    session: session?.data ?? null,
    analysis: analysis.data,
    artwork: artwork.data,
  };
}

/** Entry, answers, analysis and artwork of one session. */
export function sessionSourcesQuery(client: ServiceClient, entryId: string) {
  return queryOptions({
    queryKey: ['presentations', 'session', entryId],
    queryFn: () => loadSources(client, entryId),
    // A presentation shows what is stored now, and a finished session may still get its artwork.
    staleTime: 0,
  });
}
