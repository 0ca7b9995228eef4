import { createInstance } from '@reflectory/runtime/testing';
import type { House, Neighbour } from './neighbourhood.ts';

/** Who somebody is to the author and to the circle, in the order of the columns. */
export const relations = [
  'author',
  'member',
  'answered',
  'blocked by the author',
  'muted the author',
  'asked to join',
  'stranger',
  'shared with',
  'moderator',
  'administrator',
  'coach',
  'paused',
  'elsewhere',
] as const;
export type Relation = (typeof relations)[number];

/** Those who are in the circle. */
export const members = ['author', 'member', 'answered', 'blocked by the author', 'muted the author'] as const;
const roles: Partial<Record<Relation, 'moderator' | 'admin'>> = {
  moderator: 'moderator',
  administrator: 'admin',
};

/** One person for each relation. @throws Error for a relation that nobody has */
export async function arrangePeople(house: House): Promise<(relation: Relation) => Neighbour> {
  const people = new Map<Relation, Neighbour>();
  for (const relation of relations) {
    const role = roles[relation] ?? 'member';
    if (relation !== 'elsewhere') people.set(relation, await house.meet(`Person ${relation}`, role));
  }
  const { person } = await house.meet('Far');
  await createInstance(house.api.owner, 'globex');
  const [{ id = '' } = {}] = await house.api.owner.query<{ id: string }>(
    "select id from app.instances where slug = 'globex'",
  );
  people.set(
    'elsewhere',
    house.neighbourOf({ ...person, instanceId: id, context: { ...person.context, instance_id: id } }),
  );
  return (relation) => {
    const found = people.get(relation);
    if (!found) throw new Error(`Nobody is ${relation}`);
    return found;
  };
}

/** One thing of each kind, by the author or about them. */
export async function arrangeThings(who: (relation: Relation) => Neighbour, house: House) {
  const author = who('author');
  const circle = await author.circle({ name: 'Circle of request', joining: 'request' });
  for (const relation of [...members.slice(1), 'asked to join', 'paused'] as const)
    await who(relation).join(circle);
  const { people: asking } = (await author.ask('get-circle', { id: circle })).circle;
  for (const { id, name, state } of asking)
    if (state === 'asked' && name !== 'Person asked to join')
      await author.ask('answer-circle-member', { membership_id: id, accept: true });
  const shared = await author.post('words in the circle', { circle_id: circle });
  await author.post('words for everybody');
  const hidden = await author.post('words that are hidden', { circle_id: circle });
  await author.keep(crypto.randomUUID(), { place: circle, lesson: 'words of a draft' });
  await author.post('words by a pseudonym', { circle_id: circle, pseudonym: 'Quiet heron' });
  const gone = await author.post('words taken back', { circle_id: circle });
  await author.post('words of a reply', { parent_id: shared });
  const member = who('member');
  await member.ask('report-post', { id: hidden, reason: 'hurts', words: 'words of a report' });
  await who('moderator').ask('decide-case', { post_id: hidden, act: 'hide', words: 'words of a decision' });
  await member.ask('report-post', { id: shared, reason: 'hurts', words: 'words of an open report' });
  await author.ask('take-back-post', { id: gone });
  const { id: question } = await author.ask('ask-circle', {
    circle_id: circle,
    question: 'words of a question',
    answers_first: true,
  });
  await author.post('words of an answer', { parent_id: question });
  await who('answered').post('I as well', { parent_id: question });
  await author.ask('add-gathering', {
    circle_id: circle,
    title: 'words of a gathering',
    about: '',
    place: '',
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    minutes: 60,
  });
  const { challenge, today } = await arrangeChallenge(who, circle);
  const [gathering] = (await author.ask('list-gatherings', { circle_id: circle })).gatherings;
  await member.ask('answer-gathering', { id: gathering?.id ?? '', answer: 'yes' });
  await member.ask('respond-to-post', { id: shared, response: 'felt' });
  await member.post('words to the author', { parent_id: shared });
  const entry = await arrangeOwn(who, house, circle);
  const coached = await arrangeCoach(who, entry);
  await author.post('words from an entry', { circle_id: circle, entry_id: entry });
  await who('muted the author').ask('filter-post', { id: shared, kind: 'mute' });
  const blocked = await who('blocked by the author').post('Hello', { circle_id: circle });
  await author.ask('filter-post', { id: blocked, kind: 'block' });
  await house.api.owner.query('update public.instance_users set is_active = false where user_id = $1', [
    who('paused').person.id,
  ]);
  const unveiling = await arrangeUnveiling(who, circle);
  return { circle, shared, question, challenge, today, entry, unveiling, coached };
}

