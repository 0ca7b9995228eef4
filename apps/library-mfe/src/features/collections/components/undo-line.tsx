import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import classes from '../collections.module.css';

export type UndoLineProps = { children: string; isPending: boolean; onUndo: () => void };

/** Says what was taken away last, and brings it back. */
export function UndoLine({ children, isPending, onUndo }: UndoLineProps) {
  const { t } = useTranslation(['library', 'common']);
  return (
    <p className={classes.undo}>
      <span>{children}</span>
      <Button
        size="small"
        variant="bare"
        icon="rotate-back"
        isPending={isPending}
        pendingLabel={t('common:loading')}
        onPress={onUndo}
      >
        {t('collections.bringBack')}
      </Button>
    </p>
  );
}
