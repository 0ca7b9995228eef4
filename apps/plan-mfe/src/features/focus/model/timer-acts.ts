import { isLongBreak, type Timer } from '@reflectory/domain/focus';
import type { FocusSettings } from '../api/use-settings.ts';
import type { FocusStore } from '../store/focus-store.ts';

const MORE_SECONDS = 300;

/** What somebody can do with a timer that is on. */
export function timerActs(store: FocusStore, timer: Timer, settings: FocusSettings) {
  const { id, phase, rounds } = timer;
  const breakMinutes = isLongBreak(rounds + 1) ? settings.long_break : settings.short_break;
  return {
    breakMinutes,
    pauseOrGoOn: () => void store.act(id, phase === 'paused' ? 'resume' : 'pause', {}),
    takeBreak: () => void store.act(id, 'break', { seconds: breakMinutes * 60 }),
    endBreak: () => void store.act(id, 'back', {}),
    addTime: () => void store.act(id, 'extend', { seconds: MORE_SECONDS }),
    interrupt: () => store.act(id, 'interrupt', { note: '' }),
    sayOfInterruption: (of: string, note: string) => void store.act(id, 'interrupt', { note, of }),
    end: () => void store.act(id, 'end', {}),
  };
}

export type TimerActs = ReturnType<typeof timerActs>;
