import type { Probe, Surface } from '../isolation/probe.ts';

/** One guard, taken away. */
export type Mutant = {
  /** What is no longer guarded. */
  name: string;
  kind: 'policy' | 'restrictive policy' | 'grant' | 'definer function' | 'code';
  /** Table or function whose rules in core-api's matrix say what it guards. */
  place?: string;
  /** Probes that meet the guard. */
  isMet(probe: Probe): boolean;
  /** Whether it is met by listening as well. */
  isHeard?: boolean;
  change: SqlChange | CodeChange;
};

/** Statements for the owner: one that takes the guard away, and one that puts it back. */
export type SqlChange = { apply: string; restore: string };

/** A piece of a file of the services, and what stands there instead; `file` is below the checkout. */
export type CodeChange = { file: string; find: string; put: string };

export const isCodeChange = (change: Mutant['change']): change is CodeChange => 'file' in change;

/** How often a piece stands in a source. */
export const countIn = (source: string, piece: string) => source.split(piece).length - 1;

/** Probes of surfaces. */
export const onSurfaces =
  (...surfaces: readonly Surface[]) =>
  ({ surface }: Probe) =>
    surfaces.includes(surface);

/** Probes of tables of the data API, also where they are embedded or listed. */
export const onTable =
  (name: string) =>
  ({ surface, kind }: Probe) =>
    surface === 'rest' && kind.includes(name);
