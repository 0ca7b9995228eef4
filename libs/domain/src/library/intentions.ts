import {
  type FrameworkDocument,
  LIBRARY_INTENTIONS,
  type LibraryIntention,
  type LibraryTopic,
} from '@reflectory/contracts/library';

/** What is written about by whom a need has led here. Every topic belongs to one. */
export const TOPICS_OF_INTENTION: Readonly<Record<LibraryIntention, readonly LibraryTopic[]>> = {
  settle: ['body', 'good-things'],
  sleep: ['body'],
  understand: ['feelings'],
  decide: ['choices'],
  plan: ['future', 'work'],
  'look-back': ['today', 'past'],
  people: ['people'],
  self: ['self', 'imagination'],
  grief: ['hard-times'],
};

/** What a framework helps with: what it says itself, else what its topic is for. */
export const intentionsOf = ({
  intentions,
  topic,
}: Pick<FrameworkDocument, 'intentions' | 'topic'>): LibraryIntention[] =>
  intentions ?? LIBRARY_INTENTIONS.filter((one) => TOPICS_OF_INTENTION[one].includes(topic));
