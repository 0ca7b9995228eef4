import type { WebhookFormat } from '@reflectory/contracts/webhooks';

/** Hosts at which chats take messages. */
const hosts: readonly (readonly [RegExp, WebhookFormat])[] = [
  [/^hooks\.slack\.com$/u, 'slack'],
  [/^(?:[a-z]+\.)?discord(?:app)?\.com$/u, 'discord'],
  [/\.(?:logic\.azure\.com|api\.powerplatform\.com|webhook\.office\.com)$/u, 'teams'],
];

/** How whoever takes messages at an address wants them written. */
export function formatOfAddress(address: string): WebhookFormat {
  const host = URL.canParse(address.trim()) ? new URL(address.trim()).hostname : '';
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'standard';
}
