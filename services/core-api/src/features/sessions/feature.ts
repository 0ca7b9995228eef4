import { defineFeature } from '../define-feature.ts';
import { createSessionFunctions } from './sessions.functions.ts';

export const feature = defineFeature({
  functions: ({ ports: { insights, isInsightOn, hasPremium, findFramework }, now }) =>
    createSessionFunctions({
      findFramework,
      measure: insights.measure,
      mayAnalyse: async (tx) => (await isInsightOn(tx)) && hasPremium(tx, new Date(now())),
    }),
});
