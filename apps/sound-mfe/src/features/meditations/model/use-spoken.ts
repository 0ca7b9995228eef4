import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { player } from '../../../player/own-player.ts';
import { useScope } from '../../../shared/use-scope.ts';
import { fetchSentence } from '../api/fetch-sentence.ts';
import { createNarrator, type Narration } from './narrator.ts';
import { ownSpeech } from './own-speech.ts';
import { createProviderTeller } from './provider-teller.ts';
import type { Voice } from './speech.ts';
import { createBrowserTeller, type Teller } from './teller.ts';

/** What is said now and next, by whom, and of whose entry. */
export type Spoken = {
  line: string | null;
  next: readonly string[];
  voice: Voice | null;
  entryId: string | null;
};

/** The first voice of this device, which sends nothing to anybody. */
async function findSpare(language: string): Promise<Teller | null> {
  const voice = (await ownSpeech?.voices(language))?.find(({ isRemote }) => !isRemote);
  return ownSpeech && voice ? createBrowserTeller(ownSpeech, voice, language) : null;
}

function createChosen(voice: Voice, language: string, fetch: (text: string) => Promise<ArrayBuffer>) {
  if (voice.isFromProvider)
    return createProviderTeller({ fetchSentence: fetch, voice: player.voice, language });
  return ownSpeech && createBrowserTeller(ownSpeech, voice, language);
}

/** Says a line when it comes; answers who does by now. */
export function useSpoken({ line, next, voice, entryId }: Spoken): Narration {
  const { language } = useTranslation().i18n;
  const { client } = useScope();
  const [narration, setNarration] = useState<Narration>(voice ? 'chosen' : 'captions');
  const narrator = useRef<ReturnType<typeof createNarrator> | null>(null);
  useEffect(() => {
    const isOwnVoice = voice?.isOwn ?? false;
    const fetchOne = (text: string) => fetchSentence(client, { text, entryId, isOwnVoice });
    const chosen = voice && createChosen(voice, language, fetchOne);
    if (!chosen) return;
    const spare = voice.isFromProvider ? findSpare(language) : Promise.resolve(null);
    const made = createNarrator({ chosen, spare, onChange: setNarration });
    narrator.current = made;
    // What one listened with is gone, or another tab is heard: no voice goes on aloud.
    let before = player.get().trouble;
    const unsubscribe = player.subscribe(() => {
      const { trouble } = player.get();
      if (trouble !== null && trouble !== before) made.fallSilent();
      before = trouble;
    });
    return () => {
      unsubscribe();
      made.end();
    };
  }, [voice, entryId, client, language]);
  const soon = next.join('\n');
  useEffect(() => narrator.current?.tell(line, soon === '' ? [] : soon.split('\n')), [line, soon]);
  return narration;
}
