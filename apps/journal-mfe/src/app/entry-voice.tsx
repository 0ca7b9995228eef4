import { lazy, Suspense } from 'react';

const EntryRecordings = lazy(async () => ({
  default: (await import('../features/voice/entry-recordings.tsx')).EntryRecordings,
}));

/** What was spoken into an entry; it comes after the words. */
export function EntryVoice({ sessionId }: { sessionId: string | null }) {
  if (sessionId === null) return null;
  return (
    <Suspense fallback={null}>
      <EntryRecordings sessionId={sessionId} />
    </Suspense>
  );
}
