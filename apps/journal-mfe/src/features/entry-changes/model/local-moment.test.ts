import { describe, expect, it } from 'vitest';
import { localMoment, readMoment } from './local-moment.ts';

const now = new Date(2026, 0, 31, 8, 5);

describe('the moment of an entry', () => {
  it('is written and read in the time zone of the reader', () => {
    expect(localMoment(now)).toBe('2026-01-31T08:05');
    expect(readMoment('2026-01-31T08:05', now)).toEqual({ at: now.toISOString() });
  });

  it.each([
    ['', 'missing'],
    ['soon', 'missing'],
    ['0001-01-01T00:00', 'past'],
    ['0202-06-05T08:05', 'past'],
    ['2026-01-31T08:06', 'future'],
  ])('%s is refused', (entered, problem) => {
    expect(readMoment(entered, now)).toEqual({ problem });
  });
});
