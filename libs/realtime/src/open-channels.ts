import type { Channel } from './channel.ts';
import type { FrameWriter } from './frame-writer.ts';

/** The channels of one client by topic, and how they end. */
export type OpenChannels = {
  readonly all: ReadonlyMap<string, Channel>;
  add(topic: string, channel: Channel): void;
  /** Leaves without a word; whether the client was in it. */
  forget(topic: string): boolean;
  close(topic: string, joinRef: string | null): void;
  /** Closes and says why. */
  end(topic: string, message: string): void;
};

export function createOpenChannels({ send }: FrameWriter): OpenChannels {
  const all = new Map<string, Channel>();
  const forget = (topic: string): boolean => {
    all.get(topic)?.leave();
    return all.delete(topic);
  };
  const close = (topic: string, joinRef: string | null) => {
    if (forget(topic)) send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  };
  return {
    all,
    add: (topic, channel) => void all.set(topic, channel),
    forget,
    close,
    end(topic, message) {
      const channel = topic.slice('realtime:'.length);
      const payload = { channel, extension: 'system', message, status: 'error' };
      send({ joinRef: null, ref: null, topic, event: 'system', payload });
      close(topic, null);
    },
  };
}
