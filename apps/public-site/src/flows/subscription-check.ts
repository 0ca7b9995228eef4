import type { ServiceClient } from '@reflectory/client';
import { SUCCESS_REDIRECT_MS } from '@reflectory/contracts/behaviour';

/** What the page does while and after the subscription is looked at (specification, sections 4 and 8). */
export type CheckSteps = {
  onSubscribed: () => void;
  onError: () => void;
  /** The check came back, with or without an error. */
  onDone: () => void;
  /** The check broke: nothing leads away from the page. */
  onThrown: (error: unknown) => void;
  leave: () => void;
};

type Answer = { subscribed?: boolean; error?: string };

/** Asks once; leaves three seconds after an answer, and never after an exception. */
export async function checkSubscription(
  loadClient: () => Promise<ServiceClient>,
  steps: CheckSteps,
): Promise<void> {
  try {
    const client = await loadClient();
    const { data, error } = await client.functions.invoke<Answer>('check-subscription');
    if (error || data?.error) steps.onError();
    else if (data?.subscribed) steps.onSubscribed();
    steps.onDone();
    setTimeout(steps.leave, SUCCESS_REDIRECT_MS);
  } catch (error) {
    steps.onThrown(error);
  }
}
