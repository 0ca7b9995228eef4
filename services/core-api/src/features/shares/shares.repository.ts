import type { PresentationType } from '@reflectory/contracts/presentations';
import type { Transaction } from '@reflectory/runtime/database';

/** A share that its token still opens at the caller's instance. */
export type OpenShare = {
  title: string;
  presentation_type: PresentationType;
  presentation_data: unknown;
  created_at: string;
};

type ShareRow = Omit<OpenShare, 'created_at'> & { created_at: Date };

/** Null for a token that is missing, revoked, or another instance's, and while presentations are off. */
export async function findOpenShare(tx: Transaction, token: string): Promise<OpenShare | null> {
  const [row] = await tx.query<ShareRow>(
    "select * from app.find_share($1) where (select app.is_feature_enabled('presentations'))",
    [token],
  );
  return row ? { ...row, created_at: row.created_at.toISOString() } : null;
}
