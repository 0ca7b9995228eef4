/**
 * A thought above the line and its reflection below, which is lines of writing.
 * Path data in a 24 × 24 view box.
 */
export const defaultMark =
  'M2.6 12A9.4 9.4 0 0 1 21.4 12Z' +
  'M3.9 14H20.1A.75.75 0 0 1 20.1 15.5H3.9A.75.75 0 0 1 3.9 14Z' +
  'M6 17H15.4A.7.7 0 0 1 15.4 18.4H6A.7.7 0 0 1 6 17Z' +
  'M8.8 19.9H13A.65.65 0 0 1 13 21.2H8.8A.65.65 0 0 1 8.8 19.9Z';
