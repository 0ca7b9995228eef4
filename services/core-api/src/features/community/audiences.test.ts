import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangeRowsOfAll } from '../../testing/isolation/matrix.ts';
import { placeOf, type TableRule } from '../../testing/isolation/table-rule.ts';
import { arrangePeople, arrangeThings, type Relation, relations } from './testing/audience.ts';
import { type Kind, kindsOf } from './testing/audience-kinds.ts';
import { type House, type Neighbour, openNeighbourhood } from './testing/neighbourhood.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../../docs/audiences.md');

let house: House;
let kinds: Kind[] = [];
let who: (relation: Relation) => Neighbour;
/** Somebody else of the circle, who has a row of everything and has shared nothing yet. */
let keeper: Neighbour;

beforeAll(async () => {
  house = await openNeighbourhood();
  who = await arrangePeople(house);
  const things = await arrangeThings(who, house);
  kinds = kindsOf(things, house);
  keeper = await house.meet('Keeper');
  await keeper.join(things.circle);
  const { people } = (await who('author').ask('get-circle', { id: things.circle })).circle;
  const asked = people.find(({ name }) => name === 'Keeper');
  await who('author').ask('answer-circle-member', { membership_id: asked?.id ?? '', accept: true });
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

/** What a table holds, who reads the row of its person, and because of what. */
type Group = { name: string; because: string; seenBy: readonly Relation[] };

const visitors = relations.filter((relation) => relation !== 'elsewhere');
const active = visitors.filter((relation) => relation !== 'paused');
const offered = { name: 'What members are offered', because: 'is an active member', seenBy: active };

/** Which of them a table is; undefined for what is no instance’s. */
function groupOf({ kind, guestMay = [] }: TableRule): Group | undefined {
  const groups: Partial<Record<TableRule['kind'], Group>> = {
    personal: { name: 'What is one’s own', because: 'it is theirs', seenBy: ['author'] },
    shared: guestMay.includes('select')
      ? {
          name: 'What is shared by a grant',
          because: 'it is theirs, or has a grant on it or what it is part of',
          seenBy: ['author', 'shared with'],
        }
      : { name: 'What could be shared and is not', because: 'it is theirs', seenBy: ['author'] },
    membership: {
      name: 'That somebody is a member',
      because: 'it is theirs, or may look after people',
      seenBy: ['author', 'moderator', 'administrator'],
    },
    'of admins': { name: 'What administrators keep', because: 'administers', seenBy: ['administrator'] },
    'of the instance': {
      name: 'What an instance shows',
      because: 'comes to the instance',
      seenBy: visitors,
    },
    'of members': offered,
    'seen by members': offered,
  };
  return groups[kind];
}

/** Whether somebody reads the row that a person has in a table. */
async function readsRow(table: string, rule: TableRule, relation: Relation): Promise<boolean> {
  const where = rule.where(keeper.person);
  const { context } = (relation === 'author' ? keeper : who(relation)).person;
  const read = house.api.database.asPrincipal(context, (tx) =>
    tx.query(`select 1 from ${placeOf(table)} where ${where} limit 1`),
  );
  return (await read.catch(() => [])).length > 0;
}

const answersOf = (seen: readonly boolean[]) => seen.map((isSeen) => (isSeen ? 'yes' : '·'));
const namesOf = (seen: readonly boolean[]) => relations.filter((_, at) => seen[at]);
const inOrder = (meant: readonly Relation[]) => relations.filter((relation) => meant.includes(relation));

let shared: string[][] = [];
let kept: { rows: string[][]; tables: string[] } = { rows: [], tables: [] };

it('is seen by those who are meant to see it, whatever it is and whoever they are', async () => {
  shared = [['What', ...relations, 'Who sees it']];
  for (const kind of kinds) {
    const seen = await Promise.all(relations.map((relation) => sees(kind, relation)));
    expect([kind.name, ...namesOf(seen)]).toEqual([kind.name, ...inOrder(kind.seenBy)]);
    shared.push([kind.name, ...answersOf(seen), kind.because]);
  }
});

it('is not seen because one shares a circle: rows of every table are read by whoever its kind says', async () => {
  const rules = await arrangeRowsOfAll(house.api.owner, keeper.person, who('shared with').person);
  const groups = new Map<string, { row: string[]; tables: string[] }>();
  for (const [table, rule] of Object.entries(rules)) {
    const group = groupOf(rule);
    // What parts of the service keep is for all features alike: rows of files are read by what names them.
    if (!group || table.includes('.') || table === 'shared_objects') continue;
    const seen = await Promise.all(relations.map((relation) => readsRow(table, rule, relation)));
    expect([table, ...namesOf(seen)]).toEqual([table, ...inOrder(group.seenBy)]);
    const known = groups.get(group.name) ?? {
      row: [group.name, ...answersOf(seen), group.because],
      tables: [],
    };
    groups.set(group.name, { ...known, tables: [...known.tables, `\`${table}\``] });
  }
  const listed = [...groups].toSorted(([a], [b]) => a.localeCompare(b));
  kept = {
    rows: [['What', ...relations, 'Who sees it'], ...listed.map(([, { row }]) => row)],
    tables: listed.map(([name, { tables }]) => `- **${name}:** ${tables.join(', ')}`),
  };
});

it('stands in a document that is as the service answers', async () => {
  const text = `# Who sees what in the community

Written by \`audiences.test.ts\` of core-api, which asks the service as each of these people; run it with \`--update=all\` after a change that is meant.
All but the last two are active at the instance; "shared with" has a grant of the author and is in no circle, "coach" has a
circle of their own that those in the circle joined as well, "paused" was in both,
"elsewhere" is at another instance.

${tableOf(shared)}

## What is not shared there

A row of every table that people reach, of somebody who is in the circle and administers nothing: being in a circle with them shows none of it.

${tableOf(kept.rows)}

${kept.tables.join('\n')}
`;
  expect(existsSync(DOCUMENT)).toBe(true);
  await expect(text).toMatchFileSnapshot(DOCUMENT);
});
