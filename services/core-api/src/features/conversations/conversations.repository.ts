import { type KeptAnswer, keptAnswerSchema } from '@reflectory/contracts/conversations';
import type { Transaction } from '@reflectory/runtime/database';

export type KeptMessage = { id: string; question: string; asked_at: string; answer: KeptAnswer };

const moment = `to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Title of a conversation of the caller; null where there is none. */
export async function findTitle(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.query<{ title: string }>(
    'select title from conversations where instance_id = app.instance_id() and user_id = auth.uid() and id = $1',
    [id],
  );
  return row?.title ?? null;
}

/** The last messages of a conversation before a moment, in their order. What nobody can read is left out. */
export async function listMessages(
  tx: Transaction,
  conversationId: string,
  before: string | null,
  most: number,
): Promise<KeptMessage[]> {
  const rows = await tx.query<{ id: string; question: string; asked_at: string; answer: unknown }>(
    `select id, question, answer, ${moment} as asked_at from conversation_messages
     where instance_id = app.instance_id() and user_id = auth.uid() and conversation_id = $1
       and ($2::timestamptz is null or asked_at < $2)
     order by conversation_messages.asked_at desc, id limit $3`,
    [conversationId, before, most],
  );
  return rows.reverse().flatMap(({ answer, ...message }) => {
    const read = keptAnswerSchema.safeParse(answer);
    return read.success ? [{ ...message, answer: read.data }] : [];
  });
}

/** The last questions of a conversation, in their order; until a message, where one is named. */
export async function listQuestions(
  tx: Transaction,
  conversationId: string,
  most: number,
  until: string | null = null,
): Promise<string[]> {
  const rows = await tx.query<{ question: string }>(
    `select question from conversation_messages
     where instance_id = app.instance_id() and user_id = auth.uid() and conversation_id = $1
       and ($3::uuid is null or asked_at <= (select m.asked_at from conversation_messages m
         where m.instance_id = app.instance_id() and m.conversation_id = $1 and m.id = $3))
     order by asked_at desc limit $2`,
    [conversationId, most, until],
  );
  return rows.map(({ question }) => question).reverse();
}

export async function startConversation(tx: Transaction, title: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>('insert into conversations (title) values ($1) returning id', [
    title,
  ]);
  if (!row) throw new Error('An insert answers its row');
  return row.id;
}

/** Keeps a message in a conversation of the caller. */
export async function keepMessage(
  tx: Transaction,
  conversationId: string,
  question: string,
  answer: KeptAnswer,
): Promise<{ id: string; asked_at: string }> {
  const [row] = await tx.query<{ id: string; asked_at: string }>(
    `insert into conversation_messages (conversation_id, question, answer) values ($1, $2, $3) returning id, ${moment} as asked_at`,
    [conversationId, question, JSON.stringify(answer)],
  );
  if (!row) throw new Error('An insert answers its row');
  await tx.query(
    'update conversations set asked_at = $2 where instance_id = app.instance_id() and user_id = auth.uid() and id = $1',
    [conversationId, row.asked_at],
  );
  return row;
}

/** Entries of some that were not changed since a moment: what was said of them then holds. */
export async function listUnchanged(
  tx: Transaction,
  ids: readonly string[],
  since: string,
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    'select id from entries where instance_id = app.instance_id() and id = any ($1) and updated_at <= $2',
    [ids, since],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The answer of a message of the caller as it is kept, locked; null where there is none. */
export async function lockAnswer(tx: Transaction, messageId: string): Promise<KeptAnswer | null> {
  const [row] = await tx.query<{ answer: unknown }>(
    `select answer from conversation_messages
     where instance_id = app.instance_id() and user_id = auth.uid() and id = $1 for update`,
    [messageId],
  );
  const read = keptAnswerSchema.safeParse(row?.answer);
  return read.success ? read.data : null;
}

export async function updateAnswer(tx: Transaction, messageId: string, answer: KeptAnswer): Promise<void> {
  await tx.query(
    `update conversation_messages set answer = $2
     where instance_id = app.instance_id() and user_id = auth.uid() and id = $1`,
    [messageId, JSON.stringify(answer)],
  );
}
