import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardSession } from './board-session.ts';

/** The card that is open beside the board: its address says which. */
export function useOpenCard(session: BoardSession) {
  const [search, setSearch] = useSearchParams();
  const [part, setPart] = useState<string | null>(null);
  const id = search.get('card');
  const open = useCallback(
    (cardId: string, wanted: string | null = null) => {
      setPart(wanted);
      setSearch({ card: cardId });
    },
    [setSearch],
  );
  const close = useCallback(() => {
    setPart(null);
    setSearch({});
    if (id !== null) session.focusCard(id);
  }, [setSearch, session, id]);
  useEffect(() => {
    if (id !== null) session.focus.set({ id, isWanted: false });
  }, [session, id]);
  return { id, part, open, close };
}
