import { RECORDING_LIMIT_MS } from '@reflectory/contracts/voice';
import { Button, Checkbox, ConfirmDialog } from '@reflectory/design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../model/clock-time.ts';
import type { Recorder, RecorderState } from '@reflectory/recorder';
import { LevelBars, SHOWN_LEVELS } from './level-bars.tsx';
import classes from './recorder-panel.module.css';

export type RecorderPanelProps = {
  recorder: Omit<Recorder, 'start'>;
  state: RecorderState;
  /** Null where this browser cannot write along, or somebody else writes it down. */
  writing: 'off' | 'on' | 'failed' | null;
  onWriteAlong: (isWanted: boolean) => void;
  onRecord: () => void;
};

/** Milliseconds before the end at which it is announced. */
const ENDS_SOON_MS = 5 * 60_000;

/** Where one records: a button, and while it is under way how loud and how long. */
export function RecorderPanel({ recorder, state, writing, onWriteAlong, onRecord }: RecorderPanelProps) {
  const { t } = useTranslation('journal');
  const isUnderWay = state.kind !== 'idle' && state.kind !== 'asking';
  return (
    <div className={classes.panel} data-open={isUnderWay || undefined}>
      {isUnderWay ? (
        <UnderWay recorder={recorder} state={state}>
          {writing !== null && (
            <Checkbox
              isSelected={writing === 'on'}
              onChange={onWriteAlong}
              description={t(writing === 'failed' ? 'voice.writeAlongFailed' : 'voice.writeAlongNotice')}
            >
              {t('voice.writeAlong')}
            </Checkbox>
          )}
        </UnderWay>
      ) : (
        <Button
          variant="bare"
          icon="mic"
          isPending={state.kind === 'asking'}
          pendingLabel={t('voice.asking')}
          onPress={onRecord}
          className={classes.begin}
        >
          {t('voice.record')}
        </Button>
      )}
      <output className={classes.said}>{state.kind !== 'idle' && t(`voice.state.${state.kind}`)}</output>
      {state.problem && (
        <p role="alert" className={classes.problem}>
          {t(`voice.problem.${state.problem}`)}
        </p>
      )}
    </div>
  );
}

type UnderWayProps = Pick<RecorderPanelProps, 'recorder' | 'state'> & { children: ReactNode };

function UnderWay({ recorder, state, children }: UnderWayProps) {
  const { t } = useTranslation('journal');
  const [isAsked, setAsked] = useState(false);
  const { kind, durationMs } = state;
  const left = RECORDING_LIMIT_MS - durationMs;
  return (
    <section aria-label={t('voice.recording')} className={classes.underWay} data-kind={kind}>
      <div className={classes.sound}>
        <span className={classes.light} />
        <span role="timer" aria-label={t('voice.duration')} className={classes.time} dir="ltr">
          {clockTime(durationMs)}
        </span>
        <LevelBars levels={recorder.levels(SHOWN_LEVELS)} />
      </div>
      <div className={classes.buttons}>
        {kind === 'paused' ? (
          <Button icon="mic" onPress={recorder.resume}>
            {t('voice.resume')}
          </Button>
        ) : (
          <Button icon="pause" onPress={recorder.pause}>
            {t('voice.pause')}
          </Button>
        )}
        <Button
          variant="primary"
          icon="check"
          isPending={kind === 'stopping'}
          pendingLabel={t('voice.state.stopping')}
          onPress={recorder.stop}
        >
          {t('voice.done')}
        </Button>
        <Button variant="bare" onPress={() => setAsked(true)}>
          {t('voice.discard')}
        </Button>
      </div>
      {children}
      {left < ENDS_SOON_MS && (
        <p className={classes.note}>{t('voice.endsSoon', { time: clockTime(left) })}</p>
      )}
      <ConfirmDialog
        title={t('voice.discardTitle')}
        confirmLabel={t('voice.discard')}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={recorder.discard}
      >
        {t('voice.discardText')}
      </ConfirmDialog>
    </section>
  );
}
