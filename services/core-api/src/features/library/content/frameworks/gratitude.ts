import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const gratitude: FrameworkDocument = {
  key: 'gratitude',
  version: 1,
  topic: 'good-things',
  intentions: ['settle', 'look-back'],
  minutes: 5,
  languages: [...LANGUAGES],
  name: {
    en: 'Gratitude',
    de: 'Dankbarkeit',
    fr: 'Gratitude',
    ar: 'امتنان',
  },
  promise: {
    en: 'Three good things of a day, and a closer look at one of them.',
    de: 'Drei gute Dinge eines Tages, und ein genauerer Blick auf eines davon.',
    fr: 'Trois bonnes choses d’une journée, et un regard plus attentif sur l’une d’elles.',
    ar: 'ثلاثة أشياء طيّبة من يومك، ونظرة أقرب إلى واحد منها.',
  },
  steps: [
    {
      id: 'things',
      kind: 'list',
      most: 3,
      question: {
        en: 'What was good today? Up to three things, and small ones count.',
        de: 'Was war heute gut? Bis zu drei Dinge, und kleine zählen.',
        fr: 'Qu’y a-t-il eu de bon aujourd’hui ? Trois choses au plus, et les petites comptent.',
        ar: 'ما الطيّب في هذا اليوم؟ ثلاثة أشياء على الأكثر، والصغير منها محسوب.',
      },
      hint: {
        en: 'A taste, a sentence somebody said, a seat on the train.',
        de: 'Ein Geschmack, ein Satz von jemandem, ein freier Platz im Zug.',
        fr: 'Un goût, une phrase entendue, une place assise dans le train.',
        ar: 'مذاق، أو جملة قالها أحدهم، أو مقعد خالٍ في القطار.',
      },
    },
    {
      id: 'one',
      kind: 'choice',
      optionsFrom: 'things',
      question: {
        en: 'Which one would you like to stay with for a moment?',
        de: 'Bei welchem möchtest du einen Moment bleiben?',
        fr: 'Auprès de laquelle aimerais-tu rester un moment ?',
        ar: 'عند أيّ منها تودّ أن تتوقّف لحظة؟',
      },
      unanswered: {
        en: 'this good thing',
        de: 'diesem Guten',
        fr: 'cette bonne chose',
        ar: 'هذا الشيء الطيّب',
      },
    },
    {
      id: 'detail',
      kind: 'text',
      question: {
        en: 'Go back to {one}. Where were you, and what did you see, hear or taste?',
        de: 'Geh noch einmal zurück zu {one}. Wo warst du, und was hast du gesehen, gehört oder geschmeckt?',
        fr: 'Reviens à {one}. Où étais-tu, et qu’as-tu vu, entendu ou goûté ?',
        ar: 'عُد إلى {one}. أين كنت، وماذا رأيت أو سمعت أو تذوّقت؟',
      },
    },
    {
      id: 'who',
      kind: 'choice',
      question: {
        en: 'Did somebody have a part in it?',
        de: 'Hatte jemand Anteil daran?',
        fr: 'Quelqu’un y a-t-il été pour quelque chose ?',
        ar: 'هل كان لأحد يد في ذلك؟',
      },
      options: [
        {
          key: 'somebody',
          label: {
            en: 'Yes, somebody',
            de: 'Ja, jemand',
            fr: 'Oui, quelqu’un',
            ar: 'نعم، لأحدهم',
          },
        },
        {
          key: 'me',
          label: {
            en: 'Yes, I did',
            de: 'Ja, ich selbst',
            fr: 'Oui, moi',
            ar: 'نعم، لي أنا',
          },
        },
        {
          key: 'chance',
          label: {
            en: 'No, it just came',
            de: 'Nein, es kam einfach',
            fr: 'Non, c’est venu tout seul',
            ar: 'لا، جاء من تلقاء نفسه',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'who',
            is: 'me',
          },
          to: 'own-part',
        },
        {
          when: {
            step: 'who',
            is: 'chance',
          },
          to: 'again',
        },
      ],
    },
    {
      id: 'thanks',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What would you say to them if they sat across from you now?',
        de: 'Was würdest du diesem Menschen sagen, säße er dir jetzt gegenüber?',
        fr: 'Que dirais-tu à cette personne si elle était assise en face de toi ?',
        ar: 'ماذا كنت ستقول له لو كان جالسًا أمامك الآن؟',
      },
      hint: {
        en: 'If you like, send it afterwards.',
        de: 'Wenn du magst, schick es danach ab.',
        fr: 'Si tu en as envie, envoie-le ensuite.',
        ar: 'إن أحببت، فأرسل ذلك إليه بعد قليل.',
      },
      next: [
        {
          to: 'again',
        },
      ],
    },
    {
      id: 'own-part',
      kind: 'text',
      question: {
        en: 'What did you do that made it possible?',
        de: 'Was hast du getan, damit es möglich wurde?',
        fr: 'Qu’as-tu fait qui l’a rendu possible ?',
        ar: 'ما الذي فعلته فجعله ممكنًا؟',
      },
    },
    {
      id: 'again',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'Where might you meet something like it tomorrow?',
        de: 'Wo könnte dir morgen etwas Ähnliches begegnen?',
        fr: 'Où pourrais-tu croiser demain quelque chose de semblable ?',
        ar: 'أين قد تصادف غدًا شيئًا يشبهه؟',
      },
    },
  ],
};
