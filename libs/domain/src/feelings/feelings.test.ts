import { LANGUAGES } from '@reflectory/contracts/languages';
import { describe, expect, it } from 'vitest';
import { activitiesIn, feelingName, feelingsIn, feelingsNear, isFeeling } from './index.ts';

describe('feelings', () => {
  it('are some hundred words, with many in each corner', () => {
    const corners = feelingsIn('en').map(
      ({ pleasantness, energy }) => `${pleasantness > 0 ? '+' : '-'}${energy > 0 ? '+' : '-'}`,
    );
    expect(corners.length).toBeGreaterThanOrEqual(100);
    for (const corner of ['++', '+-', '-+', '--'])
      expect(corners.filter((one) => one === corner).length).toBeGreaterThanOrEqual(20);
  });

  it.each(LANGUAGES)('have each a name and a meaning of their own (%s)', (language) => {
    const feelings = feelingsIn(language);
    for (const pick of [
      ({ name }: (typeof feelings)[number]) => name,
      ({ meaning }: (typeof feelings)[number]) => meaning,
    ]) {
      const words = feelings.map(pick);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
      expect(words.filter((word) => word.trim() !== word || word === '' || word.length > 90)).toEqual([]);
    }
  });

  it('lie between −1 and 1, no two in the same place', () => {
    const places = feelingsIn('en').map(({ pleasantness, energy }) => {
      expect(Math.max(Math.abs(pleasantness), Math.abs(energy))).toBeLessThanOrEqual(1);
      return `${pleasantness} ${energy}`;
    });
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('are found around a place, the nearest first', () => {
    const near = feelingsNear({ pleasantness: 0.9, energy: 0.6 }, 'de', 5);
    expect(near).toHaveLength(5);
    expect(near[0]).toMatchObject({ key: 'joyful', name: 'fröhlich' });
  });

  it('are said in the language of the person; a key nobody knows stands for itself', () => {
    expect(feelingName('grateful', 'fr')).toBe('gratitude');
    expect(feelingName('toString', 'fr')).toBe('toString');
    expect(isFeeling('toString')).toBe(false);
  });
});

describe('activities', () => {
  it.each(LANGUAGES)('are some thirty, each with a name of its own (%s)', (language) => {
    const names = activitiesIn(language).map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(30);
    expect(new Set(names).size).toBe(names.length);
  });
});
