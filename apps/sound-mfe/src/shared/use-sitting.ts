import { useEffect, useState } from 'react';

/** Some minutes that somebody takes: how many seconds of them are over. */
export type Sitting = {
  status: 'before' | 'running' | 'over';
  elapsed: number;
  /** `from`: so many of them are over already. */
  begin(seconds: number, from?: number): void;
  stop(): void;
};

/** How often it is looked at; what moves in between is moved by what draws it. */
const LOOK_MS = 100;

/** Counts by the clock and not by its own ticks, which a page in the background gets late. */
export function useSitting(): Sitting {
  const [run, setRun] = useState<{ begun: number; seconds: number } | null>(null);
  const [now, setNow] = useState(0);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!run) return;
    const timer = setInterval(() => {
      const at = performance.now();
      setNow(at);
      if (at - run.begun < run.seconds * 1000) return;
      setRun(null);
      setOver(true);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [run]);
  return {
    status: run ? 'running' : isOver ? 'over' : 'before',
    elapsed: run ? Math.max(0, now - run.begun) / 1000 : 0,
    begin(seconds, from = 0) {
      const at = performance.now();
      const begun = at - from * 1000;
      setNow(at);
      setOver(false);
      setRun({ begun, seconds });
    },
    stop() {
      setRun(null);
      setOver(false);
    },
  };
}
