import { sayingSeconds } from '@reflectory/domain/meditation';

/** One that is remote sends away what it says; that of the provider is none of the browser's, and may be the person's own. */
export type Voice = {
  id: string;
  name: string;
  isRemote: boolean;
  isFromProvider?: boolean;
  isOwn?: boolean;
};

/** A browser's voices. */
export type Speech = {
  /** Those of a language, the device's own first; browsers may know them only after a while. */
  voices(language: string): Promise<Voice[]>;
  /** Says a text, a sentence at a time; false when the voice fell silent. */
  speak(text: string, voice: Voice, language: string): Promise<boolean>;
  cancel(): void;
};

type Synthesis = Pick<
  SpeechSynthesis,
  'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
>;
type Parts = { synthesis: Synthesis; utter: (text: string) => SpeechSynthesisUtterance };

const VOICES_MS = 2000;
/** A voice that did not end in twice its time and this long will not. */
const PATIENCE_SECONDS = 4;
/** Just after it was told to be silent, a browser loses what it is told to say. */
const AFTER_CANCEL_MS = 80;
const CALM_RATE = 0.85;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sentences, since browsers stop in the middle of what is long. */
export function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** All voices; a browser may know them only after a moment. */
async function listVoices(synthesis: Synthesis): Promise<SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length > 0) return synthesis.getVoices();
  await new Promise<void>((resolve) => {
    const done = () => {
      synthesis.removeEventListener('voiceschanged', done);
      resolve();
    };
    synthesis.addEventListener('voiceschanged', done);
    setTimeout(done, VOICES_MS);
  });
  return synthesis.getVoices();
}

/** Speech of a browser with its known faults: voices that come late, silence after a cancel, an end that never comes. */
export function createSpeech({ synthesis, utter }: Parts): Speech {
  let cancelled = 0;
  let cancelledAt = -Infinity;

  function cancel(): void {
    cancelled += 1;
    cancelledAt = performance.now();
    synthesis.cancel();
  }

  function say(sentence: string, voice: Voice, language: string): Promise<boolean> {
    const utterance = utter(sentence);
    utterance.voice = synthesis.getVoices().find(({ voiceURI }) => voiceURI === voice.id) ?? null;
    utterance.lang = language;
    utterance.rate = CALM_RATE;
    return new Promise<boolean>((resolve) => {
      const patience = setTimeout(
        () => resolve(false),
        (sayingSeconds(sentence) * 2 + PATIENCE_SECONDS) * 1000,
      );
      const end = (isSaid: boolean) => () => {
        clearTimeout(patience);
        resolve(isSaid);
      };
      utterance.addEventListener('end', end(true));
      utterance.addEventListener('error', end(false));
      synthesis.speak(utterance);
    });
  }

  return {
    async voices(language) {
      const found = (await listVoices(synthesis)).filter(({ lang }) =>
        lang.toLowerCase().startsWith(language),
      );
      return found
        .map(({ voiceURI, name, localService }) => ({ id: voiceURI, name, isRemote: !localService }))
        .toSorted((a, b) => Number(a.isRemote) - Number(b.isRemote));
    },
    async speak(text, voice, language) {
      const before = cancelled;
      const since = performance.now() - cancelledAt;
      if (since < AFTER_CANCEL_MS) await wait(AFTER_CANCEL_MS - since);
      for (const sentence of sentencesOf(text, language)) {
        const isSaid = await say(sentence, voice, language);
        // Who told it to be silent wants nothing more of it.
        if (cancelled !== before) return true;
        if (isSaid) continue;
        cancel();
        return false;
      }
      return true;
    },
    cancel,
  };
}
