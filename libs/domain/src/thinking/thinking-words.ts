/** Habits of thought that are asked about. */
export const THINKING_PATTERNS = ['absolute', 'should', 'mindReading', 'catastrophe'] as const;
export type ThinkingPattern = (typeof THINKING_PATTERNS)[number];

/** What says a habit in a language, as pieces of a regular expression that stand between words. */
export type ThinkingWords = Readonly<Record<ThinkingPattern, readonly string[]>> & {
  /** What makes a sentence that has it no such thought: it is told of somebody, over, denied or seen through. */
  unless: readonly string[];
};
