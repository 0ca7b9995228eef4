import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

/** Something that happened on a screen. It names no person, no content and no address of a row. */
export const analyticsEventSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  /** Pattern of the route, for instance `/journal/*`. */
  path: z.string().max(100),
  at: z.iso.datetime({ offset: true }),
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

/** Views of one path on one day; days with fewer than five tabs are left out. */
export const usageDaySchema = z.object({
  day: z.iso.date(),
  path: z.string(),
  views: z.number().int(),
  tabs: z.number().int(),
});
export type UsageDay = z.infer<typeof usageDaySchema>;

/** Functions of the instance's own usage figures. */
export const analyticsFunctions = {
  /** Keeps events that someone consented to. `tab` is random and lives as long as the tab. */
  'record-analytics': {
    input: z.object({ tab: z.uuid(), events: z.array(analyticsEventSchema).min(1).max(50) }),
    output: z.object({ recorded: z.number().int() }),
  },
  'list-usage': { input: z.null(), output: z.object({ since: z.iso.date(), days: z.array(usageDaySchema) }) },
} as const satisfies Record<string, FunctionContract>;
type AnalyticsFunctions = typeof analyticsFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends AnalyticsFunctions {}
}
