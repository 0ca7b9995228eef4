// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { HiddenName, OverallPresentationData, SessionPresentationData } from './presentations.ts';

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
  expires_at: string | null;
  view_limit: number | null;
  has_password: boolean;
  opened_count: number;
  view_count: number;
  first_created_at: string | null;
  hidden_names: HiddenName[] | null;
};
export type PresentationShareInsert = Pick<
  PresentationShareRow,
  'title' | 'presentation_type' | 'presentation_data'
> &
  Partial<Pick<PresentationShareRow, 'instance_id' | 'id' | 'user_id' | 'source_id' | 'hidden_names'>>;
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
      'hidden_names',
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
      expires_at: { value: null },
      view_limit: { value: null },
      has_password: { value: false },
      opened_count: { value: 0 },
      view_count: { value: 0 },
      first_created_at: { value: null },
      hidden_names: { value: null },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    presentation_shares: Table<PresentationShareRow, PresentationShareInsert, PresentationShareUpdate>;
  }
}
