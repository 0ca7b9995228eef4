import { callFunction, type ServiceClient } from '@reflectory/client';
import { functionFailure } from '../../../service/service-failure.ts';

/**
 * Makes an entry of a saved session. Sent again after a lost answer, it is not done again and hears the same.
 *
 * @throws ServiceFailure
 */
export async function completeSession(
  client: ServiceClient,
  sessionId: string,
): Promise<{ entryId: string }> {
  try {
    const { entry_id: entryId } = await callFunction(
      client,
      'complete-session',
      { session_id: sessionId, time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
      { idempotencyKey: `complete:${sessionId}` },
    );
    return { entryId };
  } catch (error) {
    throw functionFailure(error);
  }
}
