import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const weeklyReview: FrameworkDocument = {
  key: 'weekly-review',
  version: 1,
  topic: 'today',
  intentions: ['look-back', 'plan'],
  minutes: 15,
  languages: [...LANGUAGES],
  name: {
    en: 'Weekly review',
    de: 'Wochenrückblick',
    fr: 'Revue de la semaine',
    ar: 'مراجعة الأسبوع',
  },
  promise: {
    en: 'Look back on seven days, let go of some of it, and choose what comes next.',
    de: 'Auf sieben Tage zurückschauen, einiges loslassen und wählen, was als Nächstes kommt.',
    fr: 'Revenir sur sept jours, lâcher du lest et choisir la suite.',
    ar: 'نظرة على سبعة أيام، وتخلٍّ عن بعض ما فيها، واختيار لما يأتي.',
  },
  steps: [
    {
      id: 'moments',
      kind: 'list',
      most: 7,
      question: {
        en: 'Which moments of this week come to you without looking them up?',
        de: 'Welche Momente dieser Woche fallen dir ein, ohne nachzusehen?',
        fr: 'Quels moments de la semaine te reviennent sans chercher ?',
        ar: 'أيّ لحظات هذا الأسبوع تخطر لك دون أن تبحث عنها؟',
      },
    },
    {
      id: 'best',
      kind: 'choice',
      optionsFrom: 'moments',
      question: {
        en: 'Which one would you like to have again?',
        de: 'Welchen hättest du gern noch einmal?',
        fr: 'Lequel voudrais-tu revivre ?',
        ar: 'أيّها تودّ لو تعود؟',
      },
      unanswered: {
        en: 'the best moment',
        de: 'der schönste Moment',
        fr: 'le meilleur moment',
        ar: 'أجمل لحظة',
      },
    },
    {
      id: 'why',
      kind: 'text',
      question: {
        en: 'What made {best} possible?',
        de: 'Was hat das möglich gemacht: {best}?',
        fr: 'Grâce à quoi est-ce arrivé : {best} ?',
        ar: 'ما الذي أتاح {best}؟',
      },
    },
    {
      id: 'energy',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'How much of your strength is left at the end of the week?',
        de: 'Wie viel von deiner Kraft ist am Ende der Woche noch da?',
        fr: 'Que reste-t-il de tes forces à la fin de la semaine ?',
        ar: 'كم بقي من قوّتك في نهاية الأسبوع؟',
      },
      low: {
        en: 'used up',
        de: 'aufgebraucht',
        fr: 'plus rien',
        ar: 'نفدت',
      },
      high: {
        en: 'plenty',
        de: 'reichlich',
        fr: 'beaucoup',
        ar: 'الكثير',
      },
      next: [
        {
          when: {
            step: 'energy',
            atLeast: 4,
          },
          to: 'open',
        },
      ],
    },
    {
      id: 'drained',
      kind: 'text',
      question: {
        en: 'Where did it go, and was it worth it?',
        de: 'Wohin ist sie gegangen, und war es das wert?',
        fr: 'Où sont-elles passées, et cela en valait-il la peine ?',
        ar: 'أين ذهبت، وهل استحقّ الأمر ذلك؟',
      },
    },
    {
      id: 'open',
      kind: 'list',
      isOptional: true,
      most: 12,
      question: {
        en: 'What is still open? Everything, even the small things.',
        de: 'Was ist noch offen? Alles, auch Kleinigkeiten.',
        fr: 'Qu’est-ce qui reste ouvert ? Tout, même les petites choses.',
        ar: 'ما الذي ما زال معلّقًا؟ كل شيء، حتى الصغائر.',
      },
    },
    {
      id: 'drop',
      kind: 'choice',
      isOptional: true,
      isMultiple: true,
      optionsFrom: 'open',
      question: {
        en: 'Which of it may you drop, give away or do badly?',
        de: 'Was davon darfst du lassen, abgeben oder schlecht machen?',
        fr: 'Qu’est-ce que tu peux abandonner, confier ou bâcler ?',
        ar: 'ما الذي يمكنك أن تتركه منها، أو تعطيه لغيرك، أو تكتفي بأقلّه؟',
      },
    },
    {
      id: 'next',
      kind: 'list',
      most: 3,
      question: {
        en: 'Three things for the coming week, no more.',
        de: 'Drei Dinge für die kommende Woche, nicht mehr.',
        fr: 'Trois choses pour la semaine qui vient, pas davantage.',
        ar: 'ثلاثة أشياء للأسبوع القادم، لا أكثر.',
      },
    },
  ],
};
