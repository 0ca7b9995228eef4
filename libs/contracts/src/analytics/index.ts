export {
  type AnalyticsEvent,
  analyticsEventSchema,
  analyticsFunctions,
  type UsageDay,
  usageDaySchema,
} from './analytics.ts';
