import { Button, IconButton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { type Arrival, isOnItsWay } from '../arrival-list.ts';
import classes from './music.module.css';

type ArrivalsProps = {
  arrivals: readonly Arrival[];
  onDismiss(id: string): void;
  onRetry(arrival: Arrival): void;
};

/** Files on their way, and those that are not taken with the reason. */
export function Arrivals({ arrivals, onDismiss, onRetry }: ArrivalsProps) {
  const { t } = useTranslation(['sound', 'common']);
  return (
    <ul className={classes.arrivals} aria-live="polite" aria-label={t('music.arrivals')}>
      {arrivals.map((arrival) => {
        const { id, name, state } = arrival;
        const isRefused = !isOnItsWay(arrival);
        return (
          <li key={id} className={classes.arrival} data-refused={isRefused || undefined}>
            <div className={classes.words}>
              <span dir="auto" className={classes.title}>
                {name}
              </span>
              <span className={classes.quiet}>{t(`music.states.${state}`)}</span>
            </div>
            {state === 'failed' && (
              <Button size="small" onPress={() => onRetry(arrival)}>
                {t('common:retry')}
              </Button>
            )}
            {isRefused && (
              <IconButton
                icon="x"
                size="small"
                label={t('music.dismiss', { name })}
                onPress={() => onDismiss(id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
