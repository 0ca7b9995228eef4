import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { NewIntention } from '../api/use-intentions.ts';
import { usePullable } from '../api/use-pullable.ts';
import type { Intention } from '../store/day-store.ts';
import classes from './today.module.css';

export type PullDialogProps = {
  lines: readonly Intention[];
  onAdd: (line: NewIntention) => void;
  onClose: () => void;
};

/** Open goals and cards that can come to the list of today. */
export function PullDialog({ lines, onAdd, onClose }: PullDialogProps) {
  const { t } = useTranslation(['plan', 'common']);
  const { data, isPending, isError, refetch } = usePullable();
  const isThere = (id: string) => lines.some(({ target }) => target?.id === id);
  return (
    <Dialog isOpen title={t('focus.day.pull')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {isPending && <Skeleton lines={4} label={t('common:loading')} />}
      {isError && !data && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {data?.length === 0 && <p className={classes.quiet}>{t('focus.day.nothingToPull')}</p>}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((target) => (
            <li key={target.id} className={classes.row}>
              <span className={classes.what}>
                <bdi>{target.title}</bdi>
                <span className={classes.facts}>{t(`focus.day.from.${target.type}`)}</span>
              </span>
              {isThere(target.id) ? (
                <span className={classes.quiet}>{t('focus.day.isThere')}</span>
              ) : (
                <Button
                  size="small"
                  icon="plus"
                  aria-label={t('focus.day.addThis', { title: target.title })}
                  onPress={() => onAdd({ title: target.title, target })}
                >
                  {t('focus.day.addIt')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
