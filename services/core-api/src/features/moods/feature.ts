import { defineFeature, many } from '../define-feature.ts';

export const feature = defineFeature({
  tables: { 'public.mood_check_ins': 'person' },
  exported: [many('moodCheckIns', 'mood_check_ins', 'felt_at, id')],
});
