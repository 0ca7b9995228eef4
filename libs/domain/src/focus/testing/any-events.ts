import type { FocusEvent } from '@reflectory/contracts/focus';
import fc from 'fast-check';

/** Ten o'clock on some day. */
export const TEN = Date.parse('2026-11-26T10:00:00Z');
const MINUTE_MS = 60_000;

type Kind = FocusEvent['kind'];
type Data<Of extends Kind> = Extract<FocusEvent, { kind: Of }>['data'];

const start: Data<'start'> = {
  mode: 'countdown',
  planned: 1500,
  intention: '',
  target: null,
  intention_id: null,
};

let count = 0;

/** An event so many minutes after ten. */
export function event<Of extends Kind>(
  session: string,
  minute: number,
  kind: Of,
  data?: Partial<Data<Of>>,
): FocusEvent {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    session_id: session,
    at: new Date(TEN + minute * MINUTE_MS).toISOString(),
    kind,
    data: kind === 'start' ? { ...start, ...data } : (data ?? {}),
  } as FocusEvent;
}

const dataOf: Partial<Record<Kind, object>> = {
  start,
  interrupt: { note: '' },
  break: { seconds: 300 },
  extend: { seconds: 300 },
  say: { note: 'A line' },
};
const kinds: Kind[] = [
  'start',
  'pause',
  'resume',
  'interrupt',
  'break',
  'back',
  'extend',
  'end',
  'say',
  'remove',
  'restore',
];

/** Any events of up to three sessions within two days, in any order, some at the same moment. */
export const anyEvents: fc.Arbitrary<FocusEvent[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      session_id: fc.constantFrom('a', 'b', 'c'),
      at: fc
        .integer({ min: 0, max: 2 * 24 * 12 })
        .map((five) => new Date(TEN + five * 5 * MINUTE_MS).toISOString()),
      kind: fc.constantFrom(...kinds),
    })
    .map((one) => ({ ...one, data: dataOf[one.kind] ?? {} }) as FocusEvent),
  { selector: ({ id }) => id, maxLength: 40 },
);
