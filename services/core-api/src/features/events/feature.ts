import { defineFeature } from '../define-feature.ts';

export const feature = defineFeature({
  inAccount: ['app.dead_letters', 'app.events'],
});
