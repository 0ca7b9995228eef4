import { hear, isEnough, loadLearned, prepareHearing } from './hearing/hear.ts';

/**
 * Whether somebody writes of wanting to die, directly or not, in English, German, French or Arabic. Careful on the
 * side of hearing it: a wrong yes withholds an insight and offers help, a wrong no is silent.
 *
 * It is asked anew of the text each time; what it says is never kept, counted or told to anyone but the writer.
 */
export const speaksOfSuicide = (text: string): boolean => hear(text).some((heard) => isEnough(heard));

/** The same for a page that must go on answering its reader: `rest` is waited for whenever a few milliseconds were worked. */
export const speaksOfSuicideInSteps = async (text: string, rest: () => Promise<void>): Promise<boolean> => {
  // Without what was learned the rules are asked.
  await loadLearned().catch(() => undefined);
  await prepareHearing(text, rest);
  return speaksOfSuicide(text);
};
