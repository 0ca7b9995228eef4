import type { Evidence, Suggestion } from '@reflectory/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceList } from './sentence-list.tsx';
import classes from './suggestions.module.css';

export type SuggestionsProps = {
  suggestions: readonly Suggestion[];
  onShow: (evidence: Evidence) => void;
};

/** What one could try, and why it is said. */
export function Suggestions({ suggestions, onShow }: SuggestionsProps) {
  return (
    <ul className={classes.suggestions}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.text} className={classes.suggestion}>
          <OneSuggestion suggestion={suggestion} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

function OneSuggestion({
  suggestion: { text, reason, evidence },
  onShow,
}: { suggestion: Suggestion } & Pick<SuggestionsProps, 'onShow'>) {
  const { t } = useTranslation('journal');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <p className={classes.reason}>{t('insight.because', { reason })}</p>
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
