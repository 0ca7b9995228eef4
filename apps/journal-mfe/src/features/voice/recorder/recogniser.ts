import type { TranscriptSegment } from '@reflectory/contracts/voice';

/** What of SpeechRecognition is used; browsers have it under two names, and some not at all. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start(): void;
  stop(): void;
};
type RecognitionEvent = {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>;
};
type RecognitionClass = new () => Recognition;

const recognitionClass = (): RecognitionClass | null => {
  const names = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
};

/** Whether this browser can write along. */
export const hasRecogniser = (): boolean => recognitionClass() !== null;

export type RecogniserOptions = {
  /** For instance `de`. */
  language: string;
  /** Seconds of the recording so far. */
  seconds: () => number;
  onSegment: (segment: TranscriptSegment) => void;
  /** It ended, and will not begin again. */
  onFailure: () => void;
};

/** Errors after which it may begin again by itself. */
const PASSING = new Set(['no-speech', 'aborted']);

/** Writes along what is said, until the function that it answers is called. Browsers end it now and then by themselves. */
export function startRecogniser({ language, seconds, onSegment, onFailure }: RecogniserOptions): () => void {
  const Recogniser = recognitionClass();
  if (!Recogniser) return () => undefined;
  const recogniser = new Recogniser();
  let isWanted = true;
  let spokenUntil = seconds();
  recogniser.lang = language;
  recogniser.continuous = true;
  recogniser.interimResults = false;
  recogniser.onresult = ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      const text = result[0].transcript.trim();
      if (!result.isFinal || text === '') continue;
      const end = seconds();
      onSegment({ start: spokenUntil, end, text });
      spokenUntil = end;
    }
  };
  recogniser.onerror = ({ error }) => {
    if (PASSING.has(error) || !isWanted) return;
    isWanted = false;
    onFailure();
  };
  recogniser.onend = () => isWanted && recogniser.start();
  recogniser.start();
  return () => {
    isWanted = false;
    recogniser.stop();
  };
}
