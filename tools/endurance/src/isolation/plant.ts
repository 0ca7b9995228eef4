import { createHash, randomUUID } from 'node:crypto';
import type { Owner } from '../testing/owner.ts';
import { type Catalogue, type Column, personColumnOf, placeOf, type Relation } from './catalogue.ts';
import { newMarker } from './marker.ts';
import type { Instance, Person } from './people.ts';

/** A row by column, as text where it is not JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** A row that was planted, and whose it is; the person is null where it is the instance's. */
export type PlantedRow = {
  place: string;
  party: string;
  person: Person | null;
  instance: Instance;
  row: Row;
};

type Party = { name: string; person: Person | null; instance: Instance };

/** Tables that other code fills, or whose rows belong to nobody. */
const filledElsewhere = new Set([
  'app.instances',
  'public.instance_users',
  'storage.objects',
  'auth.users',
  'auth.identities',
  'auth.sessions',
  'auth.refresh_tokens',
  'auth.one_time_tokens',
  'auth.flow_state',
  'auth.mfa_factors',
  'auth.mfa_recovery_codes',
  'auth.mfa_challenges',
  // A person who closes their account is arranged by themself.
  'app.account_closures',
  // The worker hands events over and forgets them; entries cause some.
  'app.events',
  // Triggers keep the words and figures of entries.
  'app.entry_words',
  'app.entry_figures',
  'app.search_words',
  // Which rows an import brought is kept by the worker.
  'app.imported_rows',
  // Triggers of objects that are edited together keep what was changed of them.
  'app.object_heads',
  'public.object_changes',
  // A line needs two nodes of one map: the rules of the service try it.
  'public.mindmap_edges',
  // Who is in a circle reads it, and a filter names what is another's: the rules of the service try both.
  'public.circle_members',
  // Those of an instance share what they take part in: the rules of the service try both.
  'public.challenge_members',
  'public.gathering_answers',
  'public.community_filters',
  // Rows of a share that do not name its person.
  'app.share_passwords',
  'app.share_views',
]);

/** The one role of an instance's own: it permits nothing, so that whoever has it is a member like any other. */
const roleIdOf = ({ id }: Instance) => `00000000-0000-4000-8000-${id.slice(-12)}`;

type SpecialValue = (party: Party, marker: string, given: ReadonlyMap<string, unknown>) => unknown;

/** Planted rows are of this day. */
const PLANTED_DAY = '2025-01-01';
/** When nobody looks any more. */
const FAR = '2030-01-01T00:00:00Z';

function idOfHabitDay(habitId: string): string {
  const day = Date.parse(PLANTED_DAY) / 86_400_000;
  const end = (Number.parseInt(habitId.slice(-8), 16) ^ day) >>> 0;
  return habitId.slice(0, -8) + end.toString(16).padStart(8, '0');
}

/** Values that mean something beyond their column. */
/** The driver makes an array of SQL of one of its own. */
const sayingStep = (text: string) => JSON.stringify([{ id: 'one', kind: 'say', text }]);

