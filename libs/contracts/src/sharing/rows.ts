// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type ObjectInvitationRow = {
  instance_id: string;
  object_type: string;
  object_id: string;
  email: string;
  level: 'view' | 'comment' | 'edit' | 'manage';
  title: string;
  invited_by: string;
  created_at: string;
};
export type ObjectInvitationInsert = Pick<
  ObjectInvitationRow,
  'object_type' | 'object_id' | 'email' | 'level' | 'title'
> &
  Partial<Pick<ObjectInvitationRow, 'instance_id' | 'invited_by'>>;
export type ObjectInvitationUpdate = Partial<Pick<ObjectInvitationRow, 'level'>>;

/** What the database does with the tables of this area. */
export const sharingTables = {
  object_invitations: {
    ownership: 'shared',
    key: ['instance_id', 'object_type', 'object_id', 'email'],
    insertable: ['instance_id', 'object_type', 'object_id', 'email', 'level', 'title', 'invited_by'],
    updatable: ['level'],
    defaults: {
      instance_id: { from: 'instance' },
      invited_by: { from: 'caller' },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    object_invitations: Table<ObjectInvitationRow, ObjectInvitationInsert, ObjectInvitationUpdate>;
  }
}
