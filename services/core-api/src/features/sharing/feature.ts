import { defineFeature, many } from '../define-feature.ts';
import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { sharingFunctions } from './sharing.functions.ts';
import { sharingPermissions } from './sharing.permissions.ts';

/** Days after which an invitation that nobody answered is forgotten. */
const INVITED_DAYS = 60;

export const feature = defineFeature({
  belongings: null,
  tables: {
    'public.grants': 'shared',
    'public.object_invitations': 'shared',
    'app.object_lists': 'internal',
  },
  permissions: sharingPermissions,
  notifications: notificationsInWords('sharing', { invited: 'invitations' }),
  exported: [
    many('grants', 'grants', 'created_at, object_id'),
    many('objectInvitations', 'object_invitations', 'created_at, object_id', 'invited_by'),
  ],
  functions: () => sharingFunctions,
  retention: [
    {
      job: 'sweep-object-invitations',
      cron: '30 4 * * *',
      keptSince: (now) => new Date(now.getTime() - INVITED_DAYS * 86_400_000),
      async sweep(db, keptSince) {
        const [row] = await db.query<{ swept: number }>('select app.sweep_invitations($1) as swept', [
          keptSince,
        ]);
        return row?.swept ?? 0;
      },
    },
  ],
});
