// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { JournalDocument } from '../document/index.ts';

export type JournalRow = {
  instance_id: string;
  id: string;
  user_id: string;
  title: string;
  colour: 'grey' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'violet';
  icon: string;
  is_default: boolean;
  position: number;
  archived_at: string | null;
  created_at: string;
  is_never_sent: boolean;
};
export type JournalInsert = Pick<JournalRow, 'title'> &
  Partial<
    Pick<
      JournalRow,
      'instance_id' | 'id' | 'user_id' | 'colour' | 'icon' | 'is_default' | 'position' | 'is_never_sent'
    >
  >;
export type JournalUpdate = Partial<
  Pick<JournalRow, 'title' | 'colour' | 'icon' | 'is_default' | 'position' | 'archived_at' | 'is_never_sent'>
>;

export type TagRow = {
  instance_id: string;
  id: string;
  user_id: string;
  key: string;
  label: string;
  created_at: string;
  merged_into: string | null;
};
export type TagInsert = Pick<TagRow, 'key' | 'label'> &
  Partial<Pick<TagRow, 'instance_id' | 'id' | 'user_id' | 'merged_into'>>;
export type TagUpdate = Partial<Pick<TagRow, 'key' | 'label' | 'merged_into'>>;

export type PeopleRow = {
  instance_id: string;
  id: string;
  user_id: string;
  key: string;
  label: string;
  created_at: string;
  merged_into: string | null;
};
export type PeopleInsert = Pick<PeopleRow, 'key' | 'label'> &
  Partial<Pick<PeopleRow, 'instance_id' | 'id' | 'user_id' | 'merged_into'>>;
export type PeopleUpdate = Partial<Pick<PeopleRow, 'key' | 'label' | 'merged_into'>>;

export type EntryTagRow = {
  instance_id: string;
  user_id: string;
  entry_id: string;
  tag_id: string;
  is_by_hand: boolean;
};
export type EntryTagInsert = Pick<EntryTagRow, 'entry_id' | 'tag_id'> &
  Partial<Pick<EntryTagRow, 'instance_id' | 'user_id' | 'is_by_hand'>>;
export type EntryTagUpdate = Partial<Pick<EntryTagRow, 'tag_id' | 'is_by_hand'>>;

export type EntryPeopleRow = {
  instance_id: string;
  user_id: string;
  entry_id: string;
  person_id: string;
  is_by_hand: boolean;
};
export type EntryPeopleInsert = Pick<EntryPeopleRow, 'entry_id' | 'person_id'> &
  Partial<Pick<EntryPeopleRow, 'instance_id' | 'user_id' | 'is_by_hand'>>;
export type EntryPeopleUpdate = Partial<Pick<EntryPeopleRow, 'person_id' | 'is_by_hand'>>;

export type EntryVersionRow = {
  instance_id: string;
  user_id: string;
  entry_id: string;
  version: number;
  title: string;
  text: string;
  document: JournalDocument | null;
  answers: string[] | null;
  written_at: string;
  created_at: string;
};
export type EntryVersionInsert = Pick<
  EntryVersionRow,
  'entry_id' | 'version' | 'title' | 'text' | 'written_at'
> &
  Partial<Pick<EntryVersionRow, 'instance_id' | 'user_id' | 'document' | 'answers'>>;
export type EntryVersionUpdate = Partial<Pick<EntryVersionRow, never>>;

export type EntryConflictRow = {
  instance_id: string;
  id: string;
  user_id: string;
  entry_id: string;
  base_version: number;
  text: string;
  document: JournalDocument | null;
  answers: string[];
  device: string;
  created_at: string;
  resolved_at: string | null;
};
export type EntryConflictInsert = Pick<EntryConflictRow, 'entry_id' | 'base_version' | 'text'> &
  Partial<Pick<EntryConflictRow, 'instance_id' | 'id' | 'user_id' | 'document' | 'answers' | 'device'>>;
export type EntryConflictUpdate = Partial<Pick<EntryConflictRow, 'resolved_at'>>;

/** What the database does with the tables of this area. */
export const entryDetailsTables = {
  journals: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'title',
      'colour',
      'icon',
      'is_default',
      'position',
      'is_never_sent',
    ],
    updatable: ['title', 'colour', 'icon', 'is_default', 'position', 'archived_at', 'is_never_sent'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      colour: { value: 'grey' },
      icon: { value: 'book-open' },
      is_default: { value: false },
      position: { value: 0 },
      archived_at: { value: null },
      created_at: { from: 'clock' },
      is_never_sent: { value: false },
    },
  },
  tags: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'key', 'label', 'merged_into'],
    updatable: ['key', 'label', 'merged_into'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
      merged_into: { value: null },
    },
  },
  people: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'key', 'label', 'merged_into'],
    updatable: ['key', 'label', 'merged_into'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      created_at: { from: 'clock' },
      merged_into: { value: null },
    },
  },
  entry_tags: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'entry_id', 'tag_id'],
    insertable: ['instance_id', 'user_id', 'entry_id', 'tag_id', 'is_by_hand'],
    updatable: ['tag_id', 'is_by_hand'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      is_by_hand: { value: false },
    },
  },
  entry_people: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'entry_id', 'person_id'],
    insertable: ['instance_id', 'user_id', 'entry_id', 'person_id', 'is_by_hand'],
    updatable: ['person_id', 'is_by_hand'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      is_by_hand: { value: false },
    },
  },
  entry_versions: {
    ownership: 'person',
    key: ['instance_id', 'user_id', 'entry_id', 'version'],
    insertable: [
      'instance_id',
      'user_id',
      'entry_id',
      'version',
      'title',
      'text',
      'document',
      'answers',
      'written_at',
    ],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      document: { value: null },
      answers: { value: null },
      created_at: { from: 'clock' },
    },
  },
  entry_conflicts: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'entry_id',
      'base_version',
      'text',
      'document',
      'answers',
      'device',
    ],
    updatable: ['resolved_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      document: { value: null },
      answers: { value: [] },
      device: { value: '' },
      created_at: { from: 'clock' },
      resolved_at: { value: null },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    journals: Table<JournalRow, JournalInsert, JournalUpdate>;
    tags: Table<TagRow, TagInsert, TagUpdate>;
    people: Table<PeopleRow, PeopleInsert, PeopleUpdate>;
    entry_tags: Table<EntryTagRow, EntryTagInsert, EntryTagUpdate>;
    entry_people: Table<EntryPeopleRow, EntryPeopleInsert, EntryPeopleUpdate>;
    entry_versions: Table<EntryVersionRow, EntryVersionInsert, EntryVersionUpdate>;
    entry_conflicts: Table<EntryConflictRow, EntryConflictInsert, EntryConflictUpdate>;
  }
}
