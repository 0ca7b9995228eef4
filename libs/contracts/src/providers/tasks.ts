import * as z from 'zod';

/** What a provider may be asked for. */
export const PROVIDER_TASKS = [
  'reading',
  'summary',
  'questions',
  'chat',
  'embeddings',
  'transcription',
  'images',
  'speech',
  'own_voice',
] as const;
export const providerTaskSchema = z.enum(PROVIDER_TASKS);
export type ProviderTask = z.infer<typeof providerTaskSchema>;

/** Those that something of the product asks for by now: a model is set up for these. */
export const OFFERED_TASKS = [
  'reading',
  'chat',
  'images',
  'speech',
  'own_voice',
  'transcription',
] as const satisfies readonly ProviderTask[];

/** Name of the model of each task; what is left out is not done by the provider. */
export const providerModelsSchema = z.partialRecord(providerTaskSchema, z.string().trim().min(1).max(200));
export type ProviderModels = z.infer<typeof providerModelsSchema>;
