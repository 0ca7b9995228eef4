import { type arrangeThings, members, type Relation } from './audience.ts';
import type { House, Neighbour } from './neighbourhood.ts';

/** A kind of thing, who is meant to see it and because of what; everybody else is not. */
export type Kind = {
  name: string;
  because: string;
  seenBy: readonly Relation[];
  look(who: Neighbour): Promise<unknown>;
  /** What stands in an answer where it is seen. */
  mark: string;
};

const readers = ['author', 'member', 'answered'] as const;
/** Active at the instance, and not in the circle. */
const outside = ['asked to join', 'stranger', 'shared with', 'moderator', 'administrator', 'coach'] as const;

type Things = Awaited<ReturnType<typeof arrangeThings>>;

/** How somebody looks at things. */
const looksOf = ({ circle, challenge, today }: Things, { api }: House) => ({
  feedOf: (one: Neighbour) => one.ask('list-posts', { place: circle }),
  challengeOf: (one: Neighbour) => one.ask('get-challenge', { id: challenge, today }),
  gatheringsOf: (one: Neighbour) => one.ask('list-gatherings', { circle_id: circle }),
  repliesOf: (id: string) => (one: Neighbour) => one.ask('get-post', { id }),
  rowsOf:
    (table: 'entries' | 'soundscapes' | 'community_filters' | 'community_personas') =>
    async (one: Neighbour) =>
      (await api.clientFor(one.person.context).from(table).select('*')).data,
});
type Looks = ReturnType<typeof looksOf>;

/** A circle, and what is done in it together. */
const ofCircles = ({ circle }: Things, { challengeOf, gatheringsOf }: Looks): Kind[] => [
  {
    name: 'Name and rules of a circle by request',
    because: 'can be found by members of the instance',
    seenBy: [...members, ...outside],
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
    name: 'Gathering',
    because: 'is in the circle',
    seenBy: members,
    look: gatheringsOf,
    mark: 'words of a gathering',
  },
  {
    name: 'Who comes to it',
    because: 'is in the circle',
    seenBy: members,
    look: gatheringsOf,
    mark: '"coming":["Person member"]',
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
    mark: '"pooled":1',
  },
  {
    name: 'Name on its board',
    because: 'asked to be on it as well',
    seenBy: ['author', 'answered'],
    look: challengeOf,
    mark: '"name":"Person author"',
  },
];

/** What is shared by posts. */
const ofPosts = ({ shared, question }: Things, { feedOf, repliesOf }: Looks): Kind[] => [
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
    seenBy: [...readers, ...outside],
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
];

/** A coach circle, and what is told of who is in it. */
const ofCoachCircles = ({ coached: { circle } }: Things): Kind[] => {
  const circleOf = (one: Neighbour) => one.ask('get-circle', { id: circle });
  return [
    {
      name: 'Who coaches a coach circle',
      because: 'can be found by members of the instance, and says who will read them',
      seenBy: [...members, ...outside],
      look: (one) => one.ask('list-circles', {}),
      mark: '"coaches":["Person coach"]',
    },
    {
      name: 'Name of a member of it',
      because: 'coaches it, or is the member',
      seenBy: ['member', 'coach'],
      look: circleOf,
      mark: 'Person member',
    },
    {
      name: 'How many are in it',
      because: 'coaches it',
      seenBy: ['coach'],
      look: async (one) => [
        await circleOf(one).catch(() => null),
        (await one.ask('list-circles', {})).circles.filter(({ id }) => id === circle),
      ],
      mark: '"members":7',
    },
    {
      name: 'Who comes to its gathering',
      because: 'coaches it, or is who comes',
      seenBy: ['member', 'coach'],
      look: (one) => one.ask('list-gatherings', { circle_id: circle }),
      mark: '"coming":["Person member"]',
    },
  ];
};

