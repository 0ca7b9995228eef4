import type { EntryLinkTarget } from '@reflectory/contracts/entry-links';
import type { GuidedAnswer, Sentence } from '@reflectory/contracts/journal';
import type { IconName } from '@reflectory/design-system';
import type { ComponentType } from 'react';
import type { Scope } from '../use-scope.ts';

/** Something that was made of a sentence. */
export type Made = { type: EntryLinkTarget; id: string };

/** Something that was made of an answer, or of a part of it. */
export type MadeOfAnswer = Made & Pick<Sentence, 'start' | 'end' | 'quote'>;

/** What is shown of a thing beside the entry that it grew out of. */
export type FoundThing = {
  title: string;
  /** Its address. */
  href: string;
  /** How it stands, in a few words, for instance `done`. */
  state?: string;
};

export type SentenceFormProps = {
  sentence: Sentence;
  /** It is kept: what it is, for the link to the sentence. */
  onMade: (made: Made) => void;
  onCancel: () => void;
};

/** How an area makes things of sentences: what its module exports as `fromSentence`. */
export type FromSentence = {
  /** Asks what a sentence does not say, within a dialog that is open already, with a button that makes it. */
  Form: ComponentType<SentenceFormProps>;
  /** What there is of things that were made, by their ids: what is not there any more, or not for this person, is left out. */
  find: (scope: Scope, ids: readonly string[]) => Promise<ReadonlyMap<string, FoundThing>>;
  /** Makes something of the answers of one of `frameworks`, without asking; each with the words that it is made of. */
  takeAnswers?: (
    scope: Scope,
    answers: readonly GuidedAnswer[],
    framework: string,
  ) => Promise<MadeOfAnswer[]>;
};

/** Something that grows out of sentences: an area adds its own to `src/app/grown-kinds.tsx`. */
export type GrownKind = {
  /** Names its words in `locales`: `kinds.<id>.make`, `kinds.<id>.title`, `kinds.<id>.gone`, `kinds.<id>.take`. */
  id: string;
  /** Types of things that links name. */
  types: readonly EntryLinkTarget[];
  feature: string;
  icon: IconName;
  /** Keys of frameworks of the library whose answers become it by one press. */
  frameworks?: readonly string[];
  load: () => Promise<{ fromSentence: FromSentence }>;
};
