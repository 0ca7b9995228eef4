import type { LabelKind, UsedLabel } from '@reflectory/contracts/entry-details';
import { ConfirmDialog, ProgressBar } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useEndLabel } from '../api/use-end-label.ts';
import classes from '../label-list.module.css';
import { LabelChoice } from './label-choice.tsx';

export type EndLabelDialogProps = {
  kind: LabelKind;
  label: UsedLabel;
  /** Those that it can be merged into; without it is deleted. */
  others?: readonly UsedLabel[];
  /** The one that is chosen at first. */
  into?: string | undefined;
  onClose: () => void;
};

/** Asks before a tag or a person becomes another or goes, and shows how far it has come. */
export function EndLabelDialog({ kind, label, others, into, onClose }: EndLabelDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const [chosen, setChosen] = useState(into ?? null);
  const [isAsked, setAsked] = useState(false);
  const end = useEndLabel(kind, label.id);
  const isMerged = others !== undefined;
  const act = isMerged ? 'merge' : 'delete';
  const done = end.left === null ? 0 : Math.max(0, label.entries - end.left);
  return (
    <ConfirmDialog
      title={t(`labels.${act}Title`, { label: label.label })}
      confirmLabel={t(`labels.${act}`)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPending={end.isPending}
      errorMessage={end.isError ? failureMessage(end.error) : undefined}
      onConfirm={() => {
        setAsked(true);
        if (!isMerged || chosen !== null) end.mutate(chosen, { onSuccess: onClose });
      }}
    >
      <div className={classes.question}>
        {isMerged && (
          <LabelChoice
            labels={others}
            chosen={chosen}
            onChoose={setChosen}
            errorMessage={isAsked && chosen === null ? t('labels.choose') : undefined}
          />
        )}
        <p>
          {t(`labels.${act}Text`, {
            entries: t('calendar.entries', { count: label.entries }),
            label: label.label,
          })}
        </p>
        {end.isPending && (
          <ProgressBar
            label={t('labels.progress')}
            value={done}
            maxValue={Math.max(1, label.entries)}
            valueLabel={t('labels.progressValue', { done, count: label.entries })}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
