import { lazy, Suspense } from 'react';
import { useCheckIns } from '../features/mood/api/use-check-ins.ts';
import { noonOf } from '../service/own-day.ts';
import { MoodOffer } from './mood-offer.tsx';

// Names of feelings weigh more than the rest of the page: only who said one today waits for them.
const MoodSaid = lazy(() =>
  import('./mood-said.tsx').then(
    ({ MoodSaid: said }) => ({ default: said }),
    () => ({ default: () => <MoodOffer /> }),
  ),
);

/** The way to a check-in, and what was said last today. */
export function MoodOfToday({ day }: { day: string }) {
  const [newest] = useCheckIns().checkIns;
  if (!newest || new Date(newest.feltAt).toDateString() !== noonOf(day).toDateString()) return <MoodOffer />;
  return (
    <Suspense fallback={<MoodOffer />}>
      <MoodSaid checkIn={newest} />
    </Suspense>
  );
}
