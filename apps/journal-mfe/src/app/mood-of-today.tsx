import { useCheckIns } from '../features/mood/api/use-check-ins.ts';
import { useMoodWords } from '../features/mood/use-mood-words.ts';
import { noonOf } from '../service/own-day.ts';
import { MoodOffer } from './mood-offer.tsx';

/** The way to a check-in, and what was said last today. */
export function MoodOfToday({ day }: { day: string }) {
  const words = useMoodWords();
  const [newest] = useCheckIns().checkIns;
  const isOfToday = newest && new Date(newest.feltAt).toDateString() === noonOf(day).toDateString();
  return <MoodOffer said={isOfToday ? words(newest) : undefined} />;
}
