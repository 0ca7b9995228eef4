import { type CoverPart, drawArtwork, drawYearCover } from '@reflectory/domain/artwork';

/** A year that somebody may have had, a stretch of days for each feeling. */
const YEAR = [
  ['calm', 44],
  ['joy', 52],
  ['surprise', 18],
  ['trust', 61],
  ['sadness', 47],
  ['fear', 33],
  ['calm', 58],
  ['joy', 52],
] as const;
/** Words of days that follow each other. */
const RHYTHM = [180, 90, 420, 140, 60, 260, 120, 700, 30, 210, 330, 80, 150];

/** The signature drawing behind the headline: a year of days, the same for everyone. */
export function heroArtwork(): string {
  const days = YEAR.flatMap(([family, length]) =>
    Array.from({ length }, (_, index): CoverPart => {
      const isAnother = index % 7 === 3;
      return {
        family: isAnother ? 'trust' : family,
        words: index % 9 === 5 ? 0 : (RHYTHM[(index * 5) % RHYTHM.length] ?? 0),
      };
    }),
  );
  return drawYearCover(days, 'the first page', { width: 1000, height: 1000 });
}

/** Of a company’s own page: calm lines in whatever colour the page gives them. */
export function accentArtwork(): string {
  const drawn = drawArtwork(
    {
      seed: 'a page of its own 3',
      emotions: [{ family: 'trust', percentage: 100, arousal: 0.3 }],
      rhythm: [18, 9, 24, 14, 6, 21, 12, 30],
    },
    { width: 1000, height: 1000 },
  );
  return drawn.replaceAll(/#[0-9a-f]{6}/gu, 'currentColor').replace('<svg ', '<svg id="artwork" ');
}