/** A moderator asked about the author's pseudonym, and an administrator approved; the moderator has looked once. */
async function arrangeUnveiling(who: (relation: Relation) => Neighbour, circle: string) {
  const id = await who('author').post('words that are asked about', {
    circle_id: circle,
    pseudonym: 'Quiet heron',
  });
  await who('member').ask('report-post', { id, reason: 'danger', words: '' });
  const moderator = who('moderator');
  await moderator.ask('ask-unveiling', { post_id: id, reason: 'words of an unveiling' });
  const [asked] = (await moderator.ask('list-cases', {})).unveilings;
  const unveiling = asked?.id ?? '';
  await who('administrator').ask('decide-unveiling', {
    id: unveiling,
    approve: true,
    words: 'It has to be.',
  });
  await moderator.ask('open-unveiling', { id: unveiling });
  return unveiling;
}

/** A coach circle with one thing of each kind; nobody in it is told of the others. */
async function arrangeCoach(who: (relation: Relation) => Neighbour, entry: string) {
  const coach = who('coach');
  const circle = await coach.circle({ name: 'Circle of a coach', kind: 'coach', are_members_shown: false });
  for (const relation of [...members, 'paused'] as const) await who(relation).join(circle);
  const toAll = await coach.post('words of the coach to all', { circle_id: circle });
  const toCoach = await who('author').post('words to the coach', { circle_id: circle, entry_id: entry });
  const reply = await who('author').post('words below those of the coach', { parent_id: toAll });
  await coach.post('answer to a reply', { parent_id: reply });
  await coach.post('answer to a post', { parent_id: toCoach });
  await coach.ask('add-gathering', {
    circle_id: circle,
    title: 'Hour of the coach',
    about: '',
    place: '',
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    minutes: 60,
  });
  const [gathering] = (await coach.ask('list-gatherings', { circle_id: circle })).gatherings;
  await who('member').ask('answer-gathering', { id: gathering?.id ?? '', answer: 'yes' });
  return { circle, toAll, toCoach };
}

/** What of the author's own lies beside what they share: an entry, a draft of a routine, and mixes of sounds. */
async function arrangeOwn(who: (relation: Relation) => Neighbour, { api, instance }: House, circle: string) {
  const { person } = who('author');
  const entry = crypto.randomUUID();
  await api.owner.query(
    "insert into public.entries (instance_id, id, user_id, text) values ($1, $2, $3, 'words of the journal')",
    [instance, entry, person.id],
  );
  await api.database.asPrincipal(person.context, (tx) =>
    tx.query('select app.leave_post_draft($1, $2)', [circle, 'words that a routine left']),
  );
  await api.owner.query("insert into public.global_features (feature_key, enabled) values ('sound', true)");
  const mix = { layers: [{ id: 'one', kind: 'rain' }], weather: 0, seed: 1 };
  const [kept, given] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [id, name] of [
    [kept, 'sounds that are kept'],
    [given, 'sounds that are shared'],
  ])
    await api.owner.query(
      'insert into public.soundscapes (instance_id, id, user_id, name, mix) values ($1, $2, $3, $4, $5)',
      [instance, id, person.id, name, JSON.stringify(mix)],
    );
  await api.owner.query(
    `insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
     values ($1, 'soundscape', $2, 'view', $3, now())`,
    [instance, given, who('shared with').person.id],
  );
  return entry;
}

/** A challenge with a sum and a board; of two who join, one asks to be on it. */
async function arrangeChallenge(who: (relation: Relation) => Neighbour, circle: string) {
  const today = new Date().toISOString().slice(0, 10);
  const { id: challenge } = await who('author').ask('start-challenge', {
    template: 'rest',
    audience: 'circle',
    circle_id: circle,
    starts_on: today,
    catch_up: 3,
    has_board: true,
    pool_goal: 14,
    is_pooled: true,
    is_on_board: true,
    today,
    zone: 'UTC',
  });
  for (const [relation, isOnBoard] of [
    ['member', false],
    ['answered', true],
  ] as const)
    await who(relation).ask('join-challenge', {
      id: challenge,
      is_pooled: false,
      is_on_board: isOnBoard,
      today,
      zone: 'UTC',
    });
  return { challenge, today };
}
