import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { player } from '../../../player/own-player.ts';
import { usePlayer } from '../../../player/use-player.ts';
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

/** Says a line when it comes; answers who does by now. */
export function useSpoken({ line, next, voice, entryId }: Spoken): Narration {
  const { i18n } = useTranslation();
  const { client } = useScope();
  const { trouble } = usePlayer();
  const [narration, setNarration] = useState<Narration>(voice ? 'chosen' : 'captions');
  // Why nothing was heard an hour ago says nothing of now.
  const before = useRef(trouble);
  const narrator = useRef<ReturnType<typeof createNarrator> | null>(null);
  const { language } = i18n;
  useEffect(() => {
    if (!voice) return;
    const isFromProvider = voice.isFromProvider ?? false;
    const chosen = isFromProvider
      ? createProviderTeller({
          fetchSentence: (text) => fetchSentence(client, text, entryId),
          voice: player.voice,
          language,
        })
      : ownSpeech && createBrowserTeller(ownSpeech, voice, language);
    if (!chosen) return setNarration('captions');
    const spare = isFromProvider ? findSpare(language) : Promise.resolve(null);
    const made = createNarrator({ chosen, spare, onChange: setNarration });
    narrator.current = made;
    return () => made.end();
  }, [voice, entryId, client, language]);
  const soon = next.join('\n');
  useEffect(() => narrator.current?.tell(line, soon === '' ? [] : soon.split('\n')), [line, soon]);
  // What one listened with is gone, or another tab is heard: no voice goes on aloud.
  useEffect(() => {
    if (trouble === null || trouble === before.current) return;
    narrator.current?.end();
    setNarration('captions');
  }, [trouble]);
  return narration;
}
