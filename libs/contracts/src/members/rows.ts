// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type GrantRow = {
  instance_id: string;
  object_type: string;
  object_id: string;
  level: 'view' | 'comment' | 'edit' | 'manage';
  user_id: string | null;
  group_id: string | null;
  role: string | null;
  link_token: string | null;
  subject: string;
  is_owner: boolean;
  accepted_at: string | null;
  expires_at: string | null;
  created_at: string;
};
export type GrantInsert = Pick<GrantRow, 'object_type' | 'object_id' | 'level'> &
  Partial<Pick<GrantRow, 'instance_id' | 'user_id' | 'group_id' | 'role' | 'link_token' | 'expires_at'>>;
export type GrantUpdate = Partial<Pick<GrantRow, 'level' | 'expires_at'>>;

export type InstanceRoleRow = {
  instance_id: string;
  id: string;
  name: string;
  permissions: string[];
  created_at: string;
  updated_at: string;
};
export type InstanceRoleInsert = Pick<InstanceRoleRow, 'name'> &
  Partial<Pick<InstanceRoleRow, 'instance_id' | 'id' | 'permissions'>>;
export type InstanceRoleUpdate = Partial<Pick<InstanceRoleRow, 'name' | 'permissions'>>;

export type InstanceUserRow = {
  instance_id: string;
  user_id: string;
  role: 'member' | 'coach' | 'admin';
  is_active: boolean;
  created_at: string;
};
export type InstanceUserInsert = Pick<InstanceUserRow, never> & Partial<Pick<InstanceUserRow, never>>;
export type InstanceUserUpdate = Partial<Pick<InstanceUserRow, 'role' | 'is_active'>>;

export type RoleMemberRow = {
  instance_id: string;
  user_id: string;
  role: 'owner' | 'moderator' | '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  role_id: string | null;
  created_at: string;
};
export type RoleMemberInsert = Pick<RoleMemberRow, 'user_id' | 'role'> &
  Partial<Pick<RoleMemberRow, 'instance_id'>>;
export type RoleMemberUpdate = Partial<Pick<RoleMemberRow, never>>;

/** What the database does with the tables of this area. */
export const membersTables = {
  grants: {
    ownership: 'shared',
    key: ['instance_id', 'object_id', 'object_type', 'subject'],
    insertable: [
      'instance_id',
      'object_type',
      'object_id',
      'level',
      'user_id',
      'group_id',
      'role',
      'link_token',
      'expires_at',
    ],
    updatable: ['level', 'expires_at'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { value: null },
      group_id: { value: null },
      role: { value: null },
      link_token: { value: null },
      is_owner: { value: false },
      accepted_at: { value: null },
      expires_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  instance_roles: {
    ownership: 'instance',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'name', 'permissions'],
    updatable: ['name', 'permissions'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      permissions: { value: [] },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  instance_users: {
    ownership: 'instance',
    key: ['instance_id', 'user_id'],
    insertable: [],
    updatable: ['role', 'is_active'],
    defaults: {
      instance_id: { from: 'instance' },
      role: { value: 'member' },
      is_active: { value: true },
      created_at: { from: 'clock' },
    },
  },
  role_members: {
    ownership: 'instance',
    key: ['instance_id', 'user_id', 'role'],
    insertable: ['instance_id', 'user_id', 'role'],
    updatable: [],
    defaults: { instance_id: { from: 'instance' }, role_id: { value: null }, created_at: { from: 'clock' } },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    grants: Table<GrantRow, GrantInsert, GrantUpdate>;
    instance_roles: Table<InstanceRoleRow, InstanceRoleInsert, InstanceRoleUpdate>;
    instance_users: Table<InstanceUserRow, InstanceUserInsert, InstanceUserUpdate>;
    role_members: Table<RoleMemberRow, RoleMemberInsert, RoleMemberUpdate>;
  }
}
