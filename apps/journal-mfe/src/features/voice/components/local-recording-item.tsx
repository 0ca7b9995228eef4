import { Button, ConfirmDialog } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../model/clock-time.ts';
import type { ListedRecording, RecordingOutbox } from '../outbox/recording-outbox.ts';
import { Player } from './player.tsx';
import classes from './recordings.module.css';
import { useRecordingName } from './use-recording-name.ts';
import { useSound } from './use-sound.ts';

export type LocalRecordingItemProps = {
  recording: ListedRecording;
  outbox: RecordingOutbox;
  /** It was interrupted, and is wanted. */
  onKeep: () => void;
};

/** A recording that is on this device alone. */
export function LocalRecordingItem({ recording, outbox, onKeep }: LocalRecordingItemProps) {
  const { t } = useTranslation('journal');
  const { id, durationMs, peaks, state, isInterrupted } = recording;
  const name = useRecordingName(recording.startedAt);
  const sound = useSound(async () => URL.createObjectURL(await outbox.open(recording)));
  const [isAsked, setAsked] = useState(false);
  const isRefused = state === 'refused';
  return (
    <li className={classes.recording} data-found={isInterrupted || undefined}>
      <span className={classes.name}>{name}</span>
      {isInterrupted && <p>{t('voice.found', { time: clockTime(durationMs) })}</p>}
      <Player sound={sound} durationMs={durationMs} peaks={peaks} />
      <output className={classes.note}>{state === 'kept' && <Sending recording={recording} />}</output>
      {isRefused && (
        <p role="alert" className={classes.problem}>
          {t([`voice.refused.${recording.failure}`, 'voice.refused.other'])}
        </p>
      )}
      {(isInterrupted || isRefused) && (
        <div className={classes.buttons}>
          {isInterrupted ? (
            <Button variant="primary" size="small" icon="check" onPress={onKeep}>
              {t('voice.keep')}
            </Button>
          ) : (
            <Button size="small" icon="refresh" onPress={() => void outbox.retry(id)}>
              {t('voice.tryAgain')}
            </Button>
          )}
          <Button
            size="small"
            variant="bare"
            icon="download"
            onPress={() => void saveFile(recording, outbox, name)}
          >
            {t('voice.saveFile')}
          </Button>
          <Button size="small" variant="bare" onPress={() => setAsked(true)}>
            {t('voice.discard')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={t('voice.discardTitle')}
        confirmLabel={t('voice.discard')}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => void outbox.remove(id)}
      >
        {t('voice.discardText')}
      </ConfirmDialog>
    </li>
  );
}

function Sending({ recording: { uploadedParts, partStarts } }: Pick<LocalRecordingItemProps, 'recording'>) {
  const { t } = useTranslation('journal');
  if (uploadedParts === 0) return t('voice.kept');
  return t('voice.sending', { percent: Math.round((uploadedParts / partStarts.length) * 100) });
}

const extensions = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' } as const;

async function saveFile(recording: ListedRecording, outbox: RecordingOutbox, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await outbox.open(recording));
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, '-')}.${extensions[recording.contentType]}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
