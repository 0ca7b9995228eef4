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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus went with its row
        autoFocus
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
