import type { Evidence, Suggestion } from '@reflectory/contracts';
import { useTranslation } from 'react-i18next';
import { SentenceList } from './sentence-list.tsx';
import classes from './suggestions.module.css';

export type SuggestionsProps = {
  suggestions: readonly Suggestion[];
  onShow: (evidence: Evidence) => void;
};

/** What one could try, and why it is said. */
export function Suggestions({ suggestions, onShow }: SuggestionsProps) {
  const { t } = useTranslation('journal');
  return (
    <ul className={classes.suggestions}>
      {suggestions.map(({ text, reason, evidence }) => (
        <li key={text} className={classes.suggestion}>
          <p className={classes.text}>{text}</p>
          <p className={classes.reason}>{t('insight.because', { reason })}</p>
          {evidence.length > 0 && <SentenceList evidence={evidence} onShow={onShow} />}
        </li>
      ))}
    </ul>
  );
}
