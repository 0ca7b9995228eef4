/** What `reflectory.json` consists of besides its head: the caller's own rows, as the database keeps them. */
export type Section = { key: string; table: string; isSingle: boolean; order: string; owner: string };

const single = (key: string, table: string, owner = 'user_id'): Section => ({
  key,
  table,
  isSingle: true,
  order: 'instance_id',
  owner,
});
const many = (key: string, table: string, order: string, owner = 'user_id'): Section => ({
  key,
  table,
  isSingle: false,
  order,
  owner,
});

/** In the order of the file. */
export const sections: readonly Section[] = [
  single('profile', 'profiles', 'id'),
  single('membership', 'instance_users'),
  single('subscription', 'subscribers'),
  many('sessions', 'sessions', 'created_at, id'),
  many('entries', 'entries', 'entry_at, id'),
  many('analyses', 'analyses', 'created_at, id'),
  many('artworks', 'artworks', 'created_at, id'),
  many('shares', 'presentation_shares', 'created_at, id'),
  many('files', 'storage.objects', 'bucket_id, name', 'owner'),
];

/** Rows of a section, one JSON text each. Policies show the caller's own; the owner is named for the index. */
export const sectionSql = ({ table, owner, order }: Section) =>
  `select to_jsonb(mine)::text as row from ${table} mine
   where instance_id = app.instance_id() and ${owner} = auth.uid() order by ${order}`;

/** Tables about a person that are in the section `account`, or left out because they hold nothing but secrets. */
export const tablesOfAccount: readonly string[] = [
  'app.account_closures',
  'app.account_notices',
  'app.billing_accounts',
  'app.invitations',
  'app.pauses',
  'app.super_admins',
  'auth.flow_state',
  'auth.identities',
  'auth.mfa_challenges',
  'auth.mfa_factors',
  'auth.mfa_recovery_codes',
  'auth.one_time_tokens',
  'auth.refresh_tokens',
  'auth.sessions',
  'auth.users',
];
