import { ConfirmDialog, RadioGroup } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import own from './calendars.module.css';

type StopWritingDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  /** Things that stand in the calendar; where there are none nothing is asked about them. */
  written: number;
  isPending: boolean;
  onClose: () => void;
  onConfirm: (isRemoved: boolean) => void;
};

/** Asks, before it ends, whether what was written is taken away. */
export function StopWritingDialog({ title, text, confirmLabel, written, ...rest }: StopWritingDialogProps) {
  const { t } = useTranslation('plan');
  const { isPending, onClose, onConfirm } = rest;
  const [choice, setChoice] = useState<'remove' | 'leave'>('remove');
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={isPending}
      onConfirm={() => onConfirm(written > 0 && choice === 'remove')}
    >
      <span className={own.question}>{text}</span>
      {written > 0 && (
        <RadioGroup
          label={t('focus.calendars.writing.there')}
          value={choice}
          onChange={setChoice}
          options={[
            {
              value: 'remove',
              label: t('focus.calendars.writing.remove', { count: written }),
              description: t('focus.calendars.writing.removeText'),
            },
            { value: 'leave', label: t('focus.calendars.writing.leaveThere') },
          ]}
        />
      )}
    </ConfirmDialog>
  );
}
