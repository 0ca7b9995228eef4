import type { News } from '../server/editing-server.ts';

/** The service's clock, as far as this device knows it. */
export type ServiceClock = {
  /** Milliseconds by which the service is ahead. */
  offset(): number;
  /** What the device knew before this page. */
  assume(offset: number): void;
  /** Compares the clocks by an answer, between whose request and arrival its moment lies. */
  compare<Answer extends Pick<News, 'now'>>(call: () => Promise<Answer>): Promise<Answer>;
  /** A moment for a change, later than that of any before. */
  stamp(): string;
};

export function createServiceClock(now: () => number): ServiceClock {
  let ahead = 0;
  let last = 0;
  return {
    offset: () => ahead,
    assume: (offset) => void (ahead = offset),
    async compare(call) {
      const begun = now();
      const answer = await call();
      ahead = Date.parse(answer.now) - (begun + now()) / 2;
      return answer;
    },
    stamp() {
      last = Math.max(last + 1, Math.round(now() + ahead));
      return new Date(last).toISOString();
    },
  };
}
