import { createHash } from 'node:crypto';
import type { TestPerson } from '@reflectory/runtime/testing';

/** Who may do what with the rows of a table. */
type TableKind =
  /** Their own person, nobody else. */
  | 'personal'
  /** Everybody at the instance reads, its admins write. */
  | 'of the instance'
  /** A person reads their own, admins read all and change others'. */
  | 'membership'
  /** Their owner does everything; A-other has a grant on the row of A-user and may do `guestMay`. */
  | 'shared'
  /** Its admins alone read and write. */
  | 'of admins'
  /** Everybody who is signed in at the instance reads, nobody writes. */
  | 'seen by members'
  /** Everybody at the instance reads and adds: what a program says that lets everybody in. */
  | 'open'
  /** The instances themselves: members see theirs, its admins brand it, whoever looks after all does everything. */
  | 'instances'
  /** Everybody reads, whoever looks after all instances writes. */
  | 'of all instances';

/** How to write and change a row of a table; columns are given as the client gives them. */
export type TableRule = {
  kind: TableKind;
  /** Row of a person; `parent` is the person whose entry or session it hangs on. */
  row?: (person: TestPerson, parent: TestPerson) => Record<string, unknown>;
  /** Whether a row can hang on another person's, which must be refused. */
  hasParent?: boolean;
  /** What a grant to view lets somebody do, where the kind is `shared`. */
  guestMay?: readonly string[];
  /** Whether nobody changes a row: it is removed, and made anew. */
  isFixed?: boolean;
  /** Whether not even the owner removes a row. */
  isKept?: boolean;
  /** A change that the owner may make. */
  change: string;
  /** A change that nobody makes of a row, but whoever looks after all instances. */
  misuse?: string;
  /** A state, and a change that nobody makes of a row in it, though it may be theirs; `reset` ends the state. */
  sealed?: { state: string; change: string; reset: string };
  /** Rows that are there for other tables, as a condition. */
  kept?: string;
  /** Where the row of a person is. */
  where: (person: TestPerson) => string;
};

