import type { Language } from '@reflectory/contracts/languages';

/** A text in every built-in language. */
export type Texts = Readonly<Record<Language, string>>;

export type FrameworkKey = 'tension' | 'anxious' | 'free';

/** One question of a framework. */
export type Step = {
  /** The question; `{n}` stands for the echo of the answer to question n (counted from 1). */
  question: Texts;
  /** Stands in for the echo while this question has no answer, so that later questions still read well. */
  unanswered?: Texts;
};

/** A way through a guided session. */
export type Framework = {
  key: FrameworkKey;
  label: Texts;
  /** One sentence that helps a person choose. */
  description: Texts;
  questionCount: number;
};

/** How every framework is shown in one language: each language is a file of its own. */
export type FrameworkTexts = Readonly<Record<FrameworkKey, { label: string; description: string }>>;

/** The questions of every framework in one language, in the same order in all: only who asks them needs them. */
export type QuestionTexts = Readonly<
  Record<FrameworkKey, readonly { question: string; unanswered?: string }[]>
>;
