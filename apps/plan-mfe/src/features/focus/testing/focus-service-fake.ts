import { FunctionCallError } from '@reflectory/client';
import type { FakeFunctions } from '@reflectory/client/testing';
import type { FocusEvent } from '@reflectory/contracts/focus';
import { alignEvents, mergeEvents } from '@reflectory/domain/focus';

type Options = { ahead?: number; isAway?: () => boolean; isRefusing?: () => boolean };

/** The timer of one person at the service, in memory; its clock may differ from that of devices. */
export function createFocusServiceFake({
  ahead = 0,
  isAway = () => false,
  isRefusing = () => false,
}: Options = {}) {
  let events: FocusEvent[] = [];
  const now = () => Date.now() + ahead;
  const known = () => {
    const last = events.findLast(({ kind }) => kind === 'start')?.session_id;
    return {
      now: new Date(now()).toISOString(),
      events: events.filter(({ session_id: id }) => id === last),
    };
  };
  const answer = () => {
    if (isAway()) throw new FunctionCallError('unreachable', 'Away');
    return known();
  };
  const functions: FakeFunctions = {
    'get-focus': answer,
    'record-focus'({ device_now: deviceNow, events: sent }) {
      answer();
      if (isRefusing()) throw new FunctionCallError('invalid_input', 'Not taken');
      const device = Date.parse(deviceNow);
      events = mergeEvents(events, alignEvents(sent, { device, service: now() }));
      return known();
    },
  };
  return { functions, events: () => events, kinds: () => events.map(({ kind }) => kind) };
}
