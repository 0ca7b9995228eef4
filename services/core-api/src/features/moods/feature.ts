import { defineFeature, many } from '../define-feature.ts';

export const feature = defineFeature({
  belongings: {
    area: 'writing',
    en: 'your check-ins',
    de: 'deine Check-ins',
    fr: 'tes points du moment',
    ar: 'تسجيلات مزاجك',
  },
  tables: { 'public.mood_check_ins': 'person' },
  exported: [many('moodCheckIns', 'mood_check_ins', 'felt_at, id')],
});
