import { defineFeature, many } from '../define-feature.ts';

export const feature = defineFeature({
  tables: { 'public.personality_tests': 'person' },
  exported: [many('personalityTests', 'personality_tests', 'taken_at, id')],
});
