import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useCorrectFeeling } from '../api/use-correct-feeling.ts';
import { RatherDialog } from './rather.dialog.tsx';
import classes from './corrections.module.css';

export type CorrectFeelingProps = {
  entryId: string;
  emotion: string;
  /** As it is shown. */
  name: string;
};

/** Says of a feeling that it is none, or rather another; later entries are read so, too. */
export function CorrectFeeling({ entryId, emotion, name }: CorrectFeelingProps) {
  const { t } = useTranslation('journal');
  const { toasts } = usePlatform();
  const failureMessage = useFailureMessage();
  const correct = useCorrectFeeling(entryId, emotion);
  const [isAsking, setAsking] = useState(false);
  const handleCorrect = (replacement: string | null) =>
    correct.mutate(replacement, {
      onSuccess: () => {
        setAsking(false);
        toasts.success(t('insight.corrected'));
      },
    });
  return (
    <div className={classes.actions}>
      <Button
        size="small"
        isPending={correct.isPending && !isAsking}
        aria-label={`${t('insight.notThis')}: ${name}`}
        onPress={() => handleCorrect(null)}
      >
        {t('insight.notThis')}
      </Button>
      <Button
        size="small"
        aria-label={`${t('insight.rather')} ${name}`}
        onPress={() => {
          correct.reset();
          setAsking(true);
        }}
      >
        {t('insight.rather')}
      </Button>
      {correct.isError && !isAsking && <p role="alert">{failureMessage(correct.error)}</p>}
      {isAsking && (
        <RatherDialog
          emotion={emotion}
          name={name}
          isPending={correct.isPending}
          errorMessage={correct.isError ? failureMessage(correct.error) : undefined}
          onClose={() => setAsking(false)}
          onChoose={handleCorrect}
        />
      )}
    </div>
  );
}
