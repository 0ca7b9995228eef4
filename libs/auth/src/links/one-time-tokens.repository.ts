import type { Transaction } from '@reflectory/runtime/database';
import type { CodeChallenge } from './code-challenge.ts';

export type OneTimeTokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'magiclink_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'reauthentication_token'
  | 'leaving_token';

/** Where an account notes that a mail of a type was sent; names of columns, never text of a caller. */
const sentAt: Record<OneTimeTokenType, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  magiclink_token: 'recovery_sent_at',
  email_change_token_current: 'email_change_sent_at',
  email_change_token_new: 'email_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
  leaving_token: 'recovery_sent_at',
};

/** Writes the token of a mail; an earlier one of its type becomes worthless. */
export async function replaceOneTimeToken(
  tx: Transaction,
  token: {
    instanceId: string;
    userId: string;
    type: OneTimeTokenType;
    hash: string;
    email: string;
    expiresAt: Date;
    codeHash?: string;
    challenge?: CodeChallenge | null;
  },
): Promise<void> {
  await tx.query(
    `insert into auth.one_time_tokens (instance_id, user_id, token_type, token_hash, relates_to, expires_at,
       code_challenge, code_challenge_method, code_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (instance_id, user_id, token_type) do update set token_hash = excluded.token_hash,
       relates_to = excluded.relates_to, expires_at = excluded.expires_at, updated_at = now(),
       code_challenge = excluded.code_challenge, code_challenge_method = excluded.code_challenge_method,
       code_hash = excluded.code_hash`,
    [
      token.instanceId,
      token.userId,
      token.type,
      token.hash,
      token.email,
      token.expiresAt,
      token.challenge?.challenge ?? null,
      token.challenge?.method ?? null,
      token.codeHash ?? null,
    ],
  );
  await tx.query(`update auth.users set ${sentAt[token.type]} = now() where id = $1`, [token.userId]);
}

/** Uses a token up; answers whose it was, or undefined when it is unknown, used or expired. */
export async function consumeOneTimeToken(
  tx: Transaction,
  token: { instanceId: string; types: readonly OneTimeTokenType[]; hash: string },
): Promise<{ userId: string; type: OneTimeTokenType; challenge: CodeChallenge | null } | undefined> {
  const [row] = await tx.query<{ userId: string; type: OneTimeTokenType; challenge: CodeChallenge | null }>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and instance_id = $2 and token_type = any ($3) and expires_at > now()
     returning user_id as "userId", token_type as type, case when code_challenge is not null then
       jsonb_build_object('challenge', code_challenge, 'method', code_challenge_method) end as challenge`,
    [token.hash, token.instanceId, token.types],
  );
  return row;
}

/** The same by the code that was mailed beside a link: it works for an hour, and is known by its address. */
export async function consumeMailedCode(
  tx: Transaction,
  code: { instanceId: string; types: readonly OneTimeTokenType[]; hash: string; email: string },
): Promise<{ userId: string; type: OneTimeTokenType } | undefined> {
  const [row] = await tx.query<{ userId: string; type: OneTimeTokenType }>(
    `delete from auth.one_time_tokens
     where code_hash = $1 and instance_id = $2 and token_type = any ($3) and lower(relates_to) = lower($4)
       and expires_at > now() and updated_at > now() - interval '1 hour'
     returning user_id as "userId", token_type as type`,
    [code.hash, code.instanceId, code.types, code.email],
  );
  return row;
}

/** Makes everything that was mailed to a person worthless; with it, an address that waits for its confirmation. */
export async function deleteOneTimeTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  await tx.query('update auth.users set email_change = null where id = $1', [userId]);
}
