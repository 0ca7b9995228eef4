import { type ArrangedRow, idOf, ownedBy, type TableRule } from '../../../testing/isolation/table-rule.ts';
import type { TestPerson } from '@reflectory/runtime/testing';

/** A name to post by, and a post. */
export const arrangedRows = (person: TestPerson): ArrangedRow[] => [
  {
    table: 'app.circles',
    row: { id: idOf('circle', person), name: 'Above', joining: 'open' },
  },
  {
    table: 'app.gatherings',
    row: {
      id: idOf('gathering', person),
      circle_id: idOf('circle', person),
      title: 'Above',
      starts_at: '2026-01-01',
      minutes: 60,
    },
  },
  { table: 'community_personas', row: { id: idOf('persona', person), user_id: person.id } },
  {
    table: 'community_posts',
    row: {
      id: idOf('post', person),
      user_id: person.id,
      persona_id: idOf('persona', person),
      body: 'Above',
      shown_at: '2026-01-01',
    },
  },
];

/** A table that functions alone write; whoever a row is about reads it. */
const written = (
  row: (person: TestPerson) => Record<string, unknown>,
  change: string,
  kept?: string,
): TableRule => ({
  kind: 'personal',
  row: (person) => ({ user_id: person.id, ...row(person) }),
  isAddedByService: true,
  isFixed: true,
  isKept: true,
  change,
  where: ownedBy,
  ...(kept !== undefined && { kept }),
});

/** What the catalogue does not say of these tables. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  circle_members: written((person) => ({ circle_id: idOf('circle', person) }), "role = 'facilitator'"),
  community_personas: written(
    (person) => ({ id: idOf('new persona', person), pseudonym: 'A pseudonym' }),
    "pseudonym = 'Another'",
    'pseudonym is null',
  ),
  community_posts: written(
    (person) => ({
      id: idOf('new post', person),
      persona_id: idOf('persona', person),
      body: 'Words',
      shown_at: '2026-01-01',
    }),
    "body = 'Changed'",
    "body = 'Above'",
  ),
  community_responses: written(
    (person) => ({ post_id: idOf('post', person), kind: 'felt' }),
    "kind = 'more'",
  ),
  community_filters: written((person) => ({ kind: 'hide', post_id: idOf('post', person) }), "kind = 'mute'"),
  community_settings: written(() => ({}), 'follows_everyone = true'),
  community_reports: written(
    (person) => ({ post_id: idOf('post', person), reason: 'hurts' }),
    "words = 'Changed'",
  ),
  gathering_answers: written(
    (person) => ({ gathering_id: idOf('gathering', person), answer: 'yes' }),
    "answer = 'no'",
  ),
  post_drafts: written(
    (person) => ({ id: idOf('post draft', person), lesson: 'Words' }),
    "lesson = 'Changed'",
  ),
  moderation_notices: written(
    () => ({ place: 'Place', excerpt: 'Words', act: 'warn', words: 'Because' }),
    "appeal = 'No'",
  ),
};
