import type { PrincipalQuestion } from '@reflectory/contracts/control-plane';
import type { Transaction } from '@reflectory/runtime/database';

/** Everything the gateway decides with, as JSON text in the shape of contracts' `controlPlaneSchema`. */
export async function readControlPlane(tx: Transaction): Promise<string> {
  const [row] = await tx.query<{ control_plane: string }>('select app.control_plane_text() as control_plane');
  if (!row) throw new Error('The control plane could not be read');
  return row.control_plane;
}

/**
 * What changed since a version, as JSON text in the shape of contracts' `controlPlaneChangesSchema`; null when that
 * cannot be told.
 */
export async function findChangesSince(tx: Transaction, version: string): Promise<string | null> {
  const [row] = await tx.query<{ changes: string | null }>('select app.control_plane_since($1) as changes', [
    version,
  ]);
  return row?.changes ?? null;
}

/** Standing of people at instances, in the order of the questions; null where there is no such person. */
export async function findPrincipals(
  tx: Transaction,
  questions: readonly PrincipalQuestion[],
): Promise<unknown[]> {
  const rows = await tx.query<{ principal: unknown }>(
    `select app.principal(q.instance_id, q.user_id, q.auth_session_id) as principal
    from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality
      as q (instance_id, user_id, auth_session_id, place)
    order by q.place`,
    [
      questions.map(({ instance_id: id }) => id),
      questions.map(({ user_id: id }) => id),
      questions.map(({ auth_session_id: id }) => id),
    ],
  );
  return rows.map(({ principal }) => principal);
}
