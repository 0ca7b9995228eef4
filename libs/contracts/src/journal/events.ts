import * as z from 'zod';
import { LANGUAGES } from '../languages/index.ts';

/** The subject is the entry's id. */
const payload = z.object({
  /** What is found is said in it where the text itself says nothing about its language. */
  language: z.enum(LANGUAGES),
});

/** What happens to an entry, for whoever hears of it. */
export const entryEvents = {
  finished: { name: 'entry.finished', payload },
  /** Its text was written anew. */
  revised: { name: 'entry.revised', payload },
  /** The person wants it read that was not, or could not be. */
  analysisRequested: { name: 'entry.analysis_requested', payload },
} as const;
