import { defineFeature, many } from '../define-feature.ts';
import { getSharedPresentation, getSharedSession } from './shares.functions.ts';

export const feature = defineFeature({
  tables: { 'public.presentation_shares': 'person' },
  live: ['public.presentation_shares'],
  exported: [many('shares', 'presentation_shares', 'created_at, id')],
  functions: () => [getSharedPresentation, getSharedSession],
});
