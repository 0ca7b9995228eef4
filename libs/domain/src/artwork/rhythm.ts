import { smoothThrough } from './curve.ts';

const fewest = 4;
const most = 7;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/**
 * How wide the strands run along the text, 0.25 (short sentences) to 1 (the longest stretch):
 * sentence lengths in words, gathered into at most seven stretches.
 */
export const widthFrom = (rhythm: readonly number[]): ((position: number) => number) => {
  const count = Math.min(Math.max(rhythm.length, fewest), most);
  const stretches = Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * rhythm.length) / count);
    const to = Math.max(Math.floor(((index + 1) * rhythm.length) / count), from + 1);
    return Math.max(meanOf(rhythm.slice(from, to)), 0);
  });
  const [shortest, longest] = [Math.min(...stretches), Math.max(...stretches)];
  if (!(longest > shortest)) return () => 0.7;
  return smoothThrough(stretches.map((words) => 0.25 + (0.75 * (words - shortest)) / (longest - shortest)));
};
