import type { ReactNode } from 'react';
import { useSomeCheckIns } from '../features/mood/api/use-some-check-ins.ts';
import { MoodMarks } from '../features/mood/components/mood-marks.tsx';
import type { CheckIn } from '../features/mood/model/check-in.ts';
import { useMoodWordsLater } from '../features/mood/use-mood-words-later.ts';
import { dayOf } from '../service/own-day.ts';

/** What somebody said on each day of a range, as a mark and in words; of null of none. */
export function useMoodsOfDays(range: { from: string; to: string } | null): {
  moods: ReadonlyMap<string, { mark: ReactNode; words: string }>;
  isLoading: boolean;
} {
  const { checkIns, isLoading } = useSomeCheckIns(range);
  const words = useMoodWordsLater(checkIns.length > 0);
  const byDay = new Map<string, CheckIn[]>();
  for (const checkIn of checkIns) {
    const day = dayOf(new Date(checkIn.feltAt));
    byDay.set(day, [...(byDay.get(day) ?? []), checkIn]);
  }
  const moods = new Map(
    [...byDay].map(([day, ofDay]) => [
      day,
      { mark: <MoodMarks checkIns={ofDay} isSmall />, words: words ? ofDay.map(words).join('; ') : '' },
    ]),
  );
  return { moods, isLoading };
}
