// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { OverallPresentationData, SessionPresentationData } from './presentations.ts';

export type PresentationShareRow = {
  instance_id: string;
  id: string;
  user_id: string;
  title: string;
  presentation_type: 'session' | 'overall';
  presentation_data: SessionPresentationData | OverallPresentationData;
  share_token: string;
  source_id: string | null;
  revoked_at: string | null;
  created_at: string;
};
export type PresentationShareInsert = Pick<
  PresentationShareRow,
  'title' | 'presentation_type' | 'presentation_data'
> &
  Partial<Pick<PresentationShareRow, 'instance_id' | 'id' | 'user_id' | 'source_id'>>;
export type PresentationShareUpdate = Partial<Pick<PresentationShareRow, 'revoked_at'>>;

/** What the database does with the tables of this area. */
export const presentationsTables = {
  presentation_shares: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'title',
      'presentation_type',
      'presentation_data',
      'source_id',
    ],
    updatable: ['revoked_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      share_token: { from: 'random text' },
      source_id: { value: null },
      revoked_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    presentation_shares: Table<PresentationShareRow, PresentationShareInsert, PresentationShareUpdate>;
  }
}
