import { PAGE_CHANGES_PATH, PAGE_EVENTS, type PageChange } from '@reflectory/contracts/boot';
import { isRecord } from '@reflectory/domain/record';

/** What the gateway tells: a change, or a sign of life. */
export type Heard = { kind: 'change'; change: PageChange } | { kind: 'beat'; revision: number };

/** Where changes come from; returns how to stop listening. */
export type ChangeSource = (listener: { heard: (heard: Heard) => void; lost: () => void }) => () => void;

const isKind = (value: unknown): value is PageChange['what'] =>
  value === 'facts' || value === 'role' || value === 'texts' || value === 'all';

/** Reads what was told; null for what this shell does not know. */
function readHeard(event: string, data: unknown): Heard | null {
  if (!isRecord(data) || typeof data.revision !== 'number') return null;
  const { revision, what, withinMs } = data;
  if (event === PAGE_EVENTS.beat) return { kind: 'beat', revision };
  if (!isKind(what) || typeof withinMs !== 'number') return null;
  return { kind: 'change', change: { what, revision, withinMs } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Server-sent events of the gateway, without the browser's own reconnecting: many pages must not come back at once. */
export const gatewayEvents: ChangeSource = ({ heard, lost }) => {
  const events = new EventSource(PAGE_CHANGES_PATH);
  for (const name of Object.values(PAGE_EVENTS)) {
    events.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const told = readHeard(name, parse(data));
      if (told) heard(told);
    });
  }
  events.addEventListener('error', () => {
    events.close();
    lost();
  });
  return () => events.close();
};
