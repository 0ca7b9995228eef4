import type { PresentationType } from '@reflectory/contracts/presentations';
import type { Transaction } from '@reflectory/runtime/database';

/** A share that its token still opens at the caller's instance. */
export type OpenShare = {
  title: string;
  presentation_type: PresentationType;
  presentation_data: unknown;
  created_at: string;
};

/** A share with what guards it; `password_hash` is null where no password is needed. */
export type GuardedShare = OpenShare & {
  is_expired: boolean;
  is_limited: boolean;
  is_exhausted: boolean;
  password_hash: string | null;
};

type Row<Share extends OpenShare> = Omit<Share, 'created_at'> & { created_at: Date };

const dated = <Share extends OpenShare>(row: Row<Share> | undefined) =>
  row ? { ...row, created_at: row.created_at.toISOString() } : null;

/**
 * Null for a token that is missing, revoked, or another instance's, while presentations are off, and for a link that is
 * over, used up or behind a password.
 */
export async function findOpenShare(tx: Transaction, token: string): Promise<OpenShare | null> {
  const [row] = await tx.query<Row<OpenShare>>(
    "select * from app.find_share($1) where (select app.is_feature_enabled('presentations'))",
    [token],
  );
  return dated(row);
}

/** The same, guarded or not. */
export async function findGuardedShare(tx: Transaction, token: string): Promise<GuardedShare | null> {
  const [row] = await tx.query<Row<GuardedShare>>(
    "select * from app.look_at_share($1) where (select app.is_feature_enabled('presentations'))",
    [token],
  );
  return dated(row);
}

const asked = async (tx: Transaction, call: string, values: unknown[]): Promise<boolean> => {
  const [row] = await tx.query<{ answer: boolean }>(`select app.${call} as answer`, values);
  return row?.answer === true;
};

/** Takes one of the views that are left; true as well for a link without a limit. */
export const takeShareView = (tx: Transaction, token: string) => asked(tx, 'take_share_view($1)', [token]);

export async function countShareView(tx: Transaction, token: string, address: string): Promise<void> {
  await tx.query('select app.count_share_view($1, $2)', [token, address]);
}

/** An unset hash leaves the password as it is, an empty one takes it away. */
export type Guards = { expiresAt: string | null; viewLimit: number | null; passwordHash: string | null };

/** False where the link is none of the caller's. */
export const guardShare = (tx: Transaction, token: string, guards: Guards) =>
  asked(tx, 'guard_share($1, $2, $3, $4)', [token, guards.expiresAt, guards.viewLimit, guards.passwordHash]);

/** False where the link is none of the caller's. */
export const refreshShare = (tx: Transaction, token: string, title: string, data: object) =>
  asked(tx, 'refresh_share($1, $2, $3)', [token, title, data]);
