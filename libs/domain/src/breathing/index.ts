export {
  type BreathKind,
  breathAt,
  breathRings,
  cycleSeconds,
  PACERS,
  type PacerKey,
  pacerKeys,
  wholeCycles,
} from './breathing.ts';
