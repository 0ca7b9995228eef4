import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const energyAudit: FrameworkDocument = {
  key: 'energy-audit',
  version: 1,
  topic: 'body',
  intentions: ['self', 'look-back'],
  minutes: 10,
  languages: [...LANGUAGES],
  name: {
    en: 'Energy audit',
    de: 'Kräftebilanz',
    fr: 'Bilan d’énergie',
    ar: 'جردة الطاقة',
  },
  promise: {
    en: 'What gives you strength, what takes it, and one thing that could be different.',
    de: 'Was dir Kraft gibt, was sie nimmt, und eine Sache, die anders sein könnte.',
    fr: 'Ce qui te donne des forces, ce qui en prend, et une chose qui pourrait changer.',
    ar: 'ما يمنحك القوّة، وما يأخذها، وأمر واحد يمكن أن يختلف.',
  },
  steps: [
    {
      id: 'level',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'How full is the tank, on average, these days?',
        de: 'Wie voll ist der Tank dieser Tage im Durchschnitt?',
        fr: 'En ce moment, à combien est le réservoir, en moyenne ?',
        ar: 'كم امتلاء الخزّان في هذه الأيام، وسطيًّا؟',
      },
      low: {
        en: 'empty',
        de: 'leer',
        fr: 'vide',
        ar: 'فارغ',
      },
      high: {
        en: 'full',
        de: 'voll',
        fr: 'plein',
        ar: 'ممتلئ',
      },
    },
    {
      id: 'gives',
      kind: 'list',
      most: 8,
      question: {
        en: 'After what do you have more strength than before?',
        de: 'Wonach hast du mehr Kraft als vorher?',
        fr: 'Après quoi as-tu plus de forces qu’avant ?',
        ar: 'بعد ماذا تكون أقوى ممّا كنت قبله؟',
      },
      hint: {
        en: 'People, places, work, times of the day.',
        de: 'Menschen, Orte, Arbeiten, Tageszeiten.',
        fr: 'Des gens, des lieux, des travaux, des heures du jour.',
        ar: 'أشخاص، أماكن، أعمال، أوقات من اليوم.',
      },
    },
    {
      id: 'takes',
      kind: 'list',
      most: 8,
      question: {
        en: 'And after what do you have less?',
        de: 'Und wonach weniger?',
        fr: 'Et après quoi en as-tu moins ?',
        ar: 'وبعد ماذا تكون أضعف؟',
      },
    },
    {
      id: 'most',
      kind: 'choice',
      optionsFrom: 'takes',
      question: {
        en: 'Which of these takes the most, for what it is worth?',
        de: 'Was davon nimmt am meisten, gemessen an dem, was es bringt?',
        fr: 'Qu’est-ce qui en prend le plus, pour ce que cela rapporte ?',
        ar: 'أيّها يأخذ أكثر ممّا يستحقّ؟',
      },
      unanswered: {
        en: 'what takes the most',
        de: 'das, was am meisten nimmt',
        fr: 'ce qui en prend le plus',
        ar: 'ما يأخذ الأكثر',
      },
    },
    {
      id: 'possible',
      kind: 'choice',
      question: {
        en: 'What would be possible with {most}?',
        de: 'Was wäre damit möglich: {most}?',
        fr: 'Que serait-il possible de faire de {most} ?',
        ar: 'ما الممكن مع {most}؟',
      },
      options: [
        {
          key: 'less',
          label: {
            en: 'Less of it',
            de: 'Weniger davon',
            fr: 'En faire moins',
            ar: 'التقليل منه',
          },
        },
        {
          key: 'other',
          label: {
            en: 'Doing it differently',
            de: 'Es anders machen',
            fr: 'Le faire autrement',
            ar: 'القيام به بطريقة أخرى',
          },
        },
        {
          key: 'help',
          label: {
            en: 'With somebody’s help',
            de: 'Mit Hilfe',
            fr: 'Avec de l’aide',
            ar: 'بمساعدة أحد',
          },
        },
        {
          key: 'nothing',
          label: {
            en: 'Nothing for now',
            de: 'Vorerst nichts',
            fr: 'Rien pour l’instant',
            ar: 'لا شيء في الوقت الحالي',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'possible',
            is: 'nothing',
          },
          to: 'recover',
        },
      ],
    },
    {
      id: 'change',
      kind: 'text',
      question: {
        en: 'What would that look like next Tuesday?',
        de: 'Wie sähe das am nächsten Dienstag aus?',
        fr: 'À quoi cela ressemblerait-il mardi prochain ?',
        ar: 'كيف يكون ذلك يوم الثلاثاء القادم؟',
      },
      next: [
        {
          to: 'more',
        },
      ],
    },
    {
      id: 'recover',
      kind: 'text',
      question: {
        en: 'It stays, then. What would help you recover from it the same day?',
        de: 'Es bleibt also. Was hilft dir, dich noch am selben Tag davon zu erholen?',
        fr: 'Cela reste, donc. Qu’est-ce qui t’aiderait à t’en remettre le jour même ?',
        ar: 'سيبقى إذن. ما الذي يساعدك على استعادة قوّتك منه في اليوم نفسه؟',
      },
    },
    {
      id: 'more',
      kind: 'choice',
      optionsFrom: 'gives',
      question: {
        en: 'And which of your sources could have half an hour more?',
        de: 'Und welche deiner Quellen könnte eine halbe Stunde mehr bekommen?',
        fr: 'Et laquelle de tes sources pourrait avoir une demi-heure de plus ?',
        ar: 'وأيّ مصادر قوّتك يمكن أن ينال نصف ساعة إضافية؟',
      },
    },
  ],
};
