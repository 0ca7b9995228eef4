import { describe, expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail.ts';

const joy = { family: 'joy', percentage: 70 } as const;
const fear = { family: 'fear', percentage: 30 } as const;
const draw = (seed: string, emotions: (typeof joy | typeof fear)[] = [joy, fear]) =>
  thumbnailOf({ seed, emotions });
const withoutColours = (svg: string) => svg.replace(/#[0-9a-f]{6}/gu, '').replace(/\d+(?:\.\d+)?/gu, '');
const coloursOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/gu));

describe('a thumbnail', () => {
  it('is the same for the same artwork, small and without scripts', () => {
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one').length).toBeLessThan(4000);
    expect(draw('one')).not.toMatch(/NaN|undefined|script|style|id=/);
  });

  it('varies in form and not only in hue', () => {
    const forms = new Set(Array.from({ length: 40 }, (_, index) => withoutColours(draw(`entry ${index}`))));
    expect(forms.size).toBeGreaterThan(7);
  });

  it('has the hues of what was felt, and none without feelings', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
    for (const seed of seeds) {
      const [felt] = coloursOf(draw(seed, [joy]));
      const [quiet] = coloursOf(draw(seed, []));
      const spread = (hex = '') => {
        const parts = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
        return Math.max(...parts) - Math.min(...parts);
      };
      expect(spread(felt)).toBeGreaterThan(80);
      expect(spread(quiet)).toBeLessThan(25);
    }
  });

  it('draws something of any seed, and of feelings without a share', () => {
    expect(draw('', [])).toMatch(/^<svg .*<(path|circle)/);
    expect(thumbnailOf({ seed: 'one', emotions: [{ family: 'joy', percentage: 0 }] })).toBe(draw('one', []));
  });
});
