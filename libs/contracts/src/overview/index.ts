export type { Journey } from './journey.ts';
export {
  FAMILY_ORDER,
  GRAINS,
  type Grain,
  type Overview,
  type OverviewBucket,
  overviewFunctions,
  type OverviewTopic,
  type Spread,
  type WordTrend,
} from './overview-functions.ts';
