import {
  type ChallengeDocument,
  challengeDocumentSchema,
  type ChallengeTemplate,
} from '@reflectory/contracts/challenges';
import { type Language } from '@reflectory/contracts/languages';
import { byLanguage } from '@reflectory/server-kit';
import * as z from 'zod';
import { textsOf } from '../../../languages/texts-of.ts';

/** What of a challenge of the product is not words. A change of its words or days raises the version. */
type Shape = { key: string; version: number } & Pick<
  ChallengeDocument,
  'framework' | 'focus_minutes' | 'counts'
>;

const shapes: readonly Shape[] = [
  { key: 'noticing', version: 1 },
  { key: 'evenings', version: 1, framework: 'evening-review' },
  { key: 'decisions', version: 1, framework: 'decision-journal' },
  { key: 'conversations', version: 1, framework: 'difficult-conversation' },
  { key: 'rest', version: 1 },
  { key: 'gratitude', version: 1 },
  { key: 'focus', version: 2, focus_minutes: 25, counts: 'focus' },
  { key: 'letters', version: 1, framework: 'letter-to-self' },
  { key: 'small-habit', version: 1, counts: 'habits' },
  { key: 'steps', version: 1, counts: 'goals' },
];

const text = z.string().min(1);
const textsSchema = z.strictObject({
  name: text,
  about: text,
  habit: text.optional(),
  prompts: z.record(z.string(), text),
});
type Texts = z.infer<typeof textsSchema>;

function assemble({ key, version, ...shape }: Shape): ChallengeTemplate {
  const texts = textsOf(`challenges/${key}`, textsSchema);
  const said = (pick: (texts: Texts) => string | undefined) =>
    byLanguage((language: Language) => pick(texts[language]));
  const document = challengeDocumentSchema.parse({
    ...shape,
    name: said(({ name }) => name),
    about: said(({ about }) => about),
    ...(texts.en.habit && { habit: said(({ habit }) => habit) }),
    prompts: Object.keys(texts.en.prompts).map((day) => said(({ prompts }) => prompts[day])),
  });
  return { key, version, source: 'product', circle_id: null, may_change: false, document };
}

/** The challenges of the product, whose texts lie in `src/languages/<language>/challenges`. @throws Error where a text lacks */
export const productChallenges: readonly ChallengeTemplate[] = shapes.map(assemble);
