import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const eveningReview: FrameworkDocument = {
  key: 'evening-review',
  version: 1,
  topic: 'today',
  intentions: ['look-back', 'settle'],
  minutes: 7,
  languages: [...LANGUAGES],
  name: {
    en: 'Evening review',
    de: 'Rückblick am Abend',
    fr: 'Regard du soir',
    ar: 'مراجعة المساء',
  },
  promise: {
    en: 'To close the day: what was good, what was hard, what can wait.',
    de: 'Um den Tag zu schließen: was gut war, was schwer war, was warten kann.',
    fr: 'Pour refermer la journée : ce qui fut bon, ce qui fut dur, ce qui peut attendre.',
    ar: 'لتُغلق يومك: ما طاب، وما صعب، وما يمكن أن ينتظر.',
  },
  steps: [
    {
      id: 'day',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'All in all, how was this day?',
        de: 'Alles in allem: Wie war dieser Tag?',
        fr: 'Dans l’ensemble, comment était cette journée ?',
        ar: 'إجمالًا، كيف كان هذا اليوم؟',
      },
      low: {
        en: 'heavy',
        de: 'schwer',
        fr: 'lourde',
        ar: 'ثقيل',
      },
      high: {
        en: 'good',
        de: 'gut',
        fr: 'bonne',
        ar: 'طيّب',
      },
    },
    {
      id: 'good',
      kind: 'text',
      question: {
        en: 'What went well, and what was your part in it?',
        de: 'Was ist gelungen, und was war dein Anteil daran?',
        fr: 'Qu’est-ce qui a bien marché, et quelle était ta part ?',
        ar: 'ما الذي سار على ما يرام، وما نصيبك منه؟',
      },
    },
    {
      id: 'hard',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What was hard, or went differently from what you wanted?',
        de: 'Was war schwer, oder lief anders, als du es wolltest?',
        fr: 'Qu’est-ce qui a été difficile, ou s’est passé autrement que voulu ?',
        ar: 'ما الذي كان صعبًا، أو جرى على غير ما أردت؟',
      },
      next: [
        {
          when: {
            step: 'day',
            atLeast: 4,
          },
          to: 'learned',
        },
      ],
    },
    {
      id: 'comfort',
      kind: 'text',
      question: {
        en: 'A heavy day, then. What would do you good in the next hour?',
        de: 'Ein schwerer Tag also. Was täte dir in der nächsten Stunde gut?',
        fr: 'Une journée lourde, donc. Qu’est-ce qui te ferait du bien dans l’heure qui vient ?',
        ar: 'يوم ثقيل إذن. ما الذي يريحك في الساعة القادمة؟',
      },
    },
    {
      id: 'learned',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What do you know tonight that you did not know this morning?',
        de: 'Was weißt du heute Abend, das du am Morgen noch nicht wusstest?',
        fr: 'Que sais-tu ce soir que tu ignorais ce matin ?',
        ar: 'ما الذي تعرفه الليلة ولم تكن تعرفه هذا الصباح؟',
      },
    },
    {
      id: 'waits',
      kind: 'list',
      isOptional: true,
      question: {
        en: 'What is still going round in your head? Put it down here, it will keep until tomorrow.',
        de: 'Was geht dir noch im Kopf herum? Leg es hier ab, es hält bis morgen.',
        fr: 'Qu’est-ce qui te trotte encore dans la tête ? Dépose-le ici, cela tiendra jusqu’à demain.',
        ar: 'ما الذي لا يزال يدور في رأسك؟ ضعه هنا، فهو ينتظر إلى الغد.',
      },
    },
    {
      id: 'night',
      kind: 'feelings',
      isOptional: true,
      most: 3,
      question: {
        en: 'And how are you now?',
        de: 'Und wie geht es dir jetzt?',
        fr: 'Et comment te sens-tu maintenant ?',
        ar: 'وكيف حالك الآن؟',
      },
    },
  ],
};
