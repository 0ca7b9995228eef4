import { defineFeature } from '../define-feature.ts';
import { createInsightReader } from './insight-reader.ts';
import { isInsightOn } from './is-insight-on.ts';

export const feature = defineFeature({
  answers: () => ({ insights: createInsightReader(), isInsightOn }),
});
