import type { FrameworkTexts } from '../framework.ts';

/** The frameworks in German. */
export const de: FrameworkTexts = {
  tension: {
    label: 'Spannung',
    description: 'Für Tage, an denen zwei Dinge in dir in verschiedene Richtungen ziehen.',
  },
  anxious: {
    label: 'Unruhig',
    description: 'Einundzwanzig kurze Fragen für eine Sorge, die immer wiederkommt.',
  },
  free: {
    label: 'Freies Schreiben',
    description: 'Eine leere Seite für alles, was heute da ist.',
  },
};
