/** What a browser that speaks does with what it is told. */
export type SynthesisFake = {
  synthesis: SpeechSynthesis;
  utter: (text: string) => SpeechSynthesisUtterance;
  said: string[];
  cancels: number;
  /** `silent` begins and never ends, as browsers do. */
  mode: 'speaks' | 'silent' | 'fails';
};

/** Speech of a browser, at once and without a sound; its voices come after a moment. */
export function createSynthesisFake(voices: Partial<SpeechSynthesisVoice>[], lateMs = 0): SynthesisFake {
  const target = new EventTarget();
  let known: Partial<SpeechSynthesisVoice>[] = lateMs === 0 ? voices : [];
  if (lateMs > 0)
    setTimeout(() => {
      known = voices;
      target.dispatchEvent(new Event('voiceschanged'));
    }, lateMs);
  const fake: SynthesisFake = {
    said: [],
    cancels: 0,
    mode: 'speaks',
    utter: (text) => Object.assign(new EventTarget(), { text }) as SpeechSynthesisUtterance,
    synthesis: Object.assign(target, {
      getVoices: () => known,
      cancel: () => void (fake.cancels += 1),
      speak(utterance: SpeechSynthesisUtterance) {
        fake.said.push(utterance.text);
        if (fake.mode === 'silent') return;
        const name = fake.mode === 'fails' ? 'error' : 'end';
        queueMicrotask(() => utterance.dispatchEvent(new Event(name)));
      },
    }) as unknown as SpeechSynthesis,
  };
  return fake;
}
