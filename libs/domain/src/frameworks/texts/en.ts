import type { FrameworkTexts } from '../framework.ts';

/** The frameworks in English. */
export const en: FrameworkTexts = {
  tension: {
    label: 'Tension',
    description: 'For days when two things in you pull in different directions.',
  },
  anxious: {
    label: 'Anxious',
    description: 'Twenty-one short questions for a worry that keeps coming back.',
  },
  free: {
    label: 'Free Write',
    description: 'A blank page, for whatever is here today.',
  },
};
