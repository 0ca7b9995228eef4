import { builtInLanguage, isLanguage } from '@reflectory/contracts/languages';
import { Link } from '@reflectory/design-system';
import { findThinking } from '@reflectory/domain/thinking';
import { useTranslation } from 'react-i18next';
import { useWish } from '../api/use-wish.ts';
import classes from './findings.module.css';
import suggestions from './suggestions.module.css';

/** Questions about sentences that sound like habits of thought, for who wants them; no verdict on any. */
export function Thinking({ text, language }: { text: string; language: string | null }) {
  const { t, i18n } = useTranslation('journal');
  const isWanted = useWish('thinking_questions').data === true;
  if (!isWanted) return null;
  const spoken = language !== null && isLanguage(language) ? language : builtInLanguage(i18n.language);
  const found = findThinking(text, spoken);
  if (found.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="thinking">
      <h2 id="thinking" className={classes.heading}>
        {t('thinking.title')}
      </h2>
      <ul className={suggestions.suggestions}>
        {found.map(({ pattern, sentence }) => (
          <li key={pattern} className={suggestions.suggestion}>
            <p className={suggestions.reason}>
              <q dir="auto">{sentence}</q>
            </p>
            <p className={suggestions.text}>{t(`thinking.questions.${pattern}`)}</p>
          </li>
        ))}
      </ul>
      <p className={classes.why}>
        {t('thinking.note')} <Link href="/settings/reading">{t('thinking.settings')}</Link>
      </p>
    </section>
  );
}
