import type { Speaker } from './speaker.ts';
import type { SpokenLine } from './voice-node.ts';

/** A voice beside whatever else is heard, as loud as the player is. */
export type PlayerVoice = {
  /** @throws Error where the bytes are no speech, or nothing can be heard */
  decode(bytes: ArrayBuffer): Promise<SpokenLine>;
  /** Answers when it is over. @throws Error where nothing can be heard */
  say(line: SpokenLine): Promise<void>;
  hush(): void;
};

export const createPlayerVoice = (speaker: Speaker, volume: () => number): PlayerVoice => {
  let hush = () => {};
  return {
    decode: async (bytes) => (await speaker.open()).voice.decode(bytes),
    async say(line) {
      const { voice } = await speaker.open();
      hush = () => voice.hush();
      await voice.say(line, volume());
    },
    hush: () => hush(),
  };
};
