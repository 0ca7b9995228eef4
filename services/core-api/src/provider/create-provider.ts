import { type CallDependencies, createPermittedCalls, type Intent } from './permitted-calls.ts';
import type { ChatRequest, Provider } from './provider.ts';
import { openAiVoices } from './openai-voices.ts';
import { speakText } from './speak-text.ts';
import { transcribeSound } from './transcribe-sound.ts';
import type { VoiceAdapter } from './voice-adapter.ts';

const DEFAULT_ANSWER_TOKENS = 1500;
/** Tokens that an image is counted as: providers do not say. */
const IMAGE_TOKENS = 1000;
const RETRY_WAIT_MS = 500;

/** Loaded with the first call: most installations have no provider. */
const loadSdk = () => import('./sdk-client.ts');

const withLimit = (request: ChatRequest) => ({
  ...request,
  maxTokens: request.maxTokens ?? DEFAULT_ANSWER_TOKENS,
});

const intentOf = (request: ChatRequest): Intent => ({
  request,
  task: request.task,
  texts: request.messages.map(({ content }) => content),
  answerTokens: withLimit(request).maxTokens,
});

/** The provider of each instance, behind its permissions. */
export function createProvider({
  voices = openAiVoices,
  ...dependencies
}: Omit<CallDependencies, 'retryWaitMs'> & Partial<CallDependencies> & { voices?: VoiceAdapter }): Provider {
  const calls = createPermittedCalls({ retryWaitMs: RETRY_WAIT_MS, ...dependencies });
  return {
    ...createVoiceCalls(calls, voices),
    askChat: (request) =>
      calls.ask(intentOf(request), async (endpoint) => (await loadSdk()).chat(endpoint, withLimit(request))),
    askObject: (request, schema) =>
      calls.ask(intentOf(request), async (endpoint) =>
        (await loadSdk()).chatObject(endpoint, withLimit(request), schema),
      ),
    streamChat: (request) =>
      calls.stream(intentOf(request), async function* read(endpoint, onEnd) {
        const { chatStream } = await loadSdk();
        yield* chatStream(endpoint, withLimit(request), onEnd);
      }),
    embed: ({ texts, ...request }) =>
      calls.ask({ request, task: 'embeddings', texts, answerTokens: 0 }, async (endpoint) =>
        (await loadSdk()).embedTexts(endpoint, { texts, ...request }),
      ),
    makeImage: ({ prompt, size = '1024x1024', ...request }) =>
      calls.ask({ request, task: 'images', texts: [prompt], answerTokens: IMAGE_TOKENS }, async (endpoint) =>
        (await loadSdk()).drawImage(endpoint, { prompt, size, ...request }),
      ),
  };
}

/** What is spoken, by people and by voices. */
const createVoiceCalls = (
  calls: ReturnType<typeof createPermittedCalls>,
  { facts, make }: VoiceAdapter,
): Pick<Provider, 'speak' | 'transcribe' | 'voices' | 'makeVoice'> => ({
  speak({ text, voice, ...request }) {
    const task = typeof voice === 'string' ? 'speech' : 'own_voice';
    return calls.ask({ request, task, texts: [text], answerTokens: 0 }, (endpoint) =>
      speakText(endpoint, { text, voice }),
    );
  },
  transcribe: ({ sound, language, ...request }) =>
    calls.ask({ request, task: 'transcription', texts: [], answerTokens: 0 }, (endpoint) =>
      transcribeSound(endpoint, { sound, language }),
    ),
  voices: facts.verifiesSpeaker ? facts : null,
  makeVoice: ({ recordings, onConsent, ...request }) =>
    calls.ask(
      { request, task: 'own_voice', texts: [], answerTokens: 0, isAskedOnce: true },
      async (endpoint) => ({ value: await make(endpoint, recordings, onConsent), tokens: null }),
    ),
});
