import { describe, expect, it } from 'vitest';
import { drawArtwork } from './artwork.ts';
import { thumbnailOf } from './thumbnail.ts';

const joy = { emotion: 'joy', family: 'joy', percentage: 70, valence: 0.8, arousal: 0.6 } as const;
const fear = { emotion: 'fear', family: 'fear', percentage: 30, valence: -0.8, arousal: 0.7 } as const;
const artwork = (seed: string, emotions: (typeof joy | typeof fear)[] = [joy, fear]) =>
  drawArtwork({ emotions, themes: [], rhythm: [4, 9, 3], seed });
const withoutColours = (svg: string) => svg.replace(/#[0-9a-f]{6}/gu, '').replace(/\d+(?:\.\d+)?/gu, '');
const coloursOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/gu));

describe('a thumbnail', () => {
  it('is the same for the same artwork, small and without scripts', () => {
    const svg = artwork('one');
    expect(thumbnailOf(svg)).toBe(thumbnailOf(svg));
    expect(thumbnailOf(svg).length).toBeLessThan(4000);
    expect(thumbnailOf(svg)).not.toMatch(/NaN|undefined|script|style|id=/);
  });

  it('varies in form and not only in hue', () => {
    const forms = new Set(
      Array.from({ length: 40 }, (_, index) => withoutColours(thumbnailOf(artwork(`entry ${index}`)))),
    );
    expect(forms.size).toBeGreaterThan(7);
  });

  it('has the hues of what was felt, and none without feelings', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
    for (const seed of seeds) {
      const [felt] = coloursOf(thumbnailOf(artwork(seed, [joy])));
      const [quiet] = coloursOf(thumbnailOf(artwork(seed, [])));
      const spread = (hex = '') => {
        const parts = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
        return Math.max(...parts) - Math.min(...parts);
      };
      expect(spread(felt)).toBeGreaterThan(80);
      expect(spread(quiet)).toBeLessThan(25);
    }
  });

  it('draws something of any text', () => {
    expect(thumbnailOf('<svg/>')).toMatch(/^<svg .*<(path|circle)/);
  });
});
