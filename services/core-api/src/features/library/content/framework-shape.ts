import type { FrameworkDocument, FrameworkStep } from '@reflectory/contracts/library';

type StepTexts = 'question' | 'hint' | 'unanswered' | 'low' | 'high' | 'options';
type WithoutTexts<Step> = Step extends unknown ? Omit<Step, StepTexts> : never;

/** A step without its texts; of a choice the keys of its options. */
export type StepShape = WithoutTexts<FrameworkStep> & { options?: readonly string[] };

/** A framework without its texts, which lie in `src/languages/<language>/library/frameworks/<key>.json`. */
export type FrameworkShape = Omit<FrameworkDocument, 'languages' | 'name' | 'promise' | 'steps'> & {
  steps: readonly StepShape[];
};
