import type { Framework } from './framework.ts';

/** One blank page. */
export const free: Framework = {
  key: 'free',
  label: { en: 'Free Write', de: 'Freies Schreiben' },
  description: {
    en: 'A blank page, for whatever is here today.',
    de: 'Eine leere Seite für alles, was heute da ist.',
  },
  steps: [
    {
      question: {
        en: 'What is on your mind? Start anywhere.',
        de: 'Was geht dir durch den Kopf? Fang irgendwo an.',
      },
    },
  ],
};
