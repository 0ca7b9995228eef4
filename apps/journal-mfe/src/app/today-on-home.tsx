import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense } from 'react';
import { MoodOffer } from './mood-offer.tsx';

// The offer stands at once; what was said today is added to it when it can be had.
const MoodOfToday = lazy(() =>
  import('./mood-of-today.tsx').then(
    (found) => ({ default: found.MoodOfToday }),
    () => ({ default: () => <MoodOffer /> }),
  ),
);

// Few have one, and nothing else waits for it.
const DecisionOfToday = lazy(() =>
  import('./decision-of-today.tsx').then(
    (found) => ({ default: found.DecisionOfToday }),
    () => ({ default: () => null }),
  ),
);

/** What this day asks: how one feels, and what came of a decision. */
export function TodayOnHome({ day }: { day: string }) {
  const { hasFeature } = usePlatform();
  return (
    <>
      <Suspense fallback={<MoodOffer />}>
        <MoodOfToday day={day} />
      </Suspense>
      {hasFeature('library') && (
        <Suspense fallback={null}>
          <DecisionOfToday day={day} />
        </Suspense>
      )}
    </>
  );
}
