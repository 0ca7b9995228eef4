import { defineFeature, many } from '../define-feature.ts';
import { createSoundFunctions } from './sound.functions.ts';

export const feature = defineFeature({
  tables: { 'public.soundscapes': 'shared' },
  exported: [many('soundscapes', 'soundscapes', 'created_at, id')],
  functions: createSoundFunctions,
});
