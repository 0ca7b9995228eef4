import type { Analysis, Evidence } from '@reflectory/contracts/journal';

/** Evidence for `sentence` where it stands in `text`. */
export function evidenceIn(text: string, sentence: string, terms: string[] = []): Evidence {
  const start = text.indexOf(sentence);
  return { sentence, start, end: start + sentence.length, terms };
}

/** An analysis in which nothing was found. */
export function analysisOf(found: Partial<Analysis> = {}): Analysis {
  return {
    engine: 'builtin@1',
    language: 'en',
    summary: '',
    emotions: [],
    themes: [],
    suggestions: [],
    wordCount: 0,
    rhythm: [],
    ...found,
  };
}
