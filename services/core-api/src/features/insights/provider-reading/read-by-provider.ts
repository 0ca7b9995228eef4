import type { Analysis } from '@reflectory/contracts/journal';
import type { Language } from '@reflectory/contracts/languages';
import type { WorkOwner } from '@reflectory/server-kit';
import { type Provider, ProviderFailedError, ProviderRefusedError } from '../../../provider/index.ts';
import { checkedReading } from './checked-reading.ts';
import { readingAnswerSchema, readingInstructions } from './reading-answer.ts';

/** Characters of an entry that are sent. */
const LONGEST = 40_000;
const ANSWER_TOKENS = 900;

type Asked = {
  owner: WorkOwner;
  entryId: string;
  text: string;
  language: Language;
  /** What the built-in engine found. */
  local: Analysis;
};

type Outcome = NonNullable<Analysis['provider']>['outcome'];

const failed = (local: Analysis, outcome: Outcome): Analysis => ({
  ...local,
  provider: { outcome, dropped: 0 },
});

/** The reading of a provider where there is one and everybody agreed; else that of the built-in engine, and why. */
export async function readByProvider(
  provider: Pick<Provider, 'askObject'>,
  { owner, entryId, text, language, local }: Asked,
): Promise<Analysis> {
  if (text.trim() === '') return local;
  const instructions = readingInstructions(language);
  const sent = text.slice(0, LONGEST).toWellFormed();
  try {
    const { engine, value: answer } = await provider.askObject(
      {
        ...owner,
        task: 'reading',
        entryIds: [entryId],
        instructions,
        messages: [{ role: 'user', content: sent }],
        maxTokens: ANSWER_TOKENS,
      },
      readingAnswerSchema,
    );
    const isCut = text.length > LONGEST;
    return checkedReading({ engine, answer, text, instructions, language, local, isCut });
  } catch (error) {
    if (error instanceof ProviderFailedError) return failed(local, error.reason);
    if (!(error instanceof ProviderRefusedError)) throw error;
    const { reason } = error;
    return reason === 'person_budget' || reason === 'instance_budget' ? failed(local, reason) : local;
  }
}
