import type { Change, LoggedChange } from '@reflectory/contracts/editing';

/** What tabs of one browser tell each other of an object. */
export type TabMessage =
  | { kind: 'made'; changes: readonly Change[] }
  /** The service's answer to the changes with these ids, and what else was new in it. */
  | { kind: 'answered'; changes: readonly LoggedChange[]; ids: readonly string[] };

export type TabChannel = {
  post(message: TabMessage): void;
  listen(onMessage: (message: TabMessage) => void): () => void;
};

/** A channel between the tabs that have an object open. */
export function openTabChannel(name: string): TabChannel & { close(): void } {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen(onMessage) {
      const hear = ({ data }: MessageEvent<TabMessage>): void => onMessage(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => channel.close(),
  };
}
