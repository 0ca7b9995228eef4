import type { CalendarEventRow, CalendarSubscriptionRow } from './rows.ts';

/** Why a calendar could not be read. */
export type CalendarFailure = NonNullable<CalendarSubscriptionRow['failure']>;

/** A meeting, as it was read; moments in ISO 8601. */
export type CalendarEvent = Pick<CalendarEventRow, 'title' | 'starts_at' | 'ends_at' | 'is_all_day'>;
