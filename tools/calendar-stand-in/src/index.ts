export {
  startCalendarStandIn,
  STAND_IN_CLIENT,
  type CalendarStandIn,
  type StandInMeeting,
} from './stand-in.ts';
