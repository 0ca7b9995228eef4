import { defineFeature, many, single } from '../define-feature.ts';
import { reviewFunctions } from './reviews.functions.ts';
import { createReviewJobs } from './reviews.jobs.ts';

export const feature = defineFeature({
  belongings: {
    area: 'writing',
    en: 'your reviews of weeks, months and years',
    de: 'deine Rückblicke auf Wochen, Monate und Jahre',
    fr: 'tes bilans de semaines, de mois et d’années',
    ar: 'مراجعاتك للأسابيع والأشهر والسنوات',
  },
  tables: { 'public.period_reviews': 'person', 'public.period_review_settings': 'person' },
  exported: [
    many('periodReviews', 'period_reviews', 'first_day, kind'),
    single('periodReviewSettings', 'period_review_settings'),
  ],
  functions: () => reviewFunctions,
  jobs: createReviewJobs,
});
