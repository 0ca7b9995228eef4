import { personColumnOf } from '../catalogue.ts';
import type { ProbeMaker } from '../probe.ts';

type Writable = { insert: readonly string[]; update: readonly string[] };

const all: Writable = { insert: ['*'], update: ['*'] };
const session = [
  'id',
  'user_id',
  'framework',
  'title',
  'answers',
  'current_step',
  'status',
  'revision',
  'created_at',
  'completed_at',
];
const entry = ['id', 'user_id', 'framework', 'title', 'text', 'word_count', 'entry_at'];
const subscriber = ['email', 'user_id', 'subscribed', 'subscription_tier', 'subscription_end', 'updated_at'];
const profile = ['id', 'name', 'lock_code'];
const feature = ['feature_key', 'enabled'];
const helpContact = ['country_code', 'name', 'phone', 'url', 'note', 'source', 'checked_on'];
const translation = ['language_code', 'namespace', 'key', 'value'];

/** Columns that people who are signed in may write, by table of schema public; which rows, policies say. */
export const writable: Readonly<Record<string, Writable>> = {
  sessions: { insert: ['instance_id', ...session], update: session },
  entries: { insert: ['instance_id', 'session_id', ...entry], update: [...entry, 'binned_at'] },
  analyses: {
    insert: ['instance_id', 'id', 'user_id', 'entry_id', 'engine', 'input_hash', 'result'],
    update: ['engine', 'input_hash', 'result'],
  },
  artworks: {
    insert: ['instance_id', 'id', 'user_id', 'entry_id', 'engine', 'seed', 'svg'],
    update: ['engine', 'seed', 'svg'],
  },
  presentation_shares: {
    insert: ['instance_id', 'id', 'user_id', 'title', 'presentation_type', 'presentation_data', 'source_id'],
    update: ['revoked_at'],
  },
  profiles: { insert: ['instance_id', ...profile], update: profile },
  subscribers: { insert: ['instance_id', ...subscriber], update: subscriber },
  instance_users: { insert: [], update: ['role', 'is_active'] },
  instance_roles: { insert: ['instance_id', 'id', 'name', 'permissions'], update: ['name', 'permissions'] },
  grants: { insert: [], update: [] },
  role_members: { insert: ['instance_id', 'user_id', 'role'], update: [] },
  instance_features: { insert: ['instance_id', ...feature], update: feature },
  help_contacts: { insert: ['instance_id', 'id', ...helpContact], update: helpContact },
  translations: { insert: ['instance_id', ...translation], update: translation },
  global_features: {
    insert: ['feature_key', 'enabled', 'description'],
    update: ['feature_key', 'enabled', 'description'],
  },
  notes: all,
  note_comments: all,
  note_titles: all,
};

/** What a change has to hold besides, for the row to be one that may be written at all. */
const needed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  presentation_shares: { revoked_at: '2030-01-01T00:00:00Z' },
  subscribers: { subscribed: true, subscription_tier: 'Beta' },
};

/** Columns that nobody writes, whoever they are and whatever the row: a link's token, an instance, a moment. */
export const writeColumn: ProbeMaker = (world, actor, random) => {
  if (!actor.person || actor.isRefused || actor.person.name === 'closing') return null;
  const relation = random.pick(world.catalogue.relations.filter(({ schema }) => schema === 'public'));
  const known = writable[relation.name];
  if (!known) throw new Error(`What may be written of ${relation.name} is not described`);
  const right = random.pick(['insert', 'update'] as const);
  if (known[right].includes('*')) return null;
  const closed = relation.columns.filter(({ name }) => !known[right].includes(name));
  const row = world.planted.find(
    ({ place, person }) => place === `public.${relation.name}` && (!person || person === actor.person),
  );
  if (closed.length === 0 || !row) return null;
  const { name } = random.pick(closed);
  const own = personColumnOf(relation);
  const value = row.row[name] ?? '2030-01-01T00:00:00Z';
  const where = own ? `${own}=eq.${actor.person.id}` : `instance_id=eq.${actor.host.id}`;
  const rest = known.insert
    .filter((column) => column !== 'id' && row.row[column] !== null)
    .map((column) => [column, row.row[column]]);
  return {
    surface: 'rest',
    kind: `${relation.name}: ${right} of ${name}`,
    actor,
    foreign: null,
    random: {},
    mustRefuse: true,
    request: () => ({
      method: right === 'insert' ? 'POST' : 'PATCH',
      path: `/rest/v1/${relation.name}${right === 'insert' ? '' : `?${where}`}`,
      headers: { ...actor.headers, 'content-type': 'application/json' },
      body: JSON.stringify(
        right === 'insert'
          ? { ...Object.fromEntries(rest), [name]: value }
          : { ...needed[relation.name], [name]: value },
      ),
    }),
  };
};