/** What is shared with a coach. */
const ofCoaches = ({ coached: { circle, toAll, toCoach }, entry }: Things, { repliesOf }: Looks): Kind[] => {
  const feedOf = (one: Neighbour) => one.ask('list-posts', { place: circle });
  const ofBoth = ['author', 'coach'] as const;
  return [
    {
      name: 'What a coach writes to all',
      because: 'is in the circle, and no block or filter is between',
      seenBy: [...members, 'coach'],
      look: feedOf,
      mark: 'words of the coach to all',
    },
    {
      name: 'Post in a coach circle',
      because: 'wrote it, or coaches the circle',
      seenBy: ofBoth,
      look: async (one) => [
        await feedOf(one),
        await one.ask('list-posts', { place: 'followed' }),
        await repliesOf(toCoach)(one),
      ],
      mark: 'words to the coach',
    },
    {
      name: 'Reply to what a coach writes',
      because: 'wrote it, or coaches the circle',
      seenBy: ofBoth,
      look: repliesOf(toAll),
      mark: 'words below those of the coach',
    },
    {
      name: 'Answer of a coach to such a reply',
      because: 'wrote what it answers, or coaches the circle',
      seenBy: ofBoth,
      look: repliesOf(toAll),
      mark: 'answer to a reply',
    },
    {
      name: 'Answer of a coach to a post',
      because: 'wrote what it answers, or coaches the circle',
      seenBy: ofBoth,
      look: repliesOf(toCoach),
      mark: 'answer to a post',
    },
    {
      name: 'That a coach answered, as a notification',
      because: 'is answered',
      seenBy: ['author'],
      look: (one) => one.ask('list-notifications', {}),
      mark: 'Person coach replied to you',
    },
    {
      name: 'From which entry a post to a coach is',
      because: 'wrote it',
      seenBy: ['author'],
      look: async (one) => [await feedOf(one), await repliesOf(toCoach)(one)],
      mark: entry,
    },
  ];
};

/** What of a post is its author’s. */
const ofAuthors = ({ entry }: Things, { feedOf, rowsOf }: Looks): Kind[] => [
  {
    name: 'Draft of a post',
    because: 'wrote it, or a routine of theirs',
    seenBy: ['author'],
    look: async (one) => [await one.ask('list-post-drafts', {}), await feedOf(one)],
    mark: 'words of a draft',
  },
  {
    name: 'Draft that a routine left',
    because: 'it is their routine',
    seenBy: ['author'],
    look: async (one) => [await one.ask('list-post-drafts', {}), await feedOf(one)],
    mark: 'words that a routine left',
  },
  {
    name: 'Entry behind a post',
    because: 'wrote it: sharing gives nobody a right to the journal',
    seenBy: ['author'],
    look: async (one) => [await rowsOf('entries')(one), await feedOf(one)],
    mark: 'words of the journal',
  },
  {
    name: 'From which entry a post is',
    because: 'wrote it',
    seenBy: ['author'],
    look: feedOf,
    mark: entry,
  },
  {
    name: 'What others felt, as a number',
    because: 'wrote the post',
    seenBy: ['author'],
    look: feedOf,
    mark: '"support":{"felt":1}',
  },
  {
    name: 'That somebody replied, as a notification',
    because: 'is replied to',
    seenBy: ['author'],
    look: (one) => one.ask('list-notifications', {}),
    mark: 'Person member replied to you',
  },
  {
    name: 'Who is behind a pseudonym',
    because: 'it is theirs',
    seenBy: ['author'],
    look: rowsOf('community_personas'),
    mark: 'Quiet heron',
  },
];

/** What keeps people safe, and what lies beside the community. */
const ofCare = ({ unveiling }: Things, { rowsOf }: Looks): Kind[] => [
  {
    name: 'Whom somebody blocks',
    because: 'blocks them',
    seenBy: ['author', 'muted the author'],
    look: rowsOf('community_filters'),
    mark: '"persona_id":"',
  },
  {
    name: 'Open report',
    because: 'moderates, as administrators do',
    seenBy: ['moderator', 'administrator'],
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
  {
    name: 'Who is behind a pseudonym, opened by two',
    because: 'moderates and asked why, and somebody else approved',
    seenBy: ['moderator'],
    look: (one) => one.ask('open-unveiling', { id: unveiling }),
    mark: '"name":"Person author"',
  },
  {
    name: 'That it was opened, and why',
    because: 'is who it is about',
    seenBy: ['author'],
    look: (one) => one.ask('list-own-cases', {}),
    mark: 'words of an unveiling',
  },
  {
    name: 'Sounds that somebody mixed',
    because: 'mixed them',
    seenBy: ['author'],
    look: rowsOf('soundscapes'),
    mark: 'sounds that are kept',
  },
  {
    name: 'Sounds that were shared with somebody',
    because: 'mixed them, or has a grant',
    seenBy: ['author', 'shared with'],
    look: rowsOf('soundscapes'),
    mark: 'sounds that are shared',
  },
];

/** What is shared, and what is told of it. */
export function kindsOf(things: Things, house: House): Kind[] {
  const looks = looksOf(things, house);
  return [ofCircles, ofPosts, ofCoachCircles, ofCoaches, ofAuthors, ofCare].flatMap((kinds) =>
    kinds(things, looks),
  );
}
