import { callFunction, FunctionCallError, type ServiceClient } from '@reflectory/client';
import { ServiceFailure, type FailureKind } from '../../../service/service-failure.ts';

const kinds: Partial<Record<FunctionCallError['code'], FailureKind>> = {
  unreachable: 'unreachable',
  internal: 'unreachable',
  rate_limited: 'unreachable',
  not_authenticated: 'signed-out',
};

/**
 * Makes an entry of a saved session.
 *
 * @throws ServiceFailure
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
    throw new ServiceFailure(kinds[error.code] ?? 'refused', error.code, error.message);
  }
}
