import type { OpenLab } from '../isolation/open-lab.ts';
import type { Probe } from '../isolation/probe.ts';
import { createRandom } from '../isolation/random.ts';
import { makeProbe } from '../isolation/walk.ts';

/** Probes that were made once, for all mutants. */
export type ProbePool = {
  /** The first of every kind and actor, then the second of each, and so on: at most so many. */
  pick(isWanted: (probe: Probe) => boolean, count: number): Probe[];
  /** Takes one out that says the same whether a guard stands or not. */
  drop(probe: Probe): void;
};

/** Makes so many probes, or a few fewer; the same ones for a seed and world. */
export function createProbePool(lab: OpenLab, seed: string, size: number): ProbePool {
  const { actors, makers } = lab;
  const probes = Array.from({ length: size }, (_, index) =>
    makeProbe({ lab, actors, makers, seed }, index),
  ).filter((probe) => probe !== null);
  const turns = new Map<string, number>();
  const placed = probes.map((probe, index) => {
    const group = `${probe.surface} ${probe.kind} ${probe.actor.name}`;
    const turn = turns.get(group) ?? 0;
    turns.set(group, turn + 1);
    return { probe, turn, chance: createRandom(`${seed} order`, index).number(2 ** 32) };
  });
  const ordered = placed.toSorted((a, b) => a.turn - b.turn || a.chance - b.chance);
  const dropped = new Set<Probe>();
  return {
    drop: (probe) => void dropped.add(probe),
    pick: (isWanted, count) =>
      ordered
        .filter(({ probe }) => !dropped.has(probe) && isWanted(probe))
        .slice(0, count)
        .map(({ probe }) => probe),
  };
}
