import { Button, Dialog, SegmentedControl, Slider } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextTime } from './next-time.ts';
import { player } from './own-player.ts';
import { usePlayer } from './use-player.ts';
import classes from './rest.module.css';

const SLEEP_MINUTES = ['15', '30', '60'] as const;
/** At most the last quarter of an hour is a fade: after that nobody hears that it ends. */
const fadeOf = (minutes: number) => Math.min(15, minutes / 2) * 60;

/** When it becomes silent, how loud it is, and when it wakes somebody. */
export function RestDialog({ onClose }: { onClose(): void }) {
  const { t, i18n } = useTranslation('sound');
  const { volume } = usePlayer();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(volume);
  return (
    <Dialog isOpen size="small" onOpenChange={(isOpen) => !isOpen && onClose()} title={t('player.rest')}>
      <div className={classes.parts}>
        <Slider label={t('player.volume')} value={volume} valueText={percent} onChange={player.setVolume} />
        <Sleep />
        <Waking />
      </div>
    </Dialog>
  );
}

/** Why nothing can be planned at the moment. */
const useReason = () => {
  const { t } = useTranslation('sound');
  return usePlayer().status === 'playing' ? undefined : t('player.restHint');
};

function Sleep() {
  const { t } = useTranslation('sound');
  const { sleep } = usePlayer();
  const reason = useReason();
  const [minutes, setMinutes] = useState<string>('30');
  return (
    <section className={classes.part} aria-label={t('player.sleepTitle')}>
      <SegmentedControl
        label={t('player.sleepTitle')}
        description={t('player.sleepText')}
        value={minutes}
        onChange={setMinutes}
        options={SLEEP_MINUTES.map((value) => ({ value, label: t('minutes', { count: Number(value) }) }))}
      />
      {sleep ? (
        <Button onPress={() => player.sleepIn(null)}>{t('player.sleepOff')}</Button>
      ) : (
        <Button
          variant="primary"
          disabledReason={reason}
          onPress={() => player.sleepIn(Number(minutes) * 60, fadeOf(Number(minutes)))}
        >
          {t('player.sleepOn')}
        </Button>
      )}
    </section>
  );
}

function Waking() {
  const { t } = useTranslation('sound');
  const { alarm } = usePlayer();
  const reason = useReason();
  const [time, setTime] = useState('07:00');
  const wake = () => {
    const at = nextTime(time, new Date());
    if (at !== null) player.wakeAt(at, t('player.morning'));
  };
  return (
    <section className={classes.part} aria-label={t('player.wakeTitle')}>
      <label className={classes.field}>
        {t('player.wakeTitle')}
        <input
          type="time"
          required
          className={classes.time}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </label>
      <p className={classes.quiet}>{t('player.wakeText')}</p>
      {alarm ? (
        <Button onPress={() => player.wakeAt(null)}>{t('player.wakeOff')}</Button>
      ) : (
        <Button disabledReason={reason} onPress={wake}>
          {t('player.wakeOn')}
        </Button>
      )}
    </section>
  );
}