const special: Readonly<Record<string, SpecialValue>> = {
  'public.subscribers.email': ({ person }) => person?.email,
  'public.subscribers.subscription_tier': () => 'Beta',
  'public.subscribers.subscription_end': () => null,
  'public.profiles.lock_code': () => '123456',
  // Of the form that the service gives, so that every door takes it for one.
  'public.presentation_shares.share_token': ({ name: party }) =>
    newMarker({ party, table: 'shares', column: 'token' }).padEnd(43, '0'),
  'public.presentation_shares.revoked_at': () => null,
  'public.presentation_shares.presentation_data': (_party, marker) => ({
    title: marker,
    framework: 'free',
    questions: [marker],
    answers: [marker],
    analysis: null,
    imageUrl: null,
  }),
  'public.sessions.framework': () => 'free',
  'public.entries.framework': () => 'free',
  'public.entries.time_zone': () => 'Europe/London',
  'public.journals.icon': () => 'book-open',
  'public.artworks.painting': () => 'data:image/webp;base64,AAAA',
  'public.artworks.painting_thumbnail': () => 'data:image/webp;base64,AAAA',
  'public.artworks.painting_state': () => null,
  'public.artworks.painting_failure': () => null,
  'public.reminders.days': () => [1, 2],
  'public.reminders.at_time': () => '08:00',
  'public.reminders.quiet_from': () => '21:00',
  'public.reminders.quiet_until': () => '07:00',
  'public.reminders.zone': () => 'Europe/London',
  'public.decision_reminders.zone': () => 'Europe/London',
  'public.period_review_settings.zone': () => 'Europe/London',
  'public.period_review_settings.language': () => 'en',
  'public.period_reviews.kind': () => 'year',
  'public.period_reviews.first_day': () => '2024-01-01',
  'public.period_reviews.facts': () => null,
  'public.period_reviews.made_at': () => PLANTED_DAY,
  'public.calendar_feeds.token_hash': (_party, marker) => createHash('sha256').update(marker).digest('hex'),
  'public.calendar_feeds.language': () => 'en',
  'public.push_subscriptions.endpoint': (_party, marker) => `https://push.example/${marker}`,
  'public.push_subscriptions.p256dh': () => `B${'A'.repeat(86)}`,
  'public.push_subscriptions.auth': () => 'A'.repeat(22),
  'public.push_subscriptions.language': () => 'en',
  'public.imports.time_zone': () => 'Europe/London',
  'public.imports.language': () => 'en',
  'public.imports.status': () => 'uploading',
  'public.imports.failure': () => null,
  'public.recordings.peaks': () => [],
  'public.transcripts.text': (_party, marker) => marker,
  'public.transcripts.status': () => 'done',
  'public.transcripts.failure': () => null,
  'public.help_contacts.country_code': () => 'GB',
  'public.help_contacts.phone': () => '0100 000',
  'public.help_contacts.url': (_party, marker) => `https://${marker}`,
  'public.instance_roles.id': ({ instance }) => roleIdOf(instance),
  'public.instance_roles.permissions': () => [],
  'public.role_members.role': ({ instance }) => roleIdOf(instance),
  // A grant is for one person, and not for everybody whom it could also name.
  'public.grants.object_type': () => 'walls',
  'public.grants.level': () => 'view',
  'public.grants.group_id': () => null,
  'public.grants.role': () => null,
  'public.grants.link_token': () => null,
  'public.cards.due_time': () => null,
  'public.card_people.person_id': ({ person }) => person?.id,
  'public.card_links.url': () => null,
  'public.card_links.target_id': () => randomUUID(),
  'public.held_mails.message_key': (_party, marker) => createHash('sha256').update(marker).digest('hex'),
  'public.entry_links.end_at': () => 2,
  'public.entry_links.target_type': () => 'goal',
  'public.entry_links.entry_gone_at': () => null,
  'public.goal_reminders.zone': () => 'Europe/London',
  'public.goal_reminders.review_day': () => null,
  'public.habits.weekdays': () => [1, 2],
  // Made of the habit and the day, so that two devices write the same row.
  'public.habit_days.id': (_party, _marker, given) => idOfHabitDay(String(given.get('habit_id'))),
  'public.notifications.kind': () => 'sharing.invited',
  'public.notifications.path': (_party, marker) => `/${marker}`,
  'public.object_invitations.email': (_party, marker) => `${marker}@invited.example`,
  'public.notification_settings.zone': () => 'Europe/London',
  'public.playlists.track_ids': () => [],
  'public.catalogues.address': (_party, marker) => `https://music.example/${marker}`,
  'public.catalogues.next_read_at': () => FAR,
  'public.catalogue_tracks.licence': () => 'CC0 1.0',
  'public.catalogue_tracks.licence_url': (_party, marker) => `https://music.example/${marker}`,
  'public.catalogue_tracks.source_url': (_party, marker) => `https://music.example/${marker}`,
  'public.catalogue_tracks.media_address': (_party, marker) => `https://music.example/${marker}`,
  'public.soundscapes.mix': () => ({ layers: [{}], seed: 1, weather: 0 }),
  'public.meditations.steps': (_party, marker) => sayingStep(marker),
  'public.meditation_versions.steps': (_party, marker) => sayingStep(marker),
  'public.meditations.based_on': () => 'settle',
  'public.own_voices.language': () => 'en',
  // That of its instance: one at another would be ended while others look.
  'public.own_voices.provider': () => 'provider.example',
  'app.own_voice_readings.language': () => 'en',
  'public.community_personas.pseudonym': () => null,
  'app.challenges.audience': (_party, _marker, given) => (given.get('circle_id') ? 'circle' : 'instance'),
  'app.challenges.pool_goal': () => null,
  // Moderators read what is reported.
  'public.community_reports.state': () => 'declined',
  'app.moderation_records.act': () => 'keep',
  'app.unveilings.state': () => 'refused',
  // Known to members alone.
  'app.circles.joining': () => 'invitation',
  'app.circles.kind': () => 'coach',
  // What is due would be done while others look.
  'public.calendar_subscriptions.next_read_at': () => FAR,
  'app.calendar_revocations.due_at': () => FAR,
  'app.own_voice_revocations.due_at': () => FAR,
  'public.calendar_subscriptions.removed_at': () => FAR,
  'public.workflow_runs.due_at': () => FAR,
  'public.workflow_steps.delivery': () => null,
  'public.webhook_deliveries.next_try_at': () => FAR,
  'public.period_review_settings.next_at': () => FAR,
  'public.workflow_runs.subject_kind': () => null,
  'public.api_tokens.scopes': () => ['journal:read'],
  'public.webhooks.address': (_party, marker) => `https://webhook.example/${marker}`,
  'public.webhooks.events': () => ['entry.finished'],
  'public.webhooks.fields': () => [],
  'public.calendar_accounts.address': (_party, marker) => `https://calendar.example/${marker}`,
  'public.calendar_subscriptions.address': (_party, marker) => `https://calendar.example/${marker}`,
  'public.calendar_subscriptions.zone': () => 'Europe/London',
  'app.calendar_connection_starts.zone': () => 'Europe/London',
  'public.calendar_subscriptions.failure': () => null,
  'public.calendar_targets.address': (_party, marker) => `https://calendar.example/${marker}`,
  'public.calendar_targets.kinds': () => ['focus'],
  'public.calendar_targets.zone': () => 'Europe/London',
  'public.calendar_targets.language': () => 'en',
  'public.calendar_targets.failure': () => null,
  'public.calendar_targets.ending': () => null,
  'public.calendar_targets.next_write_at': () => FAR,
  'public.calendar_writings.sent_hash': () => null,
  'public.calendar_writings.written_hash': () => null,
  'public.calendar_writings.found_hash': () => null,
  // What was taken back is read by nobody.
  'public.community_reports.thing_kind': () => null,
  'public.community_posts.taken_back_at': () => PLANTED_DAY,
  'public.community_posts.reach': () => 'coach',
  'public.community_posts.answers_id': () => null,
  'public.personality_tests.language': () => 'en',
  'public.personality_tests.answers': () => Array.from({ length: 20 }, () => 3),
  'public.providers.base_url': (_party, marker) => `https://provider.example/${marker}`,
  'public.providers.key_ending': () => 'last',
  'public.providers.models': (_party, marker) => ({ chat: marker }),
  'public.provider_disclosures.entry_ids': () => [],
  'public.library_frameworks.key': () => 'own-0123456789ab',
  'public.library_frameworks.state': () => 'published',
  'public.library_prompts.texts': (_party, marker) => ({ en: marker }),
  'public.instance_features.feature_key': () => 'beta_programme',
  'public.instance_features.enabled': () => true,
  // Too short for a mark, and no text of anybody's.
  'app.analytics_events.area': () => '/journal',
  'app.analytics_events.name': () => 'page_view',
  'app.instance_domains.domain': ({ instance }) => `${instance.slug}.example`,
  // A message that is due would be delivered, and a notice mailed, while others look.
  'realtime.messages.event': () => null,
  'app.account_notices.sent_at': () => FAR,
};

