import { builtInLanguage } from '@reflectory/contracts/languages';
import type { FeelingCorrection } from '@reflectory/contracts/journal';
import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useCorrectionText } from '../use-correction-text.ts';
import classes from './corrections.module.css';

/** What the person said before and what was therefore read in another way. */
export function AppliedCorrections({ corrections }: { corrections: readonly FeelingCorrection[] }) {
  const { t, i18n } = useTranslation('journal');
  const textOf = useCorrectionText();
  return (
    <section className={classes.applied} aria-label={t('insight.appliedTitle')}>
      <h2 className={classes.heading}>{t('insight.appliedTitle')}</h2>
      <ul className={classes.list} lang={builtInLanguage(i18n.language)}>
        {corrections.map((correction) => (
          <li key={`${correction.emotion} ${correction.term}`}>{textOf(correction)}</li>
        ))}
      </ul>
      <p>
        <Link href="/settings/reading">{t('insight.appliedLink')}</Link>
      </p>
    </section>
  );
}
