// No schema here: these values stand in the shell's first chunk.

/** Server-sent events of this address tell an open page that something of it is otherwise now. */
export const PAGE_CHANGES_PATH = '/live/changes';
/** Names of its events: a change, and a sign of life. */
export const PAGE_EVENTS = { change: 'change', beat: 'beat' } as const;
/** Milliseconds between two signs of life. */
export const PAGE_BEAT_MS = 15_000;

/** What an open page asks for anew. Nothing in it is about anybody. */
export type PageChange = {
  /** Facts of the instance, the person's role, the instance's words, or all of them. */
  what: 'facts' | 'role' | 'texts' | 'all';
  /** Revision of the control plane: the answer of a gateway that knows less is too old. */
  revision: number;
  /** Milliseconds over which pages spread their questions. */
  withinMs: number;
};
