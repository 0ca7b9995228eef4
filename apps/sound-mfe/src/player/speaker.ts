import type { EngineMessage } from '@reflectory/sound';
import type { OpenOutput, OutputEvents, SoundOutput } from './sound-output.ts';

/** The output of a player, opened when something is to be heard for the first time. */
export type Speaker = {
  open(): Promise<SoundOutput>;
  /** Nothing before it is open. */
  tell(...messages: EngineMessage[]): void;
  /** Goes to a level from 0 to 1: all that is heard, or music alone where the engine has its own plan. */
  fade(level: number, seconds: number, what?: 'all' | 'music'): void;
  rest(): void;
};

export function createSpeaker(open: OpenOutput, events: OutputEvents): Speaker {
  let opening: Promise<SoundOutput> | null = null;
  let output: SoundOutput | null = null;
  const lose = () => {
    opening = null;
    output = null;
  };
  const openOnce = async () => {
    output = await open({
      ...events,
      onFailed() {
        lose();
        events.onFailed();
      },
    });
    return output;
  };
  return {
    async open() {
      opening ??= openOnce();
      try {
        return await opening;
      } catch (error) {
        lose();
        throw error;
      }
    },
    tell(...messages) {
      for (const message of messages) output?.tell(message);
    },
    fade(level, seconds, what = 'all') {
      if (what === 'all') output?.tell({ do: { type: 'fade', level, seconds } });
      output?.pieces.fade(level, seconds);
    },
    rest: () => void output?.suspend(),
  };
}