/**
 * Writes a row into every table of an instance for each party, with a marked text wherever a text may stand.
 *
 * @throws Error when a table takes none, so that a new table is not passed over.
 */
export async function plantRows(
  owner: Owner,
  { relations }: Catalogue,
  people: readonly Person[],
  instances: readonly Instance[],
  rowsEach: number,
): Promise<PlantedRow[]> {
  const planted: PlantedRow[] = [];
  const wanted = relations.filter(
    (relation) =>
      relation.isTable &&
      !filledElsewhere.has(placeOf(relation)) &&
      relation.columns.some(({ name }) => name === 'instance_id'),
  );
  for (const relation of byDependency(wanted)) {
    const isOfPerson =
      personColumnOf(relation) !== null ||
      relation.foreignKeys.some(({ target }) =>
        planted.some(({ place, person }) => place === target && person),
      );
    const parties: Party[] = isOfPerson
      ? people.map((person) => ({ name: person.name, person, instance: person.instance }))
      : instances.map((instance) => ({ name: instance.slug, person: null, instance }));
    // One row is left without others below it, for somebody to write the first.
    const hasParent = relation.foreignKeys.some(({ target }) =>
      planted.some(({ place }) => place === target),
    );
    const amount = hasParent ? rowsEach - 1 : rowsEach;
    for (const party of parties) {
      let written = 0;
      for (let turn = 0; turn < amount; turn += 1) {
        const row = await plantRow(owner, relation, party, planted);
        if (row === null) continue;
        written += 1;
        planted.push({
          place: placeOf(relation),
          party: party.name,
          person: party.person,
          instance: party.instance,
          row,
        });
      }
      const has = await hasRow(owner, relation, party);
      if (written === 0 && !has) throw new Error(`Nothing could be planted into ${placeOf(relation)}`);
    }
  }
  return planted;
}

