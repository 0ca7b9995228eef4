import { describeFailure } from '@reflectory/client';
import type { OwnVoiceOutcome } from '@reflectory/contracts/sound';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Reading as Drawn, useMakeOwnVoice } from '../api/use-make-own-voice.ts';
import type { RecordedPart } from '../model/use-part-recorder.ts';
import classes from '../own-voice.module.css';
import { ReadingPart } from './reading-part.tsx';

export type ReadingProps = {
  reading: Drawn;
  /** It was not taken, or cannot be any more. */
  onOver: (outcome: Exclude<OwnVoiceOutcome, 'made'>) => void;
};

/** Two texts that are read aloud and sent together. */
export function Reading({ reading, onOver }: ReadingProps) {
  const { t, i18n } = useTranslation(['sound', 'common']);
  const { isOnline, toasts } = usePlatform();
  const [phrase, setPhrase] = useState<RecordedPart | null>(null);
  const [statement, setStatement] = useState<RecordedPart | null>(null);
  const make = useMakeOwnVoice();
  const isPending = make.isPending;
  useExpiry(isPending ? null : reading.validUntil, onOver);
  const send = () => {
    if (!phrase || !statement) return;
    make.mutate(
      { reading, phrase, statement },
      {
        onSuccess: (outcome) => (outcome === 'made' ? toasts.success(t('ownVoice.made')) : onOver(outcome)),
      },
    );
  };
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>{t('ownVoice.readThis', { time: clock.format(reading.validUntil) })}</p>
      <ReadingPart
        title={t('ownVoice.phrase')}
        text={reading.phrase}
        language={reading.language}
        part={phrase}
        onRecorded={setPhrase}
      />
      <ReadingPart
        title={t('ownVoice.statement')}
        text={reading.statement}
        language={reading.language}
        part={statement}
        onRecorded={setStatement}
      />
      {make.isError && (
        <p role="alert" className={classes.problem}>
          {describeFailure(make.error, t, 'ownVoice.problems')}
        </p>
      )}
      <div className={classes.acts}>
        <Button
          variant="primary"
          isDisabled={!phrase || !statement || !isOnline}
          isPending={isPending}
          pendingLabel={t('ownVoice.sending')}
          onPress={send}
        >
          {t('ownVoice.send')}
        </Button>
      </div>
      {isPending && <p className={classes.quiet}>{t('ownVoice.takesLong')}</p>}
    </div>
  );
}

/** Says that it took too long, at a moment; never where that is null. */
function useExpiry(moment: number | null, onOver: ReadingProps['onOver']): void {
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setTimeout(() => onOver('expired'), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment, onOver]);
}
