import type { MapIcon } from '@reflectory/contracts/mindmaps';

const RING = 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8z';

/** Lines of each sign on a square of 16. */
export const mapSigns: Readonly<Record<MapIcon | 'note' | 'link', string>> = {
  star: 'M8 1.9l1.9 3.9 4.2.6-3.1 3 .8 4.2L8 11.6l-3.8 2 .8-4.2-3.1-3 4.2-.6z',
  heart: 'M8 13.6C3.7 10.5 2 8.3 2 6a3.1 3.1 0 0 1 6-1.2A3.1 3.1 0 0 1 14 6c0 2.3-1.7 4.5-6 7.6z',
  idea: 'M6 11.2c0-1.3-2-2-2-4.6a4 4 0 0 1 8 0c0 2.6-2 3.3-2 4.6zM6.4 13.8h3.2',
  question: `${RING}M6.2 6.3a1.9 1.9 0 1 1 2.6 1.7c-.6.3-.8.6-.8 1.3M8 11.4v.1`,
  done: `${RING}M5.3 8.2l1.9 1.9 3.5-3.9`,
  open: RING,
  important: `${RING}M8 4.8v4M8 11.1v.1`,
  flag: 'M3.6 14.4v-12h8.6l-2 3 2 3H3.6',
  clock: `${RING}M8 4.6V8l2.4 1.7`,
  person: 'M8 8a2.9 2.9 0 1 0 0-5.8A2.9 2.9 0 0 0 8 8zM2.8 14c.5-2.6 2.4-4 5.2-4s4.7 1.4 5.2 4',
  home: 'M2.4 7.7L8 2.7l5.6 5M4 6.5v7.1h8V6.5',
  leaf: 'M2.6 13.8c1.4-3.6 3.6-5.8 6.6-7.4M4 11.9C3.3 6.6 6.6 3 13.4 2.6c.2 6.9-3.2 10.9-9.4 9.3z',
  note: 'M3 4.4h10M3 8h10M3 11.6h6',
  link: 'M6.4 3.4H3.2v9.4h9.4V9.6M8.8 3.2h4v4M12.6 3.4L7.4 8.6',
};
