import { defineFeature, many } from '../define-feature.ts';
import { sharingPermissions } from './sharing.permissions.ts';

export const feature = defineFeature({
  tables: { 'public.grants': 'shared' },
  permissions: sharingPermissions,
  exported: [many('grants', 'grants', 'created_at, object_id')],
});
