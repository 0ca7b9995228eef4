import type { Journey } from '@reflectory/contracts/overview';
import { artworkDataUrl, drawArtwork } from '@reflectory/domain/artwork';

/**
 * Draws a journey as one artwork of all that was felt, as an address of an image; null where nothing was. The first
 * entry is its seed, so that it grows with the journey instead of becoming another.
 */
export function journeyArtwork({ feelings, themes, months, first_entry }: Journey): string | null {
  if (feelings.length === 0) return null;
  const total = feelings.reduce((sum, { entries }) => sum + entries, 0);
  return artworkDataUrl(
    drawArtwork({
      emotions: feelings.map(({ entries, ...feeling }) => ({
        ...feeling,
        percentage: (100 * entries) / total,
      })),
      themes: themes.map(({ name }) => name),
      rhythm: months,
      seed: first_entry ?? '',
    }),
  );
}
