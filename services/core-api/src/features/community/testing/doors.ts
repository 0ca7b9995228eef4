import { exportOf } from './guesses.ts';
import type { House, Neighbour } from './neighbourhood.ts';

const today = new Date().toISOString().slice(0, 10);

const tables = [
  'circle_members',
  'community_personas',
  'community_posts',
  'community_responses',
  'community_filters',
  'community_settings',
  'community_reports',
  'moderation_notices',
  'gathering_answers',
  'challenge_members',
  'notifications',
  'profiles',
] as const;

/** Everything that a member can read and try. */
export const doors = async (
  house: House,
  by: Neighbour,
  circle: string,
  /** Those of the observer first, who are two. */
  posts: readonly string[],
) => {
  const { ask, person } = by;
  const client = house.api.clientFor(person.context);
  const exported = await exportOf(house, by);
  const rows: Record<string, unknown> = {};
  for (const table of tables) rows[table] = (await client.from(table).select('*')).data;
  return {
    rows,
    lists: await Promise.all(['followed', 'everyone', circle].map((place) => ask('list-posts', { place }))),
    posts: await Promise.all(
      posts.map((id) => ask('get-post', { id }).catch((error: Error) => error.message)),
    ),
    refusals: await Promise.all(
      posts
        .slice(2)
        .map((id) =>
          Promise.all([
            ask('take-back-post', { id }),
            ask('appeal-notice', { id, words: 'No' }),
            ask('decide-case', { post_id: id, act: 'keep', words: 'No' }).catch(
              (error: Error) => error.message,
            ),
          ]),
        ),
    ),
    circles: await ask('list-circles', {}),
    circle: await ask('get-circle', { id: circle }),
    places: await ask('list-sharing-places', {}),
    filters: await ask('list-post-filters', {}),
    own: await ask('list-own-posts', {}),
    cases: await ask('list-own-cases', {}),
    gatherings: await ask('list-gatherings', { circle_id: circle }),
    challenges: await Promise.all(
      (await ask('list-challenges', { today })).challenges.map(({ id }) =>
        ask('get-challenge', { id, today }),
      ),
    ),
    figures: await ask('get-community-figures', {}),
    found: await house.api
      .fetchAs(person.context, '/functions/v1/search-entries', {
        method: 'POST',
        body: JSON.stringify({ query: 'nobody' }),
      })
      .then((answer) => answer.json()),
    told: await ask('list-notifications', {}),
    exported: Object.fromEntries(
      Object.entries(exported).filter(([key]) =>
        /^(community|circle|moderation|notif|gather|challenge)/.test(key),
      ),
    ),
  };
};

/** What both do by their names: an answer to a question, coming to a gathering, and a challenge with a board. */
export const liveByName = async (observer: Neighbour, others: readonly Neighbour[], circle: string) => {
  const { id: question } = await observer.ask('ask-circle', {
    circle_id: circle,
    question: 'What was hard?',
    answers_first: true,
  });
  await observer.post('From Ona', { circle_id: circle, parent_id: question });
  await observer.ask('add-gathering', {
    circle_id: circle,
    title: 'On Sunday',
    about: '',
    place: '',
    starts_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    minutes: 60,
  });
  const [gathering] = (await observer.ask('list-gatherings', { circle_id: circle })).gatherings;
  const { id: challenge } = await observer.ask('start-challenge', {
    template: 'rest',
    audience: 'circle',
    circle_id: circle,
    starts_on: today,
    catch_up: 3,
    has_board: true,
    pool_goal: 21,
    is_pooled: true,
    is_on_board: true,
    today,
    zone: 'UTC',
  });
  for (const other of others) {
    await other.post('By my name', { circle_id: circle, parent_id: question });
    await other.ask('answer-gathering', { id: gathering?.id ?? '', answer: 'yes' });
    await other.ask('join-challenge', {
      id: challenge,
      is_pooled: true,
      is_on_board: true,
      today,
      zone: 'UTC',
    });
  }
  return question;
};
