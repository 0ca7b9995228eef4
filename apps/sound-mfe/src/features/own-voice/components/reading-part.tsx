import { OWN_VOICE_RECORDING_MS } from '@reflectory/contracts/sound';
import { directionOf } from '@reflectory/contracts/languages';
import { Button } from '@reflectory/design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordedPart, usePartRecorder } from '../model/use-part-recorder.ts';
import classes from '../own-voice.module.css';
import { ListenButton } from './listen-button.tsx';

export type ReadingPartProps = {
  title: string;
  text: string;
  language: string;
  part: RecordedPart | null;
  onRecorded: (part: RecordedPart | null) => void;
};

/** One text that is read aloud, and its recording. */
export function ReadingPart({ title, text, language, part, onRecorded }: ReadingPartProps) {
  const { t } = useTranslation('sound');
  const heading = useId();
  const recorder = usePartRecorder(onRecorded);
  const { state, isSilent, isSupported } = recorder;
  const isRecording = state.kind === 'recording' || state.kind === 'stopping';
  const problem = isSupported ? (isSilent ? 'silence' : state.problem) : 'unsupported';
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.subheading}>
        {title}
      </h2>
      <blockquote className={classes.text} lang={language} dir={directionOf(language)}>
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <div className={classes.acts}>
        {isRecording ? (
          <UnderWay durationMs={state.durationMs} level={recorder.level} onStop={recorder.stop} />
        ) : (
          <>
            <Button
              icon="mic"
              isDisabled={!isSupported}
              isPending={state.kind === 'asking'}
              pendingLabel={t('ownVoice.asking')}
              onPress={() => void recorder.record()}
            >
              {t(part ? 'ownVoice.recordAgain' : 'ownVoice.record')}
            </Button>
            {part && (
              <ListenButton
                key={part.sound.size}
                label={t('ownVoice.listen')}
                open={async () => part.sound}
              />
            )}
          </>
        )}
      </div>
      <output className={classes.said}>
        {part && !isRecording && t('ownVoice.recorded', { count: Math.round(part.durationMs / 1000) })}
      </output>
      {problem && !isRecording && (
        <p role="alert" className={classes.problem}>
          {t(`ownVoice.problem.${problem}`)}
        </p>
      )}
    </section>
  );
}

type UnderWayProps = { durationMs: number; level: number; onStop: () => void };

function UnderWay({ durationMs, level, onStop }: UnderWayProps) {
  const { t } = useTranslation('sound');
  const left = Math.max(0, Math.ceil((OWN_VOICE_RECORDING_MS - durationMs) / 1000));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed is gone, and this is what ends it */}
      <Button autoFocus variant="primary" icon="check" onPress={onStop}>
        {t('ownVoice.done')}
      </Button>
      <span role="timer" className={classes.time}>
        {t('ownVoice.left', { count: left })}
      </span>
      <span aria-hidden className={classes.level}>
        <span style={{ inlineSize: `${level}%` }} />
      </span>
    </>
  );
}
