import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const values: FrameworkDocument = {
  key: 'values',
  version: 1,
  topic: 'self',
  intentions: ['self', 'decide'],
  minutes: 12,
  languages: [...LANGUAGES],
  name: {
    en: 'Values',
    de: 'Werte',
    fr: 'Valeurs',
    ar: 'قيم',
  },
  promise: {
    en: 'Find out from your own life what matters to you, and how much room it has this week.',
    de: 'Am eigenen Leben ablesen, was dir wichtig ist, und wie viel Platz es diese Woche hat.',
    fr: 'Lire dans ta propre vie ce qui compte, et la place que cela a cette semaine.',
    ar: 'أن تقرأ في حياتك ما يهمّك، وكم له من مكان هذا الأسبوع.',
  },
  steps: [
    {
      id: 'moment',
      kind: 'text',
      question: {
        en: 'Think of a moment in the last year when you agreed with yourself. What did you do?',
        de: 'Denk an einen Moment im letzten Jahr, in dem du mit dir einverstanden warst. Was hast du getan?',
        fr: 'Pense à un moment de l’année passée où tu étais en accord avec toi. Que faisais-tu ?',
        ar: 'تذكّر لحظة من السنة الماضية كنت فيها راضيًا عن نفسك. ماذا فعلت؟',
      },
    },
    {
      id: 'annoyed',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'And what made you angry lately? Behind that, too, there is something that counts.',
        de: 'Und was hat dich neulich geärgert? Auch dahinter steckt etwas, das zählt.',
        fr: 'Et qu’est-ce qui t’a mis en colère récemment ? Là derrière aussi, il y a ce qui compte.',
        ar: 'وما الذي أغضبك مؤخرًا؟ فوراء ذلك أيضًا شيء مهمّ.',
      },
    },
    {
      id: 'words',
      kind: 'list',
      most: 6,
      question: {
        en: 'What was it about in these moments? Single words, such as honesty, room, craft.',
        de: 'Worum ging es in diesen Momenten? Einzelne Worte, etwa Ehrlichkeit, Freiraum, Handwerk.',
        fr: 'De quoi s’agissait-il dans ces moments ? Des mots isolés : franchise, espace, travail bien fait.',
        ar: 'ما الذي كان على المحكّ في تلك اللحظات؟ كلمات مفردة، مثل: صدق، متّسع، إتقان.',
      },
    },
    {
      id: 'one',
      kind: 'choice',
      optionsFrom: 'words',
      question: {
        en: 'Which one would you miss first?',
        de: 'Welches würde dir als Erstes fehlen?',
        fr: 'Lequel te manquerait en premier ?',
        ar: 'أيّها تفتقده قبل غيره؟',
      },
      unanswered: {
        en: 'this value',
        de: 'dieses Wort',
        fr: 'cette valeur',
        ar: 'هذه القيمة',
      },
    },
    {
      id: 'lived',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'How much room did {one} have this week?',
        de: 'Wie viel Platz hatte {one} diese Woche?',
        fr: 'Quelle place a eue {one} cette semaine ?',
        ar: 'ما المكان الذي شغله {one} هذا الأسبوع؟',
      },
      low: {
        en: 'none',
        de: 'keinen',
        fr: 'aucune',
        ar: 'لا مكان',
      },
      high: {
        en: 'a lot',
        de: 'viel',
        fr: 'beaucoup',
        ar: 'كثير',
      },
      next: [
        {
          when: {
            step: 'lived',
            atLeast: 5,
          },
          to: 'price',
        },
      ],
    },
    {
      id: 'instead',
      kind: 'text',
      question: {
        en: 'What stood in its place?',
        de: 'Was stand an seiner Stelle?',
        fr: 'Qu’y avait-il à la place ?',
        ar: 'ما الذي حلّ محلّه؟',
      },
    },
    {
      id: 'price',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'When did it last cost you something to hold on to it?',
        de: 'Wann hat es dich zuletzt etwas gekostet, daran festzuhalten?',
        fr: 'Quand t’en a-t-il coûté de t’y tenir, la dernière fois ?',
        ar: 'متى كلّفك التمسّك به شيئًا آخر مرّة؟',
      },
    },
    {
      id: 'tomorrow',
      kind: 'text',
      question: {
        en: 'Something small tomorrow that would make {one} visible?',
        de: 'Etwas Kleines, an dem man morgen {one} erkennen könnte?',
        fr: 'Une petite chose qui rendrait {one} visible demain ?',
        ar: 'أيّ شيء صغير يمكن أن يُظهر {one} غدًا؟',
      },
    },
  ],
};
