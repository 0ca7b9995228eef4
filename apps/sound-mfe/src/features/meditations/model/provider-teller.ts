import { countWords } from '@reflectory/domain/words';
import type { PlayerVoice } from '../../../player/player-voice.ts';
import type { SpokenLine } from '../../../player/voice-node.ts';
import { sentencesOf } from './speech.ts';
import type { Teller } from './teller.ts';

type Parts = {
  /** Has a sentence said, and answers the bytes of it. */
  fetchSentence(text: string): Promise<ArrayBuffer>;
  voice: PlayerVoice;
  language: string;
};

/** A sentence that is not there so long after its time is not waited for, nor an end that does not come. */
const PATIENCE_MS = 5000;

/** Nobody speaks faster: what is shorter ended in the middle, although it came whole. */
const MOST_WORDS_A_SECOND = 5;

/** Null when it took longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The voice of a provider, asked for one sentence at a time, ahead of its time; after a failure for none. */
export function createProviderTeller({ fetchSentence, voice, language }: Parts): Teller {
  const sentences = new Map<string, Promise<SpokenLine>>();
  let queue: Promise<unknown> = Promise.resolve();
  let isOver = false;
  let isCancelled = false;

  function get(sentence: string): Promise<SpokenLine> {
    const known = sentences.get(sentence);
    if (known) return known;
    const fetched = queue.then(async () => {
      if (isOver) throw new Error('It is not asked any more');
      return voice.decode(await fetchSentence(sentence));
    });
    // Whoever waits for it hears of a failure; the next is not asked for then.
    queue = fetched.catch(() => (isOver = true));
    sentences.set(sentence, fetched);
    return fetched;
  }

  async function sayOne(sentence: string): Promise<boolean> {
    try {
      const line = await within(PATIENCE_MS, get(sentence));
      sentences.delete(sentence);
      if (line === null || isCancelled) return false;
      if (line.seconds < countWords(sentence) / MOST_WORDS_A_SECOND) return false;
      const said = voice.say(line).then(() => true);
      return (await within(line.seconds * 1000 + PATIENCE_MS, said)) ?? false;
    } catch {
      return false;
    }
  }

  return {
    expect(lines) {
      for (const line of lines) sentencesOf(line, language).forEach((sentence) => void get(sentence));
    },
    async say(line) {
      const all = sentencesOf(line, language);
      for (const [index, sentence] of all.entries()) {
        const isSaid = await sayOne(sentence);
        if (isCancelled) return '';
        if (isSaid) continue;
        isOver = true;
        voice.hush();
        return all.slice(index).join(' ');
      }
      return '';
    },
    cancel() {
      isCancelled = true;
      isOver = true;
      voice.hush();
    },
  };
}
