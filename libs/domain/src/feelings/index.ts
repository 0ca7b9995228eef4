export { ACTIVITIES, type ActivityKey } from './activity-keys.ts';
export type { FeelingKey } from './feeling-texts.ts';
export { activitiesIn, type Feeling, feelingName, feelingsIn, feelingsNear, isFeeling } from './feelings.ts';
