import type { Analysis } from './insights.ts';
import type { MembershipRole } from './roles.ts';
import type { PresentationType, SessionPresentationData, OverallPresentationData } from './functions.ts';

/** A timestamp as the data API writes it: `2025-01-01T00:00:00+00:00`. */
type Timestamp = string;

export type ProfileRow = {
  instance_id: string;
  id: string;
  name: string;
  /** Exactly six characters, or null while no lock is set (specification, section 5). */
  lock_code: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type SubscriberRow = {
  instance_id: string;
  email: string;
  user_id: string;
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: Timestamp | null;
  updated_at: Timestamp;
};

export type SessionStatus = 'draft' | 'done';

/** A run of a framework. Ids are made by the client (UUID), so that saving again is harmless. */
export type SessionRow = {
  instance_id: string;
  id: string;
  user_id: string;
  /** Key of a framework: `tension`, `anxious` or `free`. */
  framework: string;
  title: string;
  /** One text per step; a step that was not answered is ''. At most 21 texts. */
  answers: string[];
  current_step: number;
  status: SessionStatus;
  /** Grows with each save of the client; a lower one never overwrites a higher one. */
  revision: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  completed_at: Timestamp | null;
};

/** What was written, once a session is done. */
export type EntryRow = {
  instance_id: string;
  id: string;
  user_id: string;
  session_id: string | null;
  framework: string;
  title: string;
  text: string;
  word_count: number;
  entry_at: Timestamp;
  /** When it went to the bin; null while it is not there. The service says the moment, whatever a client writes. */
  binned_at: Timestamp | null;
  /** When its text last changed: an analysis that is older is of the text before. Null while it never did. */
  revised_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type AnalysisRow = {
  instance_id: string;
  id: string;
  user_id: string;
  entry_id: string;
  engine: string;
  /** SHA-256 of the analysed text, hex. */
  input_hash: string;
  result: Analysis;
  created_at: Timestamp;
};

export type ArtworkRow = {
  instance_id: string;
  id: string;
  user_id: string;
  entry_id: string;
  engine: string;
  seed: string;
  svg: string;
  created_at: Timestamp;
};

export type PresentationShareRow = {
  instance_id: string;
  id: string;
  user_id: string;
  title: string;
  presentation_type: PresentationType;
  presentation_data: SessionPresentationData | OverallPresentationData;
  /** At least 128 random bits, base64url. */
  share_token: string;
  /** Entry that a session presentation shows; null for a journey. */
  source_id: string | null;
  revoked_at: Timestamp | null;
  created_at: Timestamp;
};

export type GlobalFeatureRow = { feature_key: string; enabled: boolean; description: string };
export type InstanceFeatureRow = {
  instance_id: string;
  feature_key: string;
  enabled: boolean;
  updated_at: Timestamp;
};

export type InstanceUserRow = {
  instance_id: string;
  user_id: string;
  role: MembershipRole;
  is_active: boolean;
  created_at: Timestamp;
};

export type TranslationRow = {
  instance_id: string;
  language_code: string;
  namespace: string;
  key: string;
  value: string;
  updated_at: Timestamp;
};

/** Somebody who helps in need; each says from where it is known and when that was checked. */
export type HelpContactRow = {
  instance_id: string;
  id: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country_code: string;
  name: string;
  /** At least one of the two is there. */
  phone: string | null;
  url: string | null;
  note: string;
  source: string;
  /** `YYYY-MM-DD`. */
  checked_on: string;
  updated_at: Timestamp;
};

type Table<Row, Required extends keyof Row> = {
  Row: Row;
  Insert: Pick<Row, Required> & Partial<Row>;
  Update: Partial<Row>;
  Relationships: [];
};

/** Shape that `createClient<Database>()` of the service client takes. */
export type Database = {
  public: {
    Tables: {
      profiles: Table<ProfileRow, 'id'>;
      subscribers: Table<SubscriberRow, 'email' | 'user_id'>;
      sessions: Table<SessionRow, 'id' | 'user_id' | 'framework'>;
      entries: Table<EntryRow, 'user_id' | 'text'>;
      analyses: Table<AnalysisRow, 'entry_id'>;
      artworks: Table<ArtworkRow, 'entry_id'>;
      presentation_shares: Table<
        PresentationShareRow,
        'user_id' | 'title' | 'presentation_type' | 'presentation_data'
      >;
      global_features: Table<GlobalFeatureRow, 'feature_key'>;
      instance_features: Table<InstanceFeatureRow, 'feature_key' | 'enabled'>;
      instance_users: Table<InstanceUserRow, 'user_id'>;
      help_contacts: Table<HelpContactRow, 'country_code' | 'name' | 'source' | 'checked_on'>;
      translations: Table<TranslationRow, 'language_code' | 'namespace' | 'key' | 'value'>;
    };
    Views: Record<never, never>;
    Functions: { is_master_admin: { Args: { user_uuid: string }; Returns: boolean } };
  };
};
