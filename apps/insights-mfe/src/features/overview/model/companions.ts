import type { Overview, PlanEffect } from '@reflectory/contracts/overview';
import { type Effect, effectOf } from './effects.ts';

/** Something that days have or have not, with how they differ. */
export type Companion = {
  kind: 'activity' | 'theme' | 'person' | PlanEffect['kind'];
  name: string;
  area: string | null;
  effect: Effect;
};

const of = (kind: Companion['kind'], topics: Overview['themes'] | Overview['activities']): Companion[] =>
  topics.flatMap((topic) => {
    const effect = effectOf(topic);
    return effect ? [{ kind, name: topic.name, area: 'area' in topic ? topic.area : null, effect }] : [];
  });

/** What was there often enough to be compared, the greatest differences first. */
export const companionsOf = (
  { activities, themes, people }: Overview,
  planned: readonly PlanEffect[] = [],
): Companion[] =>
  [
    ...of('activity', activities),
    ...of('theme', themes),
    ...of('person', people),
    ...planned.flatMap((one) => of(one.kind, [one])),
  ].toSorted((one, other) => Math.abs(other.effect.difference) - Math.abs(one.effect.difference));