async function plantRow(
  owner: Owner,
  relation: Relation,
  party: Party,
  planted: readonly PlantedRow[],
): Promise<Row | null> {
  const given = new Map<string, unknown>();
  const own = personColumnOf(relation);
  if (own && party.person) given.set(own, party.person.id);
  given.set('instance_id', party.instance.id);
  for (const key of relation.foreignKeys) {
    const used = planted.filter(
      ({ place, party: name }) => place === placeOf(relation) && name === party.name,
    );
    const isNeeded = relation.columns.every(
      ({ name, isNullable }) => !key.columns.includes(name) || !isNullable,
    );
    // What an instance has, its people have together.
    const parents = planted.filter(
      ({ place, party: name, person, instance }) =>
        place === key.target &&
        (name === party.name || (isNeeded && person === null && instance.id === party.instance.id)),
    );
    const parent = parents[used.length] ?? (isNeeded ? parents.at(-1) : undefined);
    key.columns.forEach((column, position) => {
      const target = key.targetColumns[position];
      const isGenerated = relation.columns.some(({ name, isGenerated: is }) => is && name === column);
      if (parent && target && !isGenerated && !given.has(column)) given.set(column, parent.row[target]);
    });
  }
  for (const column of relation.columns) {
    if (column.isGenerated || given.has(column.name)) continue;
    const value = valueFor(relation, column, party, given);
    if (value !== undefined) given.set(column.name, value);
  }
  return insert(owner, relation, given);
}

