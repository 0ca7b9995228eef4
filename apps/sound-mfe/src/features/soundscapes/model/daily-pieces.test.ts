import { mixSchema } from '@reflectory/contracts/sound';
import { expect, test } from 'vitest';
import { dayOf, findPiece, piecesOf } from './daily-pieces.ts';

test('each day has other pieces than the one before, and the same for everybody', () => {
  const seeds = ['2026-11-25', '2026-11-26', '2026-11-27'].flatMap((day) =>
    piecesOf(day).map(({ mix }) => mix.seed),
  );
  expect(new Set(seeds).size).toBe(18);
  expect(piecesOf('2026-11-26')).toEqual(piecesOf('2026-11-26'));
});

test('a piece is found again by its id, and is a mix that can be kept', () => {
  for (const piece of piecesOf(dayOf(new Date(2026, 10, 6)))) {
    expect(findPiece(piece.id)).toEqual(piece);
    expect(mixSchema.safeParse(piece.mix).success).toBe(true);
  }
});

test.each(['', 'rain.2026-11-26', 'music-calm', 'music-calm.tomorrow'])('"%s" is no piece', (id) => {
  expect(findPiece(id)).toBeNull();
});
