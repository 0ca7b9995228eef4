import { callFunction, FunctionCallError, type ServiceClient } from '@reflectory/client';
import { SaveFailure, type SaveFailureKind } from '../model/save-failure.ts';

const kinds: Partial<Record<FunctionCallError['code'], SaveFailureKind>> = {
  unreachable: 'unreachable',
  internal: 'unreachable',
  rate_limited: 'unreachable',
  not_authenticated: 'signed-out',
};

/**
 * Makes an entry of a saved session.
 *
 * @throws SaveFailure
 */
export async function completeSession(
  client: ServiceClient,
  sessionId: string,
): Promise<{ entryId: string }> {
  try {
    const { entry_id: entryId } = await callFunction(client, 'complete-session', { session_id: sessionId });
    return { entryId };
  } catch (error) {
    if (!(error instanceof FunctionCallError)) throw error;
    throw new SaveFailure(kinds[error.code] ?? 'refused', error.code, error.message);
  }
}
