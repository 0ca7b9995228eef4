import type { TranscriptSegment } from '@reflectory/contracts/voice';
import { Button, TextArea } from '@reflectory/design-system';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transcript } from '../api/use-recordings.ts';
import { clockTime } from '../model/clock-time.ts';
import { editedSegments } from '../model/edited-segments.ts';
import classes from './transcript-view.module.css';

export type TranscriptViewProps = {
  transcript: Transcript;
  /** Plays from these seconds on. */
  onPlayFrom: (seconds: number) => void;
  onSave: (words: { text: string; segments: TranscriptSegment[] }) => Promise<unknown>;
  /** Left out where there is no text to put it into. */
  onInsert?: ((text: string) => void) | undefined;
  /** Writes it down once more. */
  again: ReactNode;
};

/** What was said: each piece leads to where it was said. */
export function TranscriptView(props: TranscriptViewProps) {
  const { transcript, onPlayFrom, onSave, onInsert, again } = props;
  const { t } = useTranslation('journal');
  const [isEdited, setEdited] = useState(false);
  const [wasInserted, setInserted] = useState(false);
  const { segments, text, language, made_by: madeBy } = transcript;
  if (isEdited) {
    return <EditTranscript {...{ segments, text, onSave }} onClose={() => setEdited(false)} />;
  }
  const insert = (): void => {
    onInsert?.(text);
    setInserted(true);
  };
  return (
    <section aria-label={t('voice.transcript.label')} className={classes.transcript}>
      {text === '' && <p className={classes.note}>{t('voice.transcript.empty')}</p>}
      <p dir="auto" lang={language ?? undefined} className={classes.words}>
        {segments.length === 0
          ? text
          : segments.map((segment) => (
              // Two pieces may say the same, and begin together where nothing is known of their times.
              <Fragment key={`${segment.start} ${segment.text}`}>
                <button
                  type="button"
                  aria-label={t('voice.transcript.from', {
                    time: clockTime(segment.start * 1000),
                    words: segment.text,
                  })}
                  className={classes.segment}
                  onClick={() => onPlayFrom(segment.start)}
                >
                  {segment.text}
                </button>{' '}
              </Fragment>
            ))}
      </p>
      <p className={classes.note}>{t(`voice.transcript.by.${madeBy}`)}</p>
      <div className={classes.buttons}>
        {onInsert && text !== '' && (
          <Button size="small" icon="plus" onPress={insert}>
            {t('voice.transcript.insert')}
          </Button>
        )}
        <Button size="small" variant="bare" icon="pencil" onPress={() => setEdited(true)}>
          {t('voice.transcript.edit')}
        </Button>
        {again}
      </div>
      <output className={classes.note}>{wasInserted && t('voice.transcript.inserted')}</output>
    </section>
  );
}

type EditTranscriptProps = Pick<TranscriptViewProps, 'onSave'> &
  Pick<Transcript, 'segments' | 'text'> & { onClose: () => void };

function EditTranscript({ segments, text, onSave, onClose }: EditTranscriptProps) {
  const { t } = useTranslation('journal');
  const [lines, setLines] = useState(
    segments.length === 0 ? text : segments.map((segment) => segment.text).join('\n'),
  );
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = (): void => {
    setState('saving');
    onSave(editedSegments(segments, lines)).then(onClose, () => setState('failed'));
  };
  return (
    <div className={classes.transcript}>
      <TextArea
        label={t('voice.transcript.label')}
        description={t('voice.transcript.editNote')}
        errorMessage={state === 'failed' ? t('voice.saveFailed') : undefined}
        value={lines}
        onChange={setLines}
        rows={4}
      />
      <div className={classes.buttons}>
        <Button
          size="small"
          variant="primary"
          isPending={state === 'saving'}
          pendingLabel={t('voice.transcript.saving')}
          onPress={save}
        >
          {t('voice.transcript.save')}
        </Button>
        <Button size="small" onPress={onClose}>
          {t('voice.transcript.cancel')}
        </Button>
      </div>
    </div>
  );
}
