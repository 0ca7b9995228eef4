import { hasFeature } from '@reflectory/domain/features';
import { satisfies } from '@reflectory/permissions';
import { type SearchResult, usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useShellServices } from '../services.ts';
import { useVisitor } from './use-visitor.ts';

/** Letters from which on it is searched, milliseconds without a key before that, and results of one source. */
const SHORTEST = 2;
const PAUSE_MS = 250;
const RESULTS_PER_SOURCE = 6;
/** Characters of a search that are sent at most. */
const LONGEST = 100;

/** What a source said; `results` is null while it has not. */
type Outcome = { results: readonly SearchResult[] | null; hasFailed: boolean };
export type Found = Outcome & { remote: string; id: string };

/** What the sources of all remotes find for a text, each as soon as it answers. Nothing of it is kept. */
export function useSearch(typed: string): readonly Found[] {
  const { remotes } = useShellServices();
  const { boot, client, role } = usePlatform();
  const { features, ...principal } = useVisitor();
  const text = typed.trim().slice(0, LONGEST);
  const sources = boot.remotes.flatMap(({ name, manifest }) =>
    (manifest.searches ?? [])
      .filter((source) => satisfies(principal, source) && hasFeature(features, source.feature))
      .map(({ id }) => `${name} ${id}`),
  );
  const wanted = text.length < SHORTEST ? '' : sources.join();
  const question = `${text} ${wanted}`;
  const [answers, setAnswers] = useState<{ question: string; of: Record<string, Outcome> }>({
    question,
    of: {},
  });
  useEffect(() => {
    if (wanted === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (source: string, outcome: Outcome) => {
      if (signal.aborted) return;
      setAnswers((known) => ({
        question,
        of: { ...(known.question === question && known.of), [source]: outcome },
      }));
    };
    const timer = setTimeout(() => {
      for (const source of wanted.split(',')) {
        const [remote = '', id = ''] = source.split(' ');
        const request = { text, client, role, limit: RESULTS_PER_SOURCE, signal };
        remotes.search(remote, id, request).then(
          (results) => settle(source, { results: results.slice(0, RESULTS_PER_SOURCE), hasFailed: false }),
          () => settle(source, { results: [], hasFailed: true }),
        );
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, wanted, question, remotes, client, role]);
  const searched = wanted === '' ? [] : wanted.split(',');
  return searched.map((source) => {
    const [remote = '', id = ''] = source.split(' ');
    const outcome = answers.question === question ? answers.of[source] : undefined;
    return { remote, id, ...(outcome ?? { results: null, hasFailed: false }) };
  });
}
