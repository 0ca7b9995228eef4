import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import {
  LIBRARY_TOPICS,
  MOST_OWN_PROMPTS,
  type OwnPrompt,
  type OwnPromptSearch,
} from '@reflectory/contracts/library';
import type { Transaction } from '@reflectory/runtime/database';

type Written = Pick<FunctionInput<'save-own-prompt'>, 'topic' | 'texts'>;
type Destination = FunctionInput<'move-own-prompt'>['to'];

/** How many prompts the instance has, on or off. */
export async function countPrompts(tx: Transaction): Promise<number> {
  const [all] = await tx.query<{ kept: number }>(
    'select count(*)::integer as kept from library_prompts where instance_id = app.instance_id()',
  );
  return all?.kept ?? 0;
}

/** A page of the instance's prompts, by topic and in their order. */
export async function findOwnPrompts(
  tx: Transaction,
  { search, topic, offset }: OwnPromptSearch,
  most: number,
): Promise<FunctionOutput<'list-own-prompts'>> {
  const found = await tx.query<OwnPrompt & { total: number }>(
    `select id, topic, texts, is_on, md5(topic || texts::text) as changed, count(*) over ()::integer as total
     from library_prompts
     where instance_id = app.instance_id() and topic = coalesce($1, topic)
       and ($2 = '' or exists (select from jsonb_each_text(texts) as said (language, words)
                               where position(lower($2) in lower(said.words)) > 0))
     order by array_position($3::text[], topic), place, id limit $4 offset $5`,
    [topic, search, LIBRARY_TOPICS, most, offset],
  );
  return {
    prompts: found.map(({ total: _total, ...prompt }) => prompt),
    total: found[0]?.total ?? 0,
    kept: await countPrompts(tx),
  };
}

/** Adds a prompt at the end of its topic; its id. The database refuses more than there may be. */
export async function insertPrompt(tx: Transaction, { topic, texts }: Written): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'insert into library_prompts (topic, texts) values ($1, $2) returning id',
    [topic, JSON.stringify(texts)],
  );
  if (!row) throw new Error('An insert answers its row');
  return row.id;
}

/** Writes a prompt anew; false where it is not the one that was known. */
export async function updatePrompt(
  tx: Transaction,
  id: string,
  known: string | null,
  { topic, texts }: Written,
): Promise<boolean> {
  const rows = await tx.query(
    `update library_prompts set topic = $3, texts = $4
     where instance_id = app.instance_id() and id = $1 and md5(topic || texts::text) = $2 returning id`,
    [id, known, topic, JSON.stringify(texts)],
  );
  return rows.length > 0;
}

/** Where a prompt stands afterwards, among `count` of them. */
const indexAfter = (from: number, count: number, to: Destination): number =>
  ({
    first: 0,
    earlier: Math.max(from - 1, 0),
    later: Math.min(from + 1, count - 1),
    last: count - 1,
  })[to];

/** Moves a prompt among those of its topic; false where it is gone. */
export async function movePrompt(tx: Transaction, id: string, to: Destination): Promise<boolean> {
  const rows = await tx.query<{ id: string; place: number }>(
    `select id, place from library_prompts
     where instance_id = app.instance_id() and topic =
       (select topic from library_prompts where instance_id = app.instance_id() and id = $1)
     order by place, id limit $2 for update`,
    [id, MOST_OWN_PROMPTS],
  );
  const from = rows.findIndex((row) => row.id === id);
  if (from < 0) return false;
  const order = rows.map((row) => row.id);
  order.splice(indexAfter(from, order.length, to), 0, ...order.splice(from, 1));
  await tx.query(
    `update library_prompts p set place = ordered.place
     from unnest($1::uuid[]) with ordinality as ordered (id, place)
     where p.instance_id = app.instance_id() and p.id = ordered.id and p.place <> ordered.place`,
    [order],
  );
  return true;
}
