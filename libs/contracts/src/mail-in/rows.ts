// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type MailAddressRow = {
  instance_id: string;
  id: string;
  user_id: string;
  last_mail_at: string | null;
  removed_at: string | null;
  created_at: string;
  updated_at: string;
};
export type MailAddressInsert = Pick<MailAddressRow, never> & Partial<Pick<MailAddressRow, never>>;
export type MailAddressUpdate = Partial<Pick<MailAddressRow, 'removed_at'>>;

export type HeldMailRow = {
  instance_id: string;
  id: string;
  user_id: string;
  message_key: string;
  sender: string;
  subject: string;
  text: string;
  entry_at: string;
  file_count: number;
  created_at: string;
};
export type HeldMailInsert = Pick<HeldMailRow, never> & Partial<Pick<HeldMailRow, never>>;
export type HeldMailUpdate = Partial<Pick<HeldMailRow, never>>;

/** What the database does with the tables of this area. */
export const mailInTables = {
  mail_addresses: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: ['removed_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      last_mail_at: { value: null },
      removed_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  held_mails: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      file_count: { value: 0 },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    mail_addresses: Table<MailAddressRow, MailAddressInsert, MailAddressUpdate>;
    held_mails: Table<HeldMailRow, HeldMailInsert, HeldMailUpdate>;
  }
}
