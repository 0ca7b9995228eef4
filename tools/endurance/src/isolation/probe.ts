import type { Actor } from './actors.ts';
import type { Ask } from './ask.ts';
import type { Row } from './plant.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** What is tried once: a request about somebody else's thing, to be answered like one about nothing at all. */
export type Probe = {
  surface: Surface;
  /** What is tried, for counting: `entries: read by id`. */
  kind: string;
  actor: Actor;
  request(thing: Row): Ask;
  /** The other party's thing; null where nothing is named and only leaks count. */
  foreign: Row | null;
  /** A thing of the same shape that does not exist. */
  random: Row;
  /** Statement for the owner that undoes what was made under the two ids. */
  undo?: (things: readonly Row[]) => { text: string; values: unknown[] };
  /** Whether the actor is to be refused whatever they name. */
  mustRefuse?: boolean;
  /** Whether the answer is an error, whoever asks and whatever they name. */
  mustFail?: boolean;
  /** Whether no row may be met: the answer is refused, or an empty list. */
  mustBeEmpty?: boolean;
  /** Why the two answers differ by design; they are compared no further. */
  known?: string;
  /** Probes with the same key do not run at the same time. */
  lock?: string;
};

export type Surface = 'rest' | 'functions' | 'auth' | 'storage' | 'realtime' | 'gateway';

/** Makes one probe of a surface; null when the actor has nothing to try there. */
export type ProbeMaker = (world: World, actor: Actor, random: Random) => Probe | null;

/** A thing of the same shape, in which everything that names something names nothing. */
export function nothingLike(row: Row, random: Random, kept: readonly string[] = []): Row {
  const made = new Map<string, string>();
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const marker = /(mk-[a-z]+-[a-z0-9_]+-[a-z0-9_]+-)[0-9a-f]{12}/g;
  const other = (text: string, make: () => string) => {
    const known = made.get(text) ?? make();
    made.set(text, known);
    return known;
  };
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value
        .replace(marker, (whole, prefix: string) => other(whole, () => prefix + random.hex(12)))
        .replace(uuid, (whole) => other(whole, random.uuid));
    }
    if (Array.isArray(value)) return value.map(change);
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
    }
    return value;
  };
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, kept.includes(name) ? value : change(value)]),
  );
}

/** Texts by which the two things differ, the longest first. */
export function differences(foreign: Row, random: Row): { foreign: string; random: string; name: string }[] {
  const found: { foreign: string; random: string; name: string }[] = [];
  const walk = (a: unknown, b: unknown, name: string) => {
    if (typeof a === 'string' && typeof b === 'string') {
      if (a !== b) found.push({ foreign: a, random: b, name });
    } else if (a !== null && b !== null && typeof a === 'object' && typeof b === 'object') {
      for (const [key, value] of Object.entries(a)) walk(value, Reflect.get(b, key), `${name}.${key}`);
    }
  };
  for (const [name, value] of Object.entries(foreign)) walk(value, random[name], name);
  return found.toSorted((a, b) => b.foreign.length - a.foreign.length);
}
