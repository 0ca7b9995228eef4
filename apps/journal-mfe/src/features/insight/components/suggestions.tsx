import type { Evidence } from '@reflectory/contracts/journal';
import { directionOf } from '@reflectory/contracts/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownSuggestion } from '../model/shown-reading.ts';
import { SentenceList } from './sentence-list.tsx';
import classes from './suggestions.module.css';

export type SuggestionsProps = {
  suggestions: readonly ShownSuggestion[];
  /** In which an engine wrote what is not translated; null where it is that of the page, or not known. */
  language: string | null;
  onShow: (evidence: Evidence) => void;
};

/** What one could try, and why it is said. */
export function Suggestions({ suggestions, language, onShow }: SuggestionsProps) {
  return (
    <ul className={classes.suggestions}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.text} className={classes.suggestion}>
          <OneSuggestion suggestion={suggestion} language={language} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

function OneSuggestion({
  suggestion: { text, reason, evidence, isTranslated },
  language,
  onShow,
}: { suggestion: ShownSuggestion } & Omit<SuggestionsProps, 'suggestions'>) {
  const { t } = useTranslation('journal');
  const [isOpen, setOpen] = useState(false);
  const isForeign = !isTranslated && language !== null;
  const written = isForeign ? { lang: language, dir: directionOf(language) } : { dir: 'auto' };
  return (
    <>
      <p className={classes.text} {...written}>
        {text}
      </p>
      <p className={classes.reason} {...written}>
        {isForeign ? reason : t('insight.because', { reason })}
      </p>
      {evidence.length > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('insight.themeSentences', { count: evidence.length })}
        </button>
      )}
      {isOpen && <SentenceList evidence={evidence} onShow={onShow} />}
    </>
  );
}
