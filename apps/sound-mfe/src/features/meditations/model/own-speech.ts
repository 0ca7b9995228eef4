import { createSpeech, type Speech } from './speech.ts';

/** The browser's own speech; null where it has none. */
export const ownSpeech: Speech | null =
  'speechSynthesis' in globalThis
    ? createSpeech({
        synthesis: speechSynthesis,
        utter: (text) => new SpeechSynthesisUtterance(text),
      })
    : null;
