import { useMemo, useState } from 'react';
import { findNodes } from './find-nodes.ts';
import type { MapSession } from './session/map-session.ts';
import type { SessionView } from './session/session-core.ts';

/** Finding nodes of an open map; null while nobody looks for any. */
export function useFinding(session: MapSession, { scene, focus }: SessionView) {
  const [query, setQuery] = useState<string | null>(null);
  const found = useMemo(() => (query === null ? [] : findNodes(scene, query)), [scene, query]);
  const ids = useMemo(() => new Set(found), [found]);
  return {
    query,
    ids,
    count: found.length,
    place: found.indexOf(focus) + 1,
    open: () => setQuery((now) => now ?? ''),
    close: () => setQuery(null),
    look: setQuery,
    step(by: -1 | 1) {
      const at = found.indexOf(focus);
      const next = found[(Math.max(at, by < 0 ? 0 : -1) + by + found.length) % Math.max(1, found.length)];
      if (next !== undefined) session.show(next);
    },
  };
}
