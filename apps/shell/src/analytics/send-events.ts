import type { AnalyticsEvent } from '@reflectory/contracts/analytics';
import type { BootManifest } from '@reflectory/contracts/boot';

/**
 * Sends events to the instance's own service in the name of nobody: without cookie, access token and referrer, under a
 * random name that lives as long as the page. What cannot be sent is dropped.
 */
export function createEventSender({ url, anonKey }: BootManifest['service']) {
  let tab: string | undefined;
  return (events: AnalyticsEvent[]): void => {
    tab ??= randomId();
    // Unlike a beacon it carries the key, and like one it outlives the page.
    void fetch(`${url}/functions/v1/record-analytics`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'content-type': 'application/json', apikey: anonKey, authorization: `Bearer ${anonKey}` },
      body: JSON.stringify({ tab, events }),
    }).catch(() => undefined);
  };
}

/** A random UUID, also on a page without TLS, where the browser makes none. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1.
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return [4, 2, 2, 2, 6].map((length) => hex.splice(0, length).join('')).join('-');
}
