import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const yearInReview: FrameworkDocument = {
  key: 'year-in-review',
  version: 1,
  topic: 'past',
  intentions: ['look-back', 'self'],
  minutes: 30,
  languages: [...LANGUAGES],
  name: {
    en: 'Year in review',
    de: 'Jahresrückblick',
    fr: 'Bilan de l’année',
    ar: 'مراجعة السنة',
  },
  promise: {
    en: 'A whole year in nine questions: what it was, what it leaves, what may come along.',
    de: 'Ein ganzes Jahr in neun Fragen: was es war, was es lässt, was mitkommen darf.',
    fr: 'Une année entière en neuf questions : ce qu’elle fut, ce qu’elle laisse, ce qui peut suivre.',
    ar: 'سنة كاملة في تسعة أسئلة: ما كانته، وما تركته، وما يبقى معك منها.',
  },
  steps: [
    {
      id: 'scenes',
      kind: 'list',
      most: 12,
      question: {
        en: 'What comes back to you from this year, in any order? Scenes, not achievements.',
        de: 'Was kommt dir aus diesem Jahr wieder, in beliebiger Folge? Szenen, keine Leistungen.',
        fr: 'Qu’est-ce qui te revient de cette année, dans le désordre ? Des scènes, pas des réussites.',
        ar: 'ما الذي يعود إليك من هذه السنة، بأيّ ترتيب؟ مشاهد لا إنجازات.',
      },
    },
    {
      id: 'one',
      kind: 'choice',
      optionsFrom: 'scenes',
      question: {
        en: 'Which of them will you still know in ten years?',
        de: 'Welche davon wirst du in zehn Jahren noch wissen?',
        fr: 'Laquelle sauras-tu encore dans dix ans ?',
        ar: 'أيّها ستظلّ تذكره بعد عشر سنين؟',
      },
      unanswered: {
        en: 'this scene',
        de: 'diese Szene',
        fr: 'cette scène',
        ar: 'هذا المشهد',
      },
    },
    {
      id: 'why',
      kind: 'text',
      question: {
        en: 'What makes {one} stay?',
        de: 'Warum wird {one} bleiben?',
        fr: 'Qu’est-ce qui fera durer {one} ?',
        ar: 'ما الذي يجعل {one} باقيًا؟',
      },
    },
    {
      id: 'people',
      kind: 'list',
      most: 10,
      question: {
        en: 'Who made this year what it was?',
        de: 'Wer hat dieses Jahr zu dem gemacht, was es war?',
        fr: 'Qui a fait de cette année ce qu’elle a été ?',
        ar: 'من الذين جعلوا هذه السنة ما كانت عليه؟',
      },
    },
    {
      id: 'hard',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What was the hardest part, and what carried you through?',
        de: 'Was war das Schwerste, und was hat dich getragen?',
        fr: 'Qu’est-ce qui a été le plus dur, et d’où t’est venue la force ?',
        ar: 'ما أصعب ما فيها، وما الذي أعانك على اجتيازه؟',
      },
    },
    {
      id: 'changed',
      kind: 'text',
      question: {
        en: 'What did you think in January that you no longer think?',
        de: 'Was hast du im Januar gedacht, das du nicht mehr denkst?',
        fr: 'Que pensais-tu en janvier que tu ne penses plus ?',
        ar: 'ما الذي كنت تظنّه في بدايتها ولم تعد تظنّه؟',
      },
    },
    {
      id: 'unfinished',
      kind: 'choice',
      question: {
        en: 'Something was left unfinished. What would you like to do with it?',
        de: 'Etwas blieb unfertig. Was möchtest du damit tun?',
        fr: 'Quelque chose est resté inachevé. Que veux-tu en faire ?',
        ar: 'بقي شيء لم يكتمل. ماذا تريد أن تفعل به؟',
      },
      options: [
        {
          key: 'take',
          label: {
            en: 'Take it along',
            de: 'Es mitnehmen',
            fr: 'L’emporter',
            ar: 'أن آخذه معي',
          },
        },
        {
          key: 'leave',
          label: {
            en: 'Leave it here',
            de: 'Es hierlassen',
            fr: 'Le laisser là',
            ar: 'أن أتركه هنا',
          },
        },
        {
          key: 'none',
          label: {
            en: 'There is nothing',
            de: 'Da ist nichts',
            fr: 'Il n’y a rien',
            ar: 'لا شيء من ذلك',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'unfinished',
            is: 'none',
          },
          to: 'word',
        },
      ],
    },
    {
      id: 'about',
      kind: 'text',
      question: {
        en: 'What is it, and what would be its first or its last step?',
        de: 'Was ist es, und was wäre sein erster oder sein letzter Schritt?',
        fr: 'De quoi s’agit-il, et quel en serait le premier ou le dernier pas ?',
        ar: 'ما هو، وما خطوته الأولى أو الأخيرة؟',
      },
    },
    {
      id: 'word',
      kind: 'text',
      question: {
        en: 'If the coming year had a motto of one line, what would it be?',
        de: 'Hätte das kommende Jahr ein Motto von einer Zeile: Welches wäre es?',
        fr: 'Si l’année qui vient avait une devise d’une ligne, quelle serait-elle ?',
        ar: 'لو كان للسنة القادمة شعار من سطر واحد، فما هو؟',
      },
    },
  ],
};
