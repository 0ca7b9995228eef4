import * as z from 'zod';

/** Seconds of a recording, and what was said between them. */
export const transcriptSegmentSchema = z.object({
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
  text: z.string(),
});
export type TranscriptSegment = z.infer<typeof transcriptSegmentSchema>;

/** Characters that a transcript may have: three hours of somebody who talks fast. */
export const TRANSCRIPT_LIMIT = 500_000;
