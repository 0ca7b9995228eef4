import { ConfirmDialog, IconButton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recording } from '../api/use-recordings.ts';
import { useDeleteRecording, useSaveTranscript } from '../api/use-change-recording.ts';
import { useSoundAddress } from '../api/use-sound-address.ts';
import { AskTranscription } from './ask-transcription.tsx';
import { Player } from './player.tsx';
import classes from './recordings.module.css';
import { TranscriptView } from './transcript-view.tsx';
import { useRecordingName } from './use-recording-name.ts';
import { useSound } from './use-sound.ts';

export type KeptRecordingProps = {
  sessionId: string;
  recording: Recording;
  onInsert?: ((text: string) => void) | undefined;
};

/** A recording that the server has: heard, written down, deleted. */
export function KeptRecording({ sessionId, recording, onInsert }: KeptRecordingProps) {
  const { t } = useTranslation('journal');
  const { id, object_name: objectName, duration_ms: durationMs, peaks, transcript } = recording;
  const name = useRecordingName(recording.recorded_at);
  const addressOf = useSoundAddress();
  const sound = useSound(() => addressOf(objectName));
  const save = useSaveTranscript(sessionId, id);
  const remove = useDeleteRecording(sessionId);
  const [isAsked, setAsked] = useState(false);
  const isWaiting = transcript?.status === 'waiting';
  const again = (isAgain: boolean) => <AskTranscription {...{ sessionId, isAgain }} recordingId={id} />;
  return (
    <li className={classes.recording}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <IconButton
          icon="trash"
          size="small"
          label={t('voice.delete', { name })}
          onPress={() => setAsked(true)}
        />
      </div>
      <Player sound={sound} durationMs={durationMs} peaks={peaks} />
      <output className={classes.note}>{isWaiting && t('voice.transcript.waiting')}</output>
      {isWaiting && transcript.partial_text && (
        <p dir="auto" className={classes.partial}>
          {transcript.partial_text}
        </p>
      )}
      {transcript?.status === 'failed' && (
        <p className={classes.note}>{t(`voice.transcript.failure.${transcript.failure ?? 'unavailable'}`)}</p>
      )}
      {transcript && !isWaiting && (transcript.text !== '' || transcript.status === 'done') ? (
        <TranscriptView
          transcript={transcript}
          onPlayFrom={(seconds) => void sound.playFrom(seconds)}
          onSave={save.mutateAsync}
          onInsert={onInsert}
          again={again(true)}
        />
      ) : (
        !isWaiting && <div className={classes.buttons}>{again(false)}</div>
      )}
      <ConfirmDialog
        title={t('voice.deleteTitle', { name })}
        confirmLabel={t('voice.deleteConfirm')}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => remove.mutate(id)}
        isPending={remove.isPending}
        errorMessage={remove.isError ? t('voice.saveFailed') : undefined}
      >
        {t('voice.deleteText')}
      </ConfirmDialog>
    </li>
  );
}
