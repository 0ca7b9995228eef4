import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const decisionJournal: FrameworkDocument = {
  key: 'decision-journal',
  version: 1,
  topic: 'choices',
  intentions: ['decide'],
  minutes: 12,
  languages: [...LANGUAGES],
  name: {
    en: 'Decision journal',
    de: 'Entscheidungstagebuch',
    fr: 'Journal de décisions',
    ar: 'دفتر القرارات',
  },
  promise: {
    en: 'A decision written down with what you expect, so that you can compare later.',
    de: 'Eine Entscheidung, festgehalten mit dem, was du erwartest, damit du später vergleichen kannst.',
    fr: 'Une décision notée avec ce que tu en attends, pour pouvoir comparer plus tard.',
    ar: 'قرار تكتبه مع ما تتوقّعه منه، لتقارن لاحقًا.',
  },
  steps: [
    {
      id: 'decision',
      kind: 'text',
      question: {
        en: 'What is there to decide? Put the question itself in [brackets].',
        de: 'Was ist zu entscheiden? Setz die Frage selbst in [Klammern].',
        fr: 'Que faut-il décider ? Mets la question elle-même entre [crochets].',
        ar: 'ما الذي عليك أن تقرّره؟ ضع السؤال نفسه بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'this decision',
        de: 'diese Entscheidung',
        fr: 'cette décision',
        ar: 'هذا القرار',
      },
    },
    {
      id: 'state',
      kind: 'feelings',
      most: 3,
      question: {
        en: 'In what state are you deciding?',
        de: 'In welcher Verfassung entscheidest du?',
        fr: 'Dans quel état décides-tu ?',
        ar: 'في أيّ حال أنت وأنت تقرّر؟',
      },
      hint: {
        en: 'Tired, in love and in a hurry are worth knowing later.',
        de: 'Müde, verliebt, in Eile: Das ist später gut zu wissen.',
        fr: 'Fatigue, amour naissant, pression : c’est bon à savoir plus tard.',
        ar: 'التعب والغرام والاستعجال أمور يفيد أن تعرفها لاحقًا.',
      },
    },
    {
      id: 'options',
      kind: 'list',
      most: 8,
      question: {
        en: 'Which options are there? Doing nothing is one as well.',
        de: 'Welche Möglichkeiten gibt es? Nichts zu tun ist auch eine.',
        fr: 'Quelles sont les options ? Ne rien faire en est une aussi.',
        ar: 'ما الخيارات المتاحة؟ وعدم فعل شيء خيار أيضًا.',
      },
    },
    {
      id: 'chosen',
      kind: 'choice',
      optionsFrom: 'options',
      question: {
        en: 'Which one are you choosing?',
        de: 'Welche wählst du?',
        fr: 'Laquelle choisis-tu ?',
        ar: 'أيّها تختار؟',
      },
      unanswered: {
        en: 'what you choose',
        de: 'deine Wahl',
        fr: 'ton choix',
        ar: 'ما تختاره',
      },
    },
    {
      id: 'reasons',
      kind: 'text',
      question: {
        en: 'What speaks for {chosen}, in the order in which it counts?',
        de: 'Was spricht für {chosen}, nach Gewicht geordnet?',
        fr: 'Qu’est-ce qui plaide pour {chosen}, par ordre d’importance ?',
        ar: 'ما الذي يرجّح {chosen}، مرتّبًا بحسب أهميته؟',
      },
    },
    {
      id: 'expected',
      kind: 'text',
      question: {
        en: 'What do you expect to happen? Write it so that somebody else could tell whether it did.',
        de: 'Was erwartest du? Schreib es so, dass jemand anderes feststellen könnte, ob es eingetreten ist.',
        fr: 'À quoi t’attends-tu ? Écris-le de sorte qu’une autre personne puisse dire si c’est arrivé.',
        ar: 'ماذا تتوقّع أن يحدث؟ اكتبه بحيث يستطيع غيرك أن يحكم إن كان قد حدث.',
      },
      unanswered: {
        en: 'what you expect',
        de: 'was du erwartest',
        fr: 'ce que tu attends',
        ar: 'ما تتوقّعه',
      },
    },
    {
      id: 'probability',
      kind: 'scale',
      min: 0,
      max: 100,
      question: {
        en: 'How likely is it, in percent, that it comes like that?',
        de: 'Wie wahrscheinlich ist es, in Prozent, dass es so kommt?',
        fr: 'Quelle est la probabilité, en pour cent, que cela se passe ainsi ?',
        ar: 'ما احتمال أن يحدث ذلك، بالنسبة المئوية؟',
      },
      low: {
        en: 'impossible',
        de: 'unmöglich',
        fr: 'impossible',
        ar: 'مستحيل',
      },
      high: {
        en: 'certain',
        de: 'sicher',
        fr: 'certain',
        ar: 'مؤكّد',
      },
    },
    {
      id: 'mistaken',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'If you turn out to be wrong, what will have been the reason?',
        de: 'Falls du falsch liegst: Woran wird es gelegen haben?',
        fr: 'Si tu te trompes, quelle en aura été la raison ?',
        ar: 'إن تبيّن أنك أخطأت، فماذا سيكون السبب؟',
      },
    },
    {
      id: 'review',
      kind: 'date',
      question: {
        en: 'On which day will it be clear?',
        de: 'An welchem Tag wird man es wissen?',
        fr: 'Quel jour le saura-t-on ?',
        ar: 'في أيّ يوم سيتّضح الأمر؟',
      },
    },
  ],
};
