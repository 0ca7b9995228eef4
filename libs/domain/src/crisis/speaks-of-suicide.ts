import { hear, isEnough } from './hearing/hear.ts';
import { speeches } from './hearing/speeches.ts';

/**
 * Whether somebody writes of wanting to die, directly or not, in English, German, French or Arabic. Careful on the
 * side of hearing it: a wrong yes withholds an insight and offers help, a wrong no is silent.
 *
 * It is asked anew of the text each time; what it says is never kept, counted or told to anyone but the writer.
 */
export const speaksOfSuicide = (text: string): boolean =>
  hear(text, speeches).some((heard) => isEnough(heard));
