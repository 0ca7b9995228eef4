import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { providerModelsSchema, providerTaskSchema } from './tasks.ts';

const tokensSchema = z.int().min(0).max(1_000_000_000_000);
const useSchema = z.object({ calls: z.int(), tokens: z.int() });

/** What an instance says of its provider; the key is told to nobody. */
const settingsSchema = z.object({
  /** Root of an API as OpenAI's, for instance `https://api.example/v1`. */
  base_url: z.string().trim().min(1).max(300),
  models: providerModelsSchema,
  /** Name of the voice that speaks; empty leaves it to the provider. */
  speech_voice: z.string().trim().max(100).default(''),
  is_on: z.boolean(),
  /** Of a calendar month. */
  person_tokens: tokensSchema,
  person_calls: z.int().min(0).max(1_000_000_000),
  instance_tokens: tokensSchema,
});
export type ProviderSettings = z.infer<typeof settingsSchema>;

const savedSchema = settingsSchema.extend({
  host: z.string(),
  /** Last characters of the key; null where there is none. */
  key_ending: z.string().nullable(),
});
export type SavedProvider = z.infer<typeof savedSchema>;

/** What came of asking a provider for its models. */
const PROVIDER_TEST_OUTCOMES = [
  'answered',
  /** It answers, but does not say which models it has. */
  'no_list',
  /** It does not take the key. */
  'wrong_key',
  /** The address is private, or not by https. */
  'not_allowed',
  'unavailable',
] as const;

/** Functions of the provider that an instance may set up. */
export const providerFunctions = {
  /** Whom the caller is asked about, what they said, and what they used this month. */
  'get-provider': {
    input: z.null(),
    output: z.object({
      /** Null where the instance has none, or switched it off. */
      provider: z
        .object({
          host: z.string(),
          tasks: z.array(providerTaskSchema),
          person_tokens: z.int(),
          person_calls: z.int(),
        })
        .nullable(),
      has_consent: z.boolean(),
      used: useSchema,
    }),
  },
  /** Agrees that words of the caller are sent to this host; it is taken back by removing the row. */
  'agree-to-provider': { input: z.object({ provider: z.string().min(1).max(253) }), output: z.object({}) },
  'get-provider-settings': {
    input: z.null(),
    output: z.object({
      /** Whether this installation can keep keys. */
      is_possible: z.boolean(),
      saved: savedSchema.nullable(),
      /** What all people of the instance used this month. */
      used: useSchema,
    }),
  },
  'save-provider': {
    /** A key that is left out stays, as long as the origin is the same; null removes it. */
    input: settingsSchema.extend({ key: z.string().trim().min(1).max(500).nullish() }),
    output: z.object({ saved: savedSchema }),
  },
  /** Asks an address for its models; sends nothing that anybody wrote. */
  'test-provider': {
    /** Without a key the one that is kept for this origin is used. */
    input: z.object({
      base_url: settingsSchema.shape.base_url,
      key: z.string().trim().min(1).max(500).nullish(),
    }),
    output: z.object({ outcome: z.enum(PROVIDER_TEST_OUTCOMES), models: z.array(z.string()) }),
  },
} as const satisfies Record<string, FunctionContract>;
type ProviderFunctions = typeof providerFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends ProviderFunctions {}
}
