import { Button, Dialog } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckInForm } from './check-in-form.tsx';
import { CheckInRow } from './components/check-in-row.tsx';
import type { CheckIn } from './model/check-in.ts';
import classes from './mood.module.css';
import type { MoodChange } from './outbox/mood-outbox.ts';

export type CheckInListProps = {
  checkIns: readonly CheckIn[];
  changes: readonly MoodChange[];
  isWaiting: (id: string) => boolean;
  language: Language;
  ownActivities: readonly string[];
  onChange: (change: MoodChange) => void;
};

/** What was said, the newest first, to be changed and taken back. */
export function CheckInList(props: CheckInListProps) {
  const { checkIns, changes, isWaiting, language, ownActivities, onChange } = props;
  const { t } = useTranslation('journal');
  const [edited, setEdited] = useState<CheckIn | null>(null);
  const [removed, setRemoved] = useState<CheckIn | null>(null);
  const stateOf = ({ id }: CheckIn) => {
    if (changes.some(({ checkIn, isRefused }) => checkIn.id === id && isRefused)) return 'refused';
    return isWaiting(id) ? 'kept' : 'saved';
  };
  const remove = (checkIn: CheckIn) => {
    onChange({ kind: 'remove', checkIn });
    setRemoved(checkIn);
  };
  const bringBack = (checkIn: CheckIn) => {
    onChange({ kind: 'save', checkIn });
    setRemoved(null);
  };
  return (
    <>
      <output className={classes.acts}>
        {removed && (
          <>
            <span>{t('mood.removed')}</span>
            <Button variant="quiet" size="small" onPress={() => bringBack(removed)}>
              {t('mood.undo')}
            </Button>
          </>
        )}
      </output>
      <ul className={classes.list}>
        {checkIns.map((checkIn) => (
          <CheckInRow
            key={checkIn.id}
            checkIn={checkIn}
            state={stateOf(checkIn)}
            onChange={() => setEdited(checkIn)}
            onRemove={() => remove(checkIn)}
          />
        ))}
      </ul>
      {edited && (
        <ChangeDialog
          {...{ language, ownActivities }}
          checkIn={edited}
          onSave={(checkIn) => onChange({ kind: 'save', checkIn })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

type ChangeDialogProps = Pick<CheckInListProps, 'language' | 'ownActivities'> & {
  checkIn: CheckIn;
  onSave: (checkIn: CheckIn) => void;
  onClose: () => void;
};

function ChangeDialog({ checkIn, language, ownActivities, onSave, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('journal');
  const handleSave = (changed: CheckIn) => {
    onSave(changed);
    onClose();
  };
  return (
    <Dialog
      title={t('mood.change')}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <CheckInForm
        {...{ checkIn, language, ownActivities }}
        isNew={false}
        onSave={handleSave}
        onCancel={onClose}
      />
    </Dialog>
  );
}
