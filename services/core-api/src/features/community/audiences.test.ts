import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangePeople, arrangeThings, members, type Relation, relations } from './testing/audience.ts';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../../docs/audiences.md');

/** A kind of thing, who is meant to see it and because of what; everybody else is not. */
type Kind = {
  name: string;
  because: string;
  seenBy: readonly Relation[];
  look(who: Neighbour): Promise<unknown>;
  /** What stands in an answer where it is seen. */
  mark: string;
};

const readers = ['author', 'member', 'answered'] as const;

let house: House;
const kinds: Kind[] = [];
let who: (relation: Relation) => Neighbour;

beforeAll(async () => {
  house = await openNeighbourhood();
  who = await arrangePeople(house);
  const { circle, shared, question, challenge, today } = await arrangeThings(who, house);
  const feedOf = (one: Neighbour) => one.ask('list-posts', { place: circle });
  const challengeOf = (one: Neighbour) => one.ask('get-challenge', { id: challenge, today });
  const repliesOf = (id: string) => (one: Neighbour) => one.ask('get-post', { id });
  const everywhere = ['author', 'member', 'answered', 'asked to join', 'stranger', 'moderator'] as const;
  kinds.push(
    {
      name: 'Name and rules of a circle by request',
      because: 'can be found by members of the instance',
      seenBy: [...members, 'asked to join', 'stranger', 'moderator'],
      look: (one) => one.ask('list-circles', {}),
      mark: 'Circle of request',
    },
    {
      name: 'Names of its people',
      because: 'is in the circle',
      seenBy: members,
      look: (one) => one.ask('get-circle', { id: circle }),
      mark: 'Person author',
    },
    {
      name: 'Post in a circle',
      because: 'is in the circle, and no block or filter is between',
      seenBy: readers,
      look: feedOf,
      mark: 'words in the circle',
    },
    {
      name: 'Reply to it',
      because: 'sees the post',
      seenBy: readers,
      look: repliesOf(shared),
      mark: 'words of a reply',
    },
    {
      name: 'Post by a pseudonym',
      because: 'is in the circle; a block or filter of the name is none of the pseudonym',
      seenBy: members,
      look: feedOf,
      mark: 'words by a pseudonym',
    },
    {
      name: 'Post for everybody',
      because: 'is an active member, and no block or filter is between',
      seenBy: everywhere,
      look: (one) => one.ask('list-posts', { place: 'everyone' }),
      mark: 'words for everybody',
    },
    {
      name: 'Hidden post',
      because: 'wrote it',
      seenBy: ['author'],
      look: feedOf,
      mark: 'words that are hidden',
    },
    {
      name: 'Draft of a post',
      because: 'wrote it, or a routine of theirs',
      seenBy: ['author'],
      look: async (one) => [await one.ask('list-post-drafts', {}), await feedOf(one)],
      mark: 'words of a draft',
    },
    { name: 'Post taken back', because: 'nobody', seenBy: [], look: feedOf, mark: 'words taken back' },
    {
      name: 'Question to a circle',
      because: 'is in the circle, and no block or filter is between',
      seenBy: readers,
      look: feedOf,
      mark: 'words of a question',
    },
    {
      name: 'Answer to it, answers first',
      because: 'wrote it, or has answered',
      seenBy: ['author', 'answered'],
      look: repliesOf(question),
      mark: 'words of an answer',
    },
    {
      name: 'Gathering',
      because: 'is in the circle',
      seenBy: members,
      look: (one) => one.ask('list-gatherings', { circle_id: circle }),
      mark: 'words of a gathering',
    },
    {
      name: 'Challenge of a circle',
      because: 'is in the circle',
      seenBy: members,
      look: challengeOf,
      mark: 'A week of rest',
    },
    {
      name: 'Common sum of it',
      because: 'takes part',
      seenBy: readers,
      look: challengeOf,
      mark: '"pooled":0',
    },
    {
      name: 'Name on its board',
      because: 'asked to be on it as well',
      seenBy: ['author', 'answered'],
      look: challengeOf,
      mark: '"name":"Person author"',
    },
    {
      name: 'Open report',
      because: 'moderates',
      seenBy: ['moderator'],
      look: (one) => one.ask('list-cases', {}),
      mark: 'words of an open report',
    },
    {
      name: 'Decision, as a notice',
      because: 'is who it is about',
      seenBy: ['author'],
      look: (one) => one.ask('list-own-cases', {}),
      mark: 'words of a decision',
    },
  );
});
afterAll(() => house.api.stop());

const sees = async ({ look, mark }: Kind, relation: Relation): Promise<boolean> =>
  JSON.stringify(await look(who(relation)).catch((error: unknown) => String(error))).includes(mark);

/** A table as it stands in a document, with columns as wide as their longest cell. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [
    line(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.slice(1).map(line),
  ].join('\n');
}

it('is seen by those who are meant to see it, whatever it is and whoever they are', async () => {
  const rows: string[][] = [['What', ...relations, 'Who sees it']];
  for (const kind of kinds) {
    const seen = await Promise.all(relations.map((relation) => sees(kind, relation)));
    expect([kind.name, ...relations.filter((_, at) => seen[at])]).toEqual([
      kind.name,
      ...relations.filter((relation) => kind.seenBy.includes(relation)),
    ]);
    rows.push([kind.name, ...seen.map((isSeen) => (isSeen ? 'yes' : '·')), kind.because]);
  }
  const text = `# Who sees what in the community

Written by \`audiences.test.ts\` of core-api, which asks the service as each of these people; run it with \`--update=all\` after a change that is meant.
All but the last two are active at the instance; "paused" was in the circle, "elsewhere" is at another instance.

${tableOf(rows)}
`;
  expect(existsSync(DOCUMENT)).toBe(true);
  await expect(text).toMatchFileSnapshot(DOCUMENT);
});
