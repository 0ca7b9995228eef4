import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChosenFilters, type EntrySearch, readSearch, writeSearch } from './model/search-address.ts';

/** Milliseconds without a key before it is searched. */
const PAUSE_MS = 200;

/** The search of the address, and what is being typed before it stands there. */
export function useSearchInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const search = readSearch(parameters);
  const [typing, setTyping] = useState<{ text: string; before: string } | null>(null);
  // What is typed counts until the address says something else, for instance a kept search.
  const typed = typing && typing.before === search.text ? typing.text : search.text;
  const go = (wanted: EntrySearch) => setParameters(writeSearch(wanted), { replace: true });
  useEffect(() => {
    if (typed === search.text) return undefined;
    const timer = setTimeout(
      () => setParameters((before) => writeSearch({ ...readSearch(before), text: typed }), { replace: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, search.text, setParameters]);
  return {
    typed,
    search,
    setTyped: (text: string) => setTyping({ text, before: search.text }),
    setFilters: (filters: ChosenFilters) => go({ text: typed, filters }),
    clear: () => go({ text: '', filters: {} }),
  };
}
