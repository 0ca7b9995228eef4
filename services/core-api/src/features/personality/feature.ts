import { defineFeature, many } from '../define-feature.ts';

export const feature = defineFeature({
  belongings: {
    area: 'writing',
    en: 'your personality tests',
    de: 'deine Persönlichkeitstests',
    fr: 'tes tests de personnalité',
    ar: 'اختبارات شخصيتك',
  },
  tables: { 'public.personality_tests': 'person' },
  exported: [many('personalityTests', 'personality_tests', 'taken_at, id')],
});
