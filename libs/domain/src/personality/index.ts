export {
  ANSWERS,
  type Factor,
  FACTORS,
  MINI_IPIP,
  type PersonalityScores,
  scorePersonality,
} from './mini-ipip.ts';
