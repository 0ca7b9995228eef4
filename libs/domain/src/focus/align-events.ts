import type { FocusEvent } from '@reflectory/contracts/focus';

/** Days that a device may have been without a network. */
const MOST_DAYS = 90;
/** Milliseconds that a request may be under way: less is no wrong clock. */
const TRAVEL_MS = 3000;

/**
 * Events of a device, by the service's clock: what its clock was ahead or behind when it sent them is taken off, and none lies
 * in the future or is older than a device may be away.
 */
export function alignEvents(
  events: readonly FocusEvent[],
  clocks: { device: number; service: number },
): FocusEvent[] {
  const ahead = clocks.device - clocks.service;
  const shift = Math.abs(ahead) > TRAVEL_MS ? ahead : 0;
  const oldest = clocks.service - MOST_DAYS * 86_400_000;
  return events.map((event) => {
    const at = Math.min(clocks.service, Math.max(oldest, Date.parse(event.at) - shift));
    return { ...event, at: new Date(at).toISOString() };
  });
}
