import type { LibraryTopic } from '@reflectory/contracts/library';
import type { ProductPrompt } from './product-prompt.ts';
import { body } from './prompts/body.ts';
import { choices } from './prompts/choices.ts';
import { feelings } from './prompts/feelings.ts';
import { future } from './prompts/future.ts';
import { goodThings } from './prompts/good-things.ts';
import { hardTimes } from './prompts/hard-times.ts';
import { imagination } from './prompts/imagination.ts';
import { past } from './prompts/past.ts';
import { people } from './prompts/people.ts';
import { self } from './prompts/self.ts';
import { today } from './prompts/today.ts';
import { work } from './prompts/work.ts';

/** The prompts of the product by topic. */
export const productPrompts: Readonly<Record<LibraryTopic, readonly ProductPrompt[]>> = {
  today,
  'good-things': goodThings,
  people,
  work,
  choices,
  feelings,
  self,
  body,
  past,
  future,
  imagination,
  'hard-times': hardTimes,
};
