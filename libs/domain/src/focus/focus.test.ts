import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignEvents } from './align-events.ts';
import { currentTimer, foldTimers, mergeEvents, MOST_MS, readTimer, type Timer, timerText } from './index.ts';
import { anyEvents, event, TEN } from './testing/any-events.ts';

const MINUTE = 60_000;
const NOW = TEN + 3 * 24 * 60 * MINUTE;
const at = (minute: number) => TEN + minute * MINUTE;
const focused = ({ spans }: Timer) => spans.reduce((sum, [from, until]) => sum + until - from, 0);
const only = (timers: Timer[]): Timer => {
  const [timer, ...others] = timers;
  if (!timer || others.length > 0) throw new Error(`${timers.length} timers`);
  return timer;
};

describe('a timer', () => {
  it('counts focus without its pauses and says what is left', () => {
    const events = [event('a', 0, 'start'), event('a', 10, 'pause'), event('a', 15, 'resume')];
    const timer = only(foldTimers(events, at(20)));
    expect(readTimer(timer, at(20))).toEqual({ round: 900, left: 600, focused: 900, breakLeft: null });
    expect(readTimer(timer, at(45))).toMatchObject({ left: -900, round: 2400 });
    expect(timerText(-900)).toBe('+15:00');
    expect(currentTimer([timer])).toBe(timer);
  });

  it('goes over into overtime, which is kept apart', () => {
    const events = [
      event('a', 0, 'start'),
      event('a', 10, 'extend', { seconds: 300 }),
      event('a', 40, 'end'),
    ];
    expect(only(foldTimers(events, NOW))).toMatchObject({
      phase: 'ended',
      endedAt: at(40),
      overtime: 10 * MINUTE,
    });
  });

  it('counts rounds, each from its beginning, and no break', () => {
    const events = [
      event('a', 0, 'start', { mode: 'pomodoro' }),
      event('a', 26, 'break', { seconds: 300 }),
      event('a', 32, 'back'),
    ];
    const timer = only(foldTimers(events, at(40)));
    expect(readTimer(timer, at(40))).toEqual({ round: 480, left: 1020, focused: 2040, breakLeft: null });
    expect(timer).toMatchObject({ rounds: 1, overtime: MINUTE });
    const resting = only(foldTimers(events.slice(0, 2), at(27)));
    expect(readTimer(resting, at(33)).breakLeft).toBe(-120);
    expect(readTimer(resting, at(27))).toMatchObject({ breakLeft: 240, focused: 1560 });
  });

  it('keeps what is said after its end, and nothing else', () => {
    const events = [
      event('a', 0, 'start'),
      event('a', 25, 'end'),
      event('a', 26, 'say', { note: 'The draft is there.', mood_after: 50 }),
      event('a', 30, 'resume'),
      event('a', 31, 'interrupt', { note: '' }),
    ];
    const timer = only(foldTimers(events, NOW));
    expect(timer).toMatchObject({
      note: 'The draft is there.',
      moodAfter: 50,
      moodBefore: null,
      interruptions: [],
    });
    expect(focused(timer)).toBe(25 * MINUTE);
  });

  it('has interruptions, of which something can be said later', () => {
    const noted = event('a', 5, 'interrupt', { note: '' });
    const events = [
      event('a', 0, 'start'),
      noted,
      event('a', 7, 'interrupt', { note: 'Anna', of: noted.id }),
    ];
    expect(only(foldTimers(events, at(10))).interruptions).toEqual([
      { id: noted.id, at: at(5), note: 'Anna' },
    ]);
  });

  it('that was forgotten is over after sixteen hours', () => {
    const timer = only(foldTimers([event('a', 0, 'start', { mode: 'flow', planned: null })], NOW));
    expect(timer).toMatchObject({ phase: 'ended', endedAt: TEN + MOST_MS });
    expect(readTimer(timer, NOW)).toMatchObject({ left: null, focused: MOST_MS / 1000 });
  });

  it('is one: of two that two devices began the later ends the earlier', () => {
    const one = [event('a', 0, 'start'), event('a', 25, 'end')];
    const other = [event('b', 5, 'start'), event('b', 30, 'end')];
    const timers = foldTimers([...one, ...other], NOW);
    expect(timers.map((timer) => [timer.id, focused(timer) / MINUTE])).toEqual([
      ['a', 5],
      ['b', 25],
    ]);
  });

  it('is nothing without its start', () => {
    expect(foldTimers([event('a', 0, 'pause')], NOW)).toEqual([]);
  });

  it('takes whatever happened as never less than no time and never two at once', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const timers = foldTimers(events, NOW);
        const spans = timers.flatMap((timer) => timer.spans);
        for (const [from, until] of spans) expect(until).toBeGreaterThan(from);
        for (const [index, [from]] of spans.entries()) {
          expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0);
        }
        for (const timer of timers) {
          const { focused: seconds, round } = readTimer(timer, NOW);
          expect(Math.min(seconds, round, timer.overtime)).toBeGreaterThanOrEqual(0);
          expect(focused(timer)).toBeLessThanOrEqual(MOST_MS);
        }
        expect(timers.filter(({ phase }) => phase !== 'ended').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is the same on every device, in whatever order and how often they hear of what happened', () => {
    fc.assert(
      fc.property(
        anyEvents,
        fc.infiniteStream(fc.boolean()),
        fc.infiniteStream(fc.nat()),
        (events, sides, order) => {
          const isLeft = events.map(() => sides.next().value);
          const left = events.filter((_, index) => isLeft[index]);
          const right = events.filter((_, index) => !isLeft[index]);
          const keys = new Map(events.map(({ id }) => [id, order.next().value]));
          const shuffled = events.toSorted((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0));
          const expected = foldTimers(events, NOW);
          expect(foldTimers(mergeEvents(left, right), NOW)).toEqual(expected);
          expect(foldTimers(mergeEvents(right, left), NOW)).toEqual(expected);
          expect(foldTimers([...shuffled, ...left], NOW)).toEqual(expected);
        },
      ),
    );
  });
});

describe('clocks an hour apart', () => {
  it.each([-60, 60])('make no difference: %i minutes', (minutes) => {
    const wrong = [0, 25].map((minute) => event('a', minute + minutes, minute === 0 ? 'start' : 'end'));
    const right = alignEvents(wrong, { device: at(30 + minutes), service: at(30) });
    const timer = only(foldTimers(right, at(30)));
    expect([timer.startedAt, timer.endedAt]).toEqual([at(0), at(25)]);
  });

  it('put nothing into the future and nothing before what a device may be away', () => {
    const clocks = { device: at(30), service: at(30) };
    const [future, past] = alignEvents([event('a', 90, 'start'), event('a', -365 * 1440, 'end')], clocks);
    expect(Date.parse(future?.at ?? '')).toBe(at(30));
    expect(Date.parse(past?.at ?? '')).toBe(at(30) - 90 * 86_400_000);
  });
});
