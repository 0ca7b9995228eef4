import { ButtonLink } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from '../features/home/home.module.css';

/** The way to a check-in, and what was `said` before. */
export function MoodOffer({ said }: { said?: string | undefined }) {
  const { t } = useTranslation('journal');
  return (
    <div className={classes.offer}>
      <span>{said === undefined ? t('mood.offer') : t('mood.offerAgain', { words: said })}</span>
      <ButtonLink href="/journal/mood" variant="quiet" size="small">
        {t('mood.offerLink')}
      </ButtonLink>
    </div>
  );
}
