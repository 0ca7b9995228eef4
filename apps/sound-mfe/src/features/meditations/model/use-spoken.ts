import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownSpeech } from './own-speech.ts';
import type { Voice } from './speech.ts';

/** Says a line when it comes; answers whether the voice fell silent, after which captions go on alone. */
export function useSpoken(line: string | null, voice: Voice | null): boolean {
  const { i18n } = useTranslation();
  const [isSilent, setSilent] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    if (!line || !voice || !ownSpeech || isSilent) return;
    const speech = ownSpeech;
    // A voice that is slower than planned leaves out what is not the latest.
    waiting.current = line;
    last.current = last.current.then(async () => {
      if (waiting.current !== line) return;
      const isSaid = await speech.speak(line, voice, i18n.language);
      if (!isSaid) setSilent(true);
    });
  }, [line, voice, isSilent, i18n.language]);
  useEffect(
    () => () => {
      waiting.current = null;
      ownSpeech?.cancel();
    },
    [],
  );
  return isSilent;
}
