export {
  compareRanked,
  isRank,
  MAX_RANK_LENGTH,
  needsSpreading,
  type Ranked,
  rankBetween,
  ranksBetween,
} from './ranks.ts';
