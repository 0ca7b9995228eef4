// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { KeptReviewFacts } from './review-facts.ts';

export type PeriodReviewRow = {
  instance_id: string;
  id: string;
  user_id: string;
  kind: 'week' | 'month' | 'year';
  first_day: string;
  last_day: string | null;
  facts: KeptReviewFacts | null;
  made_at: string | null;
  tries: number;
  is_mail_owed: boolean;
  created_at: string;
  asked_anew_at: string | null;
};
export type PeriodReviewInsert = Pick<PeriodReviewRow, 'kind' | 'first_day'> &
  Partial<Pick<PeriodReviewRow, 'instance_id' | 'id' | 'user_id'>>;
export type PeriodReviewUpdate = Partial<Pick<PeriodReviewRow, never>>;

export type PeriodReviewSettingRow = {
  instance_id: string;
  user_id: string;
  zone: string;
  language: string;
  by_mail: boolean;
  next_at: string;
  created_at: string;
  updated_at: string;
};
export type PeriodReviewSettingInsert = Pick<PeriodReviewSettingRow, 'zone' | 'language'> &
  Partial<Pick<PeriodReviewSettingRow, 'instance_id' | 'user_id' | 'by_mail'>>;
export type PeriodReviewSettingUpdate = Partial<
  Pick<PeriodReviewSettingRow, 'user_id' | 'zone' | 'language' | 'by_mail'>
>;

/** What the database does with the tables of this area. */
export const reviewsTables = {
  period_reviews: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'kind', 'first_day'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      last_day: { value: null },
      facts: { value: null },
      made_at: { value: null },
      tries: { value: 0 },
      is_mail_owed: { value: false },
      created_at: { from: 'clock' },
      asked_anew_at: { value: null },
    },
  },
  period_review_settings: {
    ownership: 'person',
    key: ['instance_id', 'user_id'],
    insertable: ['instance_id', 'user_id', 'zone', 'language', 'by_mail'],
    updatable: ['user_id', 'zone', 'language', 'by_mail'],
    defaults: {
      instance_id: { from: 'instance' },
      user_id: { from: 'caller' },
      by_mail: { value: false },
      next_at: { from: 'clock' },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    period_reviews: Table<PeriodReviewRow, PeriodReviewInsert, PeriodReviewUpdate>;
    period_review_settings: Table<
      PeriodReviewSettingRow,
      PeriodReviewSettingInsert,
      PeriodReviewSettingUpdate
    >;
  }
}
