import type { EmotionInsight } from '@reflectory/contracts/journal';

/** Below this confidence a feeling is a hint, however much of a text speaks of it. */
const LEAST_CONFIDENCE = 0.6;

/** Whether too little speaks of a feeling for a percentage: one word alone, or words that are often wrong. */
export const isHint = ({
  confidence,
  evidence,
}: Pick<EmotionInsight, 'confidence' | 'evidence'>): boolean => {
  const terms = evidence.reduce((count, item) => count + item.terms.length, 0);
  return terms < 2 || (confidence !== undefined && confidence < LEAST_CONFIDENCE);
};
