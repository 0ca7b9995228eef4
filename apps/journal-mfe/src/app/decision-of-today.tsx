import { ButtonLink } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useDueDecision } from '../features/decisions/api/use-due-decision.ts';
import classes from '../features/home/home.module.css';
import { noonOf } from '../service/own-day.ts';

/** Asks what came of a decision whose day has come; nothing while there is none. */
export function DecisionOfToday({ day }: { day: string }) {
  const { t, i18n } = useTranslation('journal');
  const { hidesPreviews } = usePlatform().screenPrivacy;
  const { data: decision } = useDueDecision(day);
  if (!decision) return null;
  const madeOn = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    noonOf(decision.made_on),
  );
  return (
    <div className={classes.offer}>
      <span>
        {hidesPreviews
          ? t('home.decisionHidden', { day: madeOn })
          : t('home.decision', { title: decision.title, day: madeOn })}
      </span>
      <ButtonLink href="/library/decisions" variant="quiet" size="small">
        {t('home.decisionLink')}
      </ButtonLink>
    </div>
  );
}
