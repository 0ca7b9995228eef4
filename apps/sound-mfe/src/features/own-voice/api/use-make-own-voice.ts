import { callFunction, FunctionCallError, type ServiceClient } from '@reflectory/client';
import type { Language } from '@reflectory/contracts/languages';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { OwnVoiceOutcome } from '@reflectory/contracts/sound';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOwnVoiceKey } from '../../../shared/use-own-voice.ts';
import { useScope } from '../../../shared/use-scope.ts';
import type { RecordedPart } from '../model/use-part-recorder.ts';

/** What is to be read, once and for a while. */
export type Reading = Omit<FunctionOutput<'draw-own-voice-reading'>, 'seconds'> & {
  language: Language;
  /** Milliseconds of this device's clock, whatever that says. */
  validUntil: number;
};

/** Draws what is to be read. */
export function useDrawReading() {
  const { client } = useScope();
  return useMutation({
    mutationFn: async (language: Language): Promise<Reading> => {
      const { seconds, ...drawn } = await callFunction(client, 'draw-own-voice-reading', { language });
      return { ...drawn, language, validUntil: Date.now() + seconds * 1000 };
    },
  });
}

/**
 * Milliseconds for which a provider that takes its time is waited for, and between two looks: longer than four calls of
 * a minute each, of which two are tried again.
 */
const PATIENCE_MS = 330_000;
const LOOK_MS = 3000;

/** The service goes on with what takes longer than a call may: whether a voice came of it. */
async function hasBecomeVoice(client: ServiceClient): Promise<boolean> {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const { data } = await client.from('own_voices').select('id').limit(1);
    if (data && data.length > 0) return true;
  }
  return false;
}

type Made = { reading: Reading; phrase: RecordedPart; statement: RecordedPart };

/** Has a voice made of what was read; answers what became of it. */
export function useMakeOwnVoice() {
  const { client } = useScope();
  const queries = useQueryClient();
  const queryKey = useOwnVoiceKey();
  return useMutation({
    mutationFn: async ({ reading, phrase, statement }: Made): Promise<OwnVoiceOutcome> => {
      const recordings = {
        reading_id: reading.id,
        content_type: phrase.contentType,
        phrase_sound: await toBase64(phrase.sound),
        statement_sound: await toBase64(statement.sound),
      };
      try {
        return (await callFunction(client, 'make-own-voice', recordings)).outcome;
      } catch (error) {
        if (!(error instanceof FunctionCallError) || error.code !== 'timeout') throw error;
        return (await hasBecomeVoice(client)) ? 'made' : 'provider_stopped';
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Bytes that are put into a text at once. */
const PIECE = 32_768;

async function toBase64(sound: Blob): Promise<string> {
  const bytes = new Uint8Array(await sound.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