/** Ids that every test can know beforehand. */
export function idOf(kind: string, person: TestPerson): string {
  const hex = createHash('sha256').update(`${kind} ${person.id}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const ownedBy = (person: TestPerson) => `user_id = '${person.id}' and instance_id = '${person.instanceId}'`;
const atInstance = (person: TestPerson) => `instance_id = '${person.instanceId}'`;

/** Name of a table with its schema. */
export const placeOf = (table: string) => (table.includes('.') ? table : `public.${table}`);

/** One rule for each protected table; a new table fails the suite until it is described here. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  profiles: {
    kind: 'personal',
    isKept: true,
    row: (person) => ({ id: person.id, name: 'Name' }),
    change: "name = 'Changed'",
    where: (person) => `id = '${person.id}' and instance_id = '${person.instanceId}'`,
  },
  subscribers: {
    kind: 'personal',
    isKept: true,
    row: (person) => ({
      email: person.email,
      user_id: person.id,
      subscribed: true,
      subscription_tier: 'Beta',
    }),
    change: 'updated_at = now()',
    misuse: "subscription_tier = 'Pro'",
    sealed: {
      state: "subscription_tier = 'Pro'",
      change: "subscription_tier = 'Beta'",
      reset: "subscription_tier = 'Beta'",
    },
    where: ownedBy,
  },
  sessions: {
    kind: 'personal',
    row: (person) => ({ id: idOf('new session', person), user_id: person.id, framework: 'free' }),
    change: "title = 'Changed'",
    where: ownedBy,
  },
  entries: {
    kind: 'personal',
    row: (person, parent) => ({
      id: idOf('new entry', person),
      user_id: person.id,
      session_id: idOf('session', parent),
      text: 'Text',
    }),
    hasParent: true,
    change: "title = 'Changed'",
    where: ownedBy,
  },
  analyses: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      entry_id: idOf('entry', parent),
      engine: 'builtin@1',
      input_hash: 'a'.repeat(64),
      result: '{}',
    }),
    hasParent: true,
    change: "engine = 'changed'",
    where: ownedBy,
  },
  artworks: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      entry_id: idOf('entry', parent),
      engine: 'builtin@1',
      seed: '1',
      svg: '<svg/>',
    }),
    hasParent: true,
    change: "seed = '2'",
    where: ownedBy,
  },
  presentation_shares: {
    kind: 'personal',
    row: (person, parent) => ({
      user_id: person.id,
      title: 'Title',
      presentation_type: 'session',
      presentation_data: '{}',
      source_id: idOf('entry', parent),
    }),
    hasParent: true,
    change: 'revoked_at = now()',
    misuse: 'revoked_at = null',
    where: ownedBy,
  },
  instance_features: {
    kind: 'of the instance',
    row: () => ({ feature_key: 'beta_programme', enabled: true }),
    change: 'enabled = true',
    where: atInstance,
  },
  translations: {
    kind: 'of the instance',
    row: () => ({ language_code: 'en', namespace: 'common', key: 'save', value: 'Save' }),
    change: "value = 'Keep'",
    where: atInstance,
  },
  help_contacts: {
    kind: 'of the instance',
    row: () => ({
      country_code: 'AT',
      name: 'Helpline',
      url: 'https://help.example',
      source: 'help.example',
      checked_on: '2026-01-01',
    }),
    change: "name = 'Changed'",
    where: atInstance,
  },
  'storage.objects': {
    kind: 'personal',
    row: (person) => ({
      bucket_id: 'media',
      name: `${person.id}/note.txt`,
      owner: person.id,
      version: 'one',
    }),
    change: "user_metadata = '{}'",
    where: (person) => `owner = '${person.id}' and instance_id = '${person.instanceId}'`,
  },
  'storage.buckets': {
    kind: 'seen by members',
    change: 'public = true',
    where: (person) => `id = 'media' and ${atInstance(person)}`,
  },
  'realtime.messages': {
    kind: 'open',
    row: () => ({ topic: 'room', extension: 'broadcast' }),
    change: "topic = 'changed'",
    where: atInstance,
  },
  instance_roles: {
    kind: 'of admins',
    row: (person) => ({ id: idOf('role', person), name: 'Editors', permissions: '{usage.view}' }),
    change: "name = 'Changed'",
    where: (person) => `id = '${idOf('role', person)}' and ${atInstance(person)}`,
  },
  role_members: {
    kind: 'of admins',
    isFixed: true,
    row: (person) => ({ user_id: person.id, role: 'moderator' }),
    change: "role = 'owner'",
    where: ownedBy,
  },
  shared_objects: {
    kind: 'shared',
    guestMay: ['select'],
    row: (person) => ({ id: idOf('new object', person), user_id: person.id, title: 'Title' }),
    change: "title = 'Changed'",
    where: ownedBy,
  },
  grants: {
    kind: 'shared',
    // Whoever has a grant sees and leaves it.
    guestMay: ['select', 'delete'],
    row: (person) => ({
      object_type: 'shared_object',
      object_id: idOf('object', person),
      level: 'view',
      group_id: idOf('group', person),
    }),
    kept: 'user_id is not null',
    change: "level = 'comment'",
    where: (person) => `object_id = '${idOf('object', person)}' and ${atInstance(person)}`,
  },
  instance_users: { kind: 'membership', change: 'is_active = true', where: ownedBy },
  'app.instances': {
    kind: 'instances',
    row: () => ({ slug: 'new', name: 'New', brand: '{}' }),
    change: `brand = '{"productName": "Changed"}'`,
    misuse: "status = 'suspended'",
    sealed: { state: "status = 'suspended'", change: "brand = '{}'", reset: "status = 'active'" },
    where: (person) => `id = '${person.instanceId}'`,
  },
  global_features: {
    kind: 'of all instances',
    row: () => ({ feature_key: 'new' }),
    change: "description = 'Changed'",
    where: () => "feature_key = 'beta_programme'",
  },
};

/** Rules of tables whose rows are no instance's. */
export const withoutInstance: readonly string[] = ['app.instances', 'global_features'];
