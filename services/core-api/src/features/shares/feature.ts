import { defineFeature, many } from '../define-feature.ts';
import { createGuardFunctions } from './guards.functions.ts';
import { createDrawSharedImage } from './images.functions.ts';
import { getSharedPresentation, getSharedSession } from './shares.functions.ts';

export const feature = defineFeature({
  belongings: null,
  tables: {
    'public.presentation_shares': 'person',
    'app.share_passwords': 'internal',
    'app.share_view_salts': 'internal',
    'app.share_views': 'internal',
  },
  // Secrets, and hashes that no visitor is found by.
  inAccount: ['app.share_passwords', 'app.share_views'],
  live: ['public.presentation_shares'],
  exported: [many('shares', 'presentation_shares', 'created_at, id')],
  functions: (parts) => [
    getSharedPresentation,
    getSharedSession,
    ...createGuardFunctions(parts),
    createDrawSharedImage(parts),
  ],
});
