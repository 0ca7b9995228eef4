export type { Journey } from './journey.ts';
export {
  FAMILY_ORDER,
  GRAINS,
  type Grain,
  type Overview,
  type OverviewBucket,
  overviewFunctions,
  type OverviewTopic,
  type WordTrend,
} from './overview-functions.ts';
export type { PlanEffect } from './plan-effects.ts';
export type { Spread } from './spread.ts';
