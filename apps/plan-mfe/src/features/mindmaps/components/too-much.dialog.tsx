import { Button, Dialog } from '@reflectory/design-system';
import { mapLimits } from '@reflectory/contracts/mindmaps';
import type { LeftOut } from '@reflectory/domain/mindmaps';
import { useTranslation } from 'react-i18next';

export type TooMuchDialogProps = {
  /** Nodes that there are in all. */
  count: number;
  left: LeftOut;
  onAnswer(isPut: boolean): void;
};

/** Says what a map does not hold, and asks whether the rest is wanted. */
export default function TooMuchDialog({ count, left, onAnswer }: TooMuchDialogProps) {
  const { t } = useTranslation(['plan', 'common']);
  const fits = count - left.nodes;
  return (
    <Dialog
      isOpen
      size="small"
      title={t('mindmaps.tooMuch.title')}
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      footer={
        <>
          <Button onPress={() => onAnswer(false)}>{t('common:cancel')}</Button>
          {fits > 0 && (
            <Button variant="primary" onPress={() => onAnswer(true)}>
              {t('mindmaps.tooMuch.put', { count: fits })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('mindmaps.tooMuch.text', { count, most: mapLimits.nodes })}</p>
      <p>
        {t(fits > 0 ? 'mindmaps.tooMuch.rest' : 'mindmaps.tooMuch.none', {
          count: left.nodes,
        })}
      </p>
    </Dialog>
  );
}
