import type { CheckIn } from '../features/mood/model/check-in.ts';
import { useMoodWords } from '../features/mood/use-mood-words.ts';
import { MoodOffer } from './mood-offer.tsx';

/** The way to another check-in, with what was said in the last one. */
export function MoodSaid({ checkIn }: { checkIn: CheckIn }) {
  const words = useMoodWords();
  return <MoodOffer said={words(checkIn)} />;
}
