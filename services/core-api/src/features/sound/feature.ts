import { defineFeature, many } from '../define-feature.ts';
import { createSoundFunctions } from './sound.functions.ts';

export const feature = defineFeature({
  tables: { 'public.soundscapes': 'shared', 'app.spoken_sentences': 'internal' },
  // Of words that stand elsewhere; the provider says them again.
  derived: ['app.spoken_sentences'],
  exported: [many('soundscapes', 'soundscapes', 'created_at, id')],
  functions: createSoundFunctions,
});
