import type { Framework } from './framework.ts';

/** Seven questions for a pull in two directions; the answers to 2 and 3 are echoed. */
export const tension: Framework = {
  key: 'tension',
  label: { en: 'Tension', de: 'Spannung' },
  description: {
    en: 'For days when two things in you pull in different directions.',
    de: 'Für Tage, an denen zwei Dinge in dir in verschiedene Richtungen ziehen.',
  },
  steps: [
    {
      question: {
        en: 'What is pulling at you today? Tell it the way it happened.',
        de: 'Was zieht heute an dir? Erzähl es so, wie es war.',
      },
    },
    {
      question: {
        en: 'One side of you wants something. What is it?',
        de: 'Eine Seite in dir möchte etwas. Was ist es?',
      },
      unanswered: { en: 'what one side of you wants', de: 'das, was die eine Seite möchte' },
    },
    {
      question: {
        en: 'And the other side: what does it want, or not want?',
        de: 'Und die andere Seite: Was möchte sie, oder was möchte sie nicht?',
      },
      unanswered: { en: 'what the other side wants', de: 'das, was die andere Seite möchte' },
    },
    {
      question: {
        en: 'Look at {2} for a moment. What does this side want to protect?',
        de: 'Schau einen Moment auf {2}. Was möchte diese Seite beschützen?',
      },
    },
    {
      question: {
        en: 'Now look at {3}. What does this side want to protect?',
        de: 'Schau jetzt auf {3}. Was möchte diese Seite beschützen?',
      },
    },
    {
      question: {
        en: 'Suppose both sides are a little right. What would that look like?',
        de: 'Angenommen, beide Seiten haben ein wenig recht. Wie sähe das aus?',
      },
    },
    {
      question: {
        en: 'What is one small thing you can do, or leave undone, before tomorrow?',
        de: 'Was ist eine kleine Sache, die du bis morgen tun oder lassen kannst?',
      },
    },
  ],
};