async function insert(owner: Owner, relation: Relation, given: Map<string, unknown>): Promise<Row | null> {
  const names = [...given.keys()];
  const places = names.map((_, index) => `$${index + 1}`);
  const values = [...given.values()].map((value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : value,
  );
  const [row] = await owner
    .query<{ row: Row }>(
      `insert into ${placeOf(relation)} as made (${names.map((name) => `"${name}"`).join(', ')})
       values (${places.join(', ')}) on conflict do nothing returning to_jsonb(made) as row`,
      values,
    )
    .catch((error: unknown) => {
      throw new Error(`${placeOf(relation)}: ${error instanceof Error ? error.message : String(error)}`);
    });
  return row?.row ?? null;
}

/** Undefined: the default of the column will do. */
function valueFor(
  relation: Relation,
  column: Column,
  party: Party,
  given: ReadonlyMap<string, unknown>,
): unknown {
  const place = placeOf(relation);
  const marker = newMarker({ party: party.name, table: relation.name, column: column.name });
  const known = special[`${place}.${column.name}`];
  if (known) return known(party, marker, given);
  const check = relation.checks.find((text) => new RegExp(`\\b${column.name}\\b`).test(text)) ?? '';
  const choices = [...check.matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
  switch (column.type) {
    case 'text':
      // A pattern or a function says nothing here of what it takes: the default is of it, and so is nothing.
      if (/~|\bapp\.is_\w+\(/.test(check) && (column.hasDefault || column.isNullable)) return undefined;
      if (Number(/char_length\(\w+\) <= (\d+)/.exec(check)?.[1]) < marker.length) return 'km';
      if (check.includes('{64}')) return createHash('sha256').update(marker).digest('hex');
      if (check.includes('~')) return 'en';
      return check.includes('ANY (ARRAY') ? choices[0] : marker;
    case 'text[]':
      return [marker];
    case 'jsonb':
      // As text, since the driver makes an array of PostgreSQL out of one of JavaScript.
      return check.includes("'array'") ? JSON.stringify([{ note: marker }]) : { note: marker };
    case 'bytea':
      return column.hasDefault || column.isNullable ? undefined : `\\x${randomUUID().replaceAll('-', '')}`;
    case 'uuid':
      return column.hasDefault && column.name !== 'id'
        ? undefined
        : isKey(relation, column)
          ? randomUUID()
          : null;
    case 'date':
      return PLANTED_DAY;
    case 'timestamp with time zone':
      return column.hasDefault || column.isNullable ? undefined : FAR;
    case 'boolean':
      return column.hasDefault ? undefined : true;
    default:
      if (column.hasDefault || column.isNullable) return undefined;
      if (column.type.endsWith('[]')) return [];
      return Number(new RegExp(`\\b${column.name} >= (\\d+)`).exec(check)?.[1] ?? 1);
  }
}

const isKey = ({ primaryKey }: Relation, { name, isNullable }: Column) =>
  primaryKey.includes(name) || !isNullable;

async function hasRow(owner: Owner, relation: Relation, { person, instance }: Party): Promise<boolean> {
  const own = personColumnOf(relation);
  const found = await owner.query(
    `select 1 from ${placeOf(relation)} where instance_id = $1 ${own && person ? `and "${own}" = $2` : ''} limit 1`,
    own && person ? [instance.id, person.id] : [instance.id],
  );
  return found.length > 0;
}

/** Tables after those that they point at. */
function byDependency(relations: readonly Relation[]): Relation[] {
  const done: Relation[] = [];
  const visit = (relation: Relation) => {
    if (done.includes(relation)) return;
    for (const { target } of relation.foreignKeys) {
      const parent = relations.find((other) => placeOf(other) === target);
      if (parent && parent !== relation) visit(parent);
    }
    done.push(relation);
  };
  relations.forEach(visit);
  return done;
}
