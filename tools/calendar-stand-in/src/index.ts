export { STAND_IN_CLIENT } from './oauth.ts';
export { startCalendarStandIn, type CalendarStandIn, type StandInMeeting } from './stand-in.ts';
