import { type FrameworkDocument, frameworkDocumentSchema } from '@reflectory/contracts/library';
import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import { byLanguage } from '@reflectory/server-kit';
import * as z from 'zod';
import { textsOf } from '../../../languages/texts-of.ts';
import type { FrameworkShape, StepShape } from './framework-shape.ts';

const text = z.string().min(1);
const stepTextsSchema = z.strictObject({
  question: text,
  hint: text.optional(),
  unanswered: text.optional(),
  low: text.optional(),
  high: text.optional(),
  options: z.record(z.string(), text).optional(),
});
const frameworkTextsSchema = z.strictObject({
  name: text,
  promise: text,
  steps: z.record(z.string(), stepTextsSchema),
});
type FrameworkTexts = z.infer<typeof frameworkTextsSchema>;
type StepTexts = z.infer<typeof stepTextsSchema>;
type TextsIn<Texts> = Readonly<Record<Language, Texts>>;

/** A text that English decides about: it is there in every language, or in none. */
function said<Texts>(texts: TextsIn<Texts>, pick: (texts: Texts) => string | undefined) {
  const everywhere = byLanguage((language) => pick(texts[language]));
  return everywhere.en === undefined ? undefined : everywhere;
}

const optionOf = (key: string, texts: TextsIn<StepTexts | undefined>) => ({
  key,
  label: said(texts, (step) => step?.options?.[key]),
});

function stepOf({ options, ...shape }: StepShape, ofFramework: TextsIn<FrameworkTexts>): object {
  const texts = byLanguage((language) => ofFramework[language].steps[shape.id]);
  const fields = ['question', 'hint', 'unanswered', 'low', 'high'] as const;
  const words: [string, object | undefined][] = fields.map((field) => [
    field,
    said(texts, (step) => step?.[field]),
  ]);
  return {
    ...shape,
    ...Object.fromEntries(words.filter(([, spoken]) => spoken !== undefined)),
    ...(options && { options: options.map((key) => optionOf(key, texts)) }),
  };
}

/** A framework with its texts of every language. @throws Error where a text lacks, or belongs to no step */
export function assembleFramework(shape: FrameworkShape): FrameworkDocument {
  const texts = textsOf(`library/frameworks/${shape.key}`, frameworkTextsSchema);
  const ids = new Set(shape.steps.map(({ id }) => id));
  const lost = Object.keys(texts.en.steps).filter((id) => !ids.has(id));
  if (lost.length > 0) throw new Error(`${shape.key} has texts of steps that it has not: ${lost.join(', ')}`);
  return frameworkDocumentSchema.parse({
    ...shape,
    languages: [...LANGUAGES],
    name: said(texts, ({ name }) => name),
    promise: said(texts, ({ promise }) => promise),
    steps: shape.steps.map((step) => stepOf(step, texts)),
  });
}
