import type { SubscriptionOverview } from '@reflectory/contracts/subscription';
import { monthlyPrice } from '@reflectory/domain/price';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../shared/use-dates.ts';
import classes from './subscription.module.css';
import { momentOf, textOf } from './subscription-texts.ts';

/** The state in a sentence, and what follows from it in another. */
export function SubscriptionState({ overview }: { overview: SubscriptionOverview }) {
  const { t } = useTranslation('settings');
  const { boot, language } = usePlatform();
  const { day } = useDates();
  const price = monthlyPrice(language.current);
  const moment = momentOf(overview);
  const values = { organisation: boot.instance.name, price, date: moment ? day(moment) : '' };
  const key = textOf(overview);
  return (
    <div className={classes.state} aria-live="polite">
      <p className={classes.title}>{t(`subscription.states.${key}.title`, values)}</p>
      <p className={classes.quiet}>{t(`subscription.states.${key}.text`, values)}</p>
    </div>
  );
}
