import { callFunction, type ServiceClient } from '@reflectory/client';
import { functionFailure } from '../../../service/service-failure.ts';

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
    throw functionFailure(error);
  }
}
