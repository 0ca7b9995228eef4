import { defineFeature, many } from '../define-feature.ts';
import { createEditingFunctions } from './editing.functions.ts';
import { changesRetention } from './editing.retention.ts';

export const feature = defineFeature({
  belongings: null,
  tables: { 'app.object_heads': 'internal', 'public.object_changes': 'shared' },
  live: ['public.object_changes'],
  exported: [many('objectChanges', 'object_changes', 'received_at, object_id, number')],
  impersonal: {
    'public.object_changes':
      'an object of others keeps what was changed of it, without a name; what is somebody’s own goes with it',
  },
  functions: createEditingFunctions,
  retention: [changesRetention],
});
