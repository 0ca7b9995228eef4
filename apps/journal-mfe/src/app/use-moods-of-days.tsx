import type { ReactNode } from 'react';
import { useSomeCheckIns } from '../features/mood/api/use-some-check-ins.ts';
import { MoodMarks } from '../features/mood/components/mood-marks.tsx';
import type { CheckIn } from '../features/mood/model/check-in.ts';
import { useMoodWords } from '../features/mood/use-mood-words.ts';
import { dayOf } from '../service/own-day.ts';

/** What somebody said on each day of a range, as a mark and in words; of null of none. */
export function useMoodsOfDays(
  range: { from: string; to: string } | null,
): ReadonlyMap<string, { mark: ReactNode; words: string }> {
  const words = useMoodWords();
  const byDay = new Map<string, CheckIn[]>();
  for (const checkIn of useSomeCheckIns(range)) {
    const day = dayOf(new Date(checkIn.feltAt));
    byDay.set(day, [...(byDay.get(day) ?? []), checkIn]);
  }
  return new Map(
    [...byDay].map(([day, checkIns]) => [
      day,
      { mark: <MoodMarks checkIns={checkIns} isSmall />, words: checkIns.map(words).join('; ') },
    ]),
  );
}
