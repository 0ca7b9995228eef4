import type { StripeEvent } from '../objects.ts';
import { newId, type Store } from '../store.ts';
import type { Webhooks } from '../webhooks.ts';

/** Version of the API whose shapes are spoken. */
const API_VERSION = '2026-10-28.endive';
const KEPT_EVENTS = 500;

/** Tells the world that something happened to an object; `at` in unix seconds. */
export type Emit = (type: string, object: object, at: number) => void;

/** Notes events with the object as it is at that moment, and sends them. */
export function createEmit(store: Store, webhooks: Webhooks): Emit {
  return (type, object, at) => {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      type,
      created: at,
      api_version: API_VERSION,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(object) },
    };
    const { events, deliveries } = store.state;
    events.push(event);
    deliveries[event.id] = { attempts: [], deliveredAt: null };
    for (const old of events.splice(0, Math.max(0, events.length - KEPT_EVENTS))) delete deliveries[old.id];
    webhooks.send(event);
  };
}
