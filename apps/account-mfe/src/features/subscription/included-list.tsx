import { Icon } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from './subscription.module.css';

/** What everyone has, subscription or not. */
const always = ['writing', 'insights', 'links', 'export'] as const;
/** What an entitlement brings. */
const premium = ['newInsights'] as const;

/** What is theirs right now, and what a subscription would add. */
export function IncludedList({ isPremium }: { isPremium: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.included}>
      <h3>{t('subscription.included')}</h3>
      <ul className={classes.list}>
        {premium.map((item) => (
          <li key={item} data-missing={!isPremium || undefined}>
            <Icon name={isPremium ? 'check' : 'minus'} />
            <span>
              {t(`subscription.items.${item}`)}
              {!isPremium && ` ${t('subscription.withSubscription')}`}
            </span>
          </li>
        ))}
        {always.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{t(`subscription.items.${item}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
