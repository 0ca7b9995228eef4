import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany, generateImage, generateText, Output, streamText } from 'ai';
import type * as z from 'zod';
import { failureOf } from './failure-of.ts';
import { type ChatRequest, ProviderFailedError, type ProviderRequest } from './provider.ts';

// Warnings would write into the log what was asked for.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Where a call goes. */
export type Endpoint = { baseUrl: string; key: string | null; model: string; fetch: typeof globalThis.fetch };

/** What came back, and the tokens that the provider counted; null where it did not say. */
export type Counted<Value> = { value: Value; tokens: number | null };

type Chat = Pick<ChatRequest, 'instructions' | 'messages' | 'signal'> & { maxTokens: number };

const providerAt = ({ baseUrl, key, fetch }: Endpoint) =>
  createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    ...(key !== null && { apiKey: key }),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });

const optionsOf = (endpoint: Endpoint, { instructions, messages, maxTokens, signal }: Chat) => ({
  model: providerAt(endpoint).chatModel(endpoint.model),
  instructions,
  messages: messages.map(({ role, content }) => ({ role, content })),
  maxOutputTokens: maxTokens,
  // Another attempt is ours to make.
  maxRetries: 0,
  ...(signal && { abortSignal: signal }),
});

/** Hands on what a failure means, and nothing of what was sent. */
const understood = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw failureOf(error);
  }
};

export async function chat(endpoint: Endpoint, request: Chat): Promise<Counted<string>> {
  const { text, totalUsage } = await understood(generateText(optionsOf(endpoint, request)));
  if (text.trim() === '') throw new ProviderFailedError('not_understood');
  return { value: text, tokens: totalUsage.totalTokens ?? null };
}

export async function chatObject<Schema extends z.ZodType>(
  endpoint: Endpoint,
  request: Chat,
  schema: Schema,
): Promise<Counted<z.output<Schema>>> {
  const output = Output.object({ schema });
  const run = async () => {
    const result = await generateText({ ...optionsOf(endpoint, request), output });
    return { value: result.output as z.output<Schema>, tokens: result.totalUsage.totalTokens ?? null };
  };
  return understood(run());
}

/** Pieces of the answer; `onEnd` hears how many tokens it was, once all of it came. */
export async function* chatStream(
  endpoint: Endpoint,
  request: Chat,
  onEnd: (tokens: number | null) => void,
): AsyncGenerator<string> {
  const result = streamText({ ...optionsOf(endpoint, request), onError: () => undefined });
  try {
    for await (const part of result.stream) {
      if (part.type === 'text-delta') yield part.text;
      if (part.type === 'error') throw part.error;
    }
    const reason = await result.finishReason;
    if (reason !== 'stop' && reason !== 'length') throw new ProviderFailedError('unavailable');
    onEnd((await result.totalUsage).totalTokens ?? null);
  } catch (error) {
    throw failureOf(error);
  }
}

export async function embedTexts(
  endpoint: Endpoint,
  { texts, signal }: Pick<ProviderRequest, 'signal'> & { texts: readonly string[] },
): Promise<Counted<Float32Array[]>> {
  const { embeddings, usage } = await understood(
    embedMany({
      model: providerAt(endpoint).embeddingModel(endpoint.model),
      values: [...texts],
      maxRetries: 0,
      ...(signal && { abortSignal: signal }),
    }),
  );
  const width = embeddings[0]?.length ?? 0;
  const isEven = embeddings.length === texts.length && embeddings.every(({ length }) => length === width);
  if (!isEven || width === 0) throw new ProviderFailedError('not_understood');
  return { value: embeddings.map((embedding) => Float32Array.from(embedding)), tokens: usage.tokens };
}

export async function drawImage(
  endpoint: Endpoint,
  { prompt, size, signal }: Pick<ProviderRequest, 'signal'> & { prompt: string; size: `${number}x${number}` },
): Promise<Counted<{ bytes: Uint8Array; contentType: string }>> {
  const { image } = await understood(
    generateImage({
      model: providerAt(endpoint).imageModel(endpoint.model),
      prompt,
      size,
      maxRetries: 0,
      ...(signal && { abortSignal: signal }),
    }),
  );
  return { value: { bytes: image.uint8Array, contentType: image.mediaType }, tokens: null };
}
