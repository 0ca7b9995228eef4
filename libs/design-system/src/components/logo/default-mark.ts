/**
 * A thought above the line and its reflection below, which is lines of writing.
 * Path data in a 24 × 24 view box.
 */
export const defaultMark =
  'M2.5 11.6A9.5 9.5 0 0 1 21.5 11.6Z' +
  'M4.1 13.9H19.9A.95.95 0 0 1 19.9 15.8H4.1A.95.95 0 0 1 4.1 13.9Z' +
  'M7 18.1H14.4A.95.95 0 0 1 14.4 20H7A.95.95 0 0 1 7 18.1Z';
