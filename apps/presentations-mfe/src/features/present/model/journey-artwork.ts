import type { Journey } from '@reflectory/contracts/overview';
import { artworkDataUrl, drawJourney } from '@reflectory/domain/artwork';

/**
 * Draws a journey by its months, as an address of an image; null where nothing was felt. The first entry is its seed, so that
 * it grows with the journey instead of becoming another.
 */
export function journeyArtwork({
  feelings,
  months,
  month_families: families,
  first_entry,
}: Journey): string | null {
  if (feelings.length === 0) return null;
  const parts = months.map((entries, index) => ({ family: families[index] ?? null, words: entries }));
  return artworkDataUrl(drawJourney(parts, first_entry ?? ''));
}
