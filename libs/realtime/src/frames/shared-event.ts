import type { Version } from './frame.ts';

/** An event that is told to many: what is sent is written once for each version and topic. */
export type SharedEvent = {
  bytes(topic: string, version: Version): Buffer;
};

/** An event of a channel; `payload` is JSON text. */
export function shareEvent(event: string, payload: string): SharedEvent {
  const written = new Map<string, Buffer>();
  return {
    bytes(topic, version) {
      const key = `${version} ${topic}`;
      const known = written.get(key) ?? Buffer.from(writeEvent(topic, event, payload, version), 'utf8');
      written.set(key, known);
      return known;
    },
  };
}

function writeEvent(topic: string, event: string, payload: string, version: Version): string {
  const [about, name] = [JSON.stringify(topic), JSON.stringify(event)];
  if (version === '2.0.0') return `[null,null,${about},${name},${payload}]`;
  return `{"topic":${about},"event":${name},"payload":${payload},"ref":null,"join_ref":null}`;
}
