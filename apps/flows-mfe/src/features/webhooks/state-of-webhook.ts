import type { Webhook } from './api/use-webhooks.ts';

/** Whether an address is told of things, and if not, why. */
export function stateOfWebhook({
  is_on: isOn,
  off_because: off,
  failing_since: since,
}: Pick<Webhook, 'is_on' | 'off_because' | 'failing_since'>): 'on' | 'failing' | 'gone' | 'off' {
  if (!isOn) return off ?? 'off';
  return since ? 'failing' : 'on';
}
