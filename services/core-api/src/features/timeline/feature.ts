import { defineFeature, single } from '../define-feature.ts';
import { timelineFunctions } from './timeline.functions.ts';

export const feature = defineFeature({
  belongings: null,
  tables: { 'public.writing_rhythms': 'person' },
  exported: [single('writingRhythm', 'writing_rhythms')],
  functions: () => timelineFunctions,
});
