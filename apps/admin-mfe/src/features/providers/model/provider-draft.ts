import type { FunctionInput } from '@reflectory/contracts/functions';
import { PROVIDER_TASKS, type ProviderTask, type SavedProvider } from '@reflectory/contracts/providers';

/** What the form holds: texts as they were typed. */
export type ProviderDraft = {
  baseUrl: string;
  /** Empty: the key that is kept stays. */
  key: string;
  models: Record<ProviderTask, string>;
  speechVoice: string;
  isOn: boolean;
  personTokens: string;
  personCalls: string;
  instanceTokens: string;
};

/** Fields that can be wrong. */
export type ProviderField = 'baseUrl' | 'personTokens' | 'personCalls' | 'instanceTokens';

const STANDARD = { person_tokens: 300_000, person_calls: 1000, instance_tokens: 10_000_000 };
const MOST = 1_000_000_000;

export function draftOf(saved: SavedProvider | null): ProviderDraft {
  const {
    person_tokens: personTokens,
    person_calls: personCalls,
    instance_tokens: instanceTokens,
  } = saved ?? STANDARD;
  return {
    baseUrl: saved?.base_url ?? '',
    key: '',
    models: Object.fromEntries(
      PROVIDER_TASKS.map((task) => [task, saved?.models[task] ?? '']),
    ) as ProviderDraft['models'],
    speechVoice: saved?.speech_voice ?? '',
    isOn: saved?.is_on ?? false,
    personTokens: String(personTokens),
    personCalls: String(personCalls),
    instanceTokens: String(instanceTokens),
  };
}

/** Spaces and points between thousands are how people write numbers. */
const countOf = (text: string): number | null => {
  const digits = text.replace(/[\s.,'’]/gu, '');
  return /^\d+$/u.test(digits) && Number(digits) <= MOST ? Number(digits) : null;
};

export const isAddress = (text: string): boolean =>
  URL.canParse(text.trim()) && /^https?:$/u.test(new URL(text.trim()).protocol);

/** Why a field cannot be saved as it is, as a key of the texts. */
export type ProviderProblems = Partial<
  Record<ProviderField, 'badAddress' | 'badNumber' | 'outcomes.not_allowed'>
>;

/** What has to be mended before a draft is saved. */
export const problemsOf = (draft: ProviderDraft): ProviderProblems => ({
  ...(!isAddress(draft.baseUrl) && { baseUrl: 'badAddress' }),
  ...Object.fromEntries(
    (['personTokens', 'personCalls', 'instanceTokens'] as const)
      .filter((field) => countOf(draft[field]) === null)
      .map((field) => [field, 'badNumber']),
  ),
});

/** What is saved of a draft without problems. */
export function settingsOf(draft: ProviderDraft): FunctionInput<'save-provider'> {
  const models = Object.entries(draft.models)
    .map(([task, model]) => [task, model.trim()] as const)
    .filter(([, model]) => model !== '');
  return {
    base_url: draft.baseUrl.trim(),
    ...(draft.key.trim() !== '' && { key: draft.key.trim() }),
    models: Object.fromEntries(models),
    speech_voice: draft.speechVoice.trim(),
    is_on: draft.isOn,
    person_tokens: countOf(draft.personTokens) ?? 0,
    person_calls: countOf(draft.personCalls) ?? 0,
    instance_tokens: countOf(draft.instanceTokens) ?? 0,
  };
}
