/** What somebody says of themself while they are there; `phx_ref` names this saying. */
type Meta = Readonly<Record<string, unknown>> & { phx_ref: string };
/** Who is there, by key. */
type PresenceState = Record<string, { metas: Meta[] }>;
export type PresenceDiff = { joins: PresenceState; leaves: PresenceState };

/** Who is in a channel; `owner` is a connection, of this process or of another one. */
export type Presence = {
  /** Says, or says anew, that an owner is there; null when just this was said before. */
  track(owner: string, key: string, meta: Meta): PresenceDiff | null;
  /** Null when the owner was not there. */
  untrack(owner: string): PresenceDiff | null;
  state(): PresenceState;
  /** Every owner whose name begins so leaves, but for those who are named: what a process says, or one that is gone. */
  untrackAll(prefix: string, but?: ReadonlySet<string>): PresenceDiff | null;
  owners(): readonly { owner: string; key: string; meta: Meta }[];
  isEmpty(): boolean;
};

const stateOf = (entries: Iterable<{ key: string; meta: Meta }>): PresenceState => {
  // Without a prototype: a key is whatever a client says, `constructor` too.
  const state: PresenceState = Object.create(null);
  for (const { key, meta } of entries) (state[key] ??= { metas: [] }).metas.push(meta);
  return state;
};

/** The presence of one channel. */
export function createPresence(): Presence {
  const known = new Map<string, { key: string; meta: Meta }>();
  return {
    track(owner, key, meta) {
      const earlier = known.get(owner);
      if (earlier?.meta.phx_ref === meta.phx_ref) return null;
      known.set(owner, { key, meta });
      return { joins: stateOf([{ key, meta }]), leaves: stateOf(earlier ? [earlier] : []) };
    },
    untrack(owner) {
      const gone = known.get(owner);
      if (!gone) return null;
      known.delete(owner);
      return { joins: {}, leaves: stateOf([gone]) };
    },
    state: () => stateOf(known.values()),
    untrackAll(prefix, but) {
      const gone = [...known].filter(([owner]) => owner.startsWith(prefix) && !but?.has(owner));
      for (const [owner] of gone) known.delete(owner);
      return gone.length === 0 ? null : { joins: {}, leaves: stateOf(gone.map(([, entry]) => entry)) };
    },
    owners: () => [...known].map(([owner, entry]) => ({ owner, ...entry })),
    isEmpty: () => known.size === 0,
  };
}
