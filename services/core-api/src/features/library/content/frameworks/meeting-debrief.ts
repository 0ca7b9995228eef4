import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const meetingDebrief: FrameworkDocument = {
  key: 'meeting-debrief',
  version: 1,
  topic: 'work',
  intentions: ['look-back', 'people'],
  minutes: 5,
  languages: [...LANGUAGES],
  name: {
    en: 'Meeting debrief',
    de: 'Nach der Besprechung',
    fr: 'Après la réunion',
    ar: 'بعد الاجتماع',
  },
  promise: {
    en: 'Five minutes afterwards, so that the hour was not for nothing.',
    de: 'Fünf Minuten danach, damit die Stunde nicht umsonst war.',
    fr: 'Cinq minutes après, pour que l’heure n’ait pas servi à rien.',
    ar: 'خمس دقائق بعده، كي لا تضيع ساعته سدى.',
  },
  steps: [
    {
      id: 'which',
      kind: 'text',
      question: {
        en: 'Which meeting was it, and what should have come out of it?',
        de: 'Welche Besprechung war es, und was hätte herauskommen sollen?',
        fr: 'Quelle réunion était-ce, et que devait-il en sortir ?',
        ar: 'أيّ اجتماع كان، وماذا كان ينبغي أن ينتج عنه؟',
      },
    },
    {
      id: 'decided',
      kind: 'list',
      question: {
        en: 'What was decided? One decision a line; none is an answer as well.',
        de: 'Was wurde entschieden? Eine Entscheidung je Zeile; keine ist auch eine Antwort.',
        fr: 'Qu’a-t-on décidé ? Une décision par ligne ; aucune est aussi une réponse.',
        ar: 'ماذا تقرّر؟ قرار في كل سطر، و«لا شيء» جواب أيضًا.',
      },
    },
    {
      id: 'clear',
      kind: 'choice',
      question: {
        en: 'Does everybody know who does what by when?',
        de: 'Wissen alle, wer was bis wann tut?',
        fr: 'Tout le monde sait-il qui fait quoi et pour quand ?',
        ar: 'هل يعرف الجميع من يفعل ماذا ومتى؟',
      },
      options: [
        {
          key: 'yes',
          label: {
            en: 'Yes',
            de: 'Ja',
            fr: 'Oui',
            ar: 'نعم',
          },
        },
        {
          key: 'partly',
          label: {
            en: 'Only partly',
            de: 'Nur zum Teil',
            fr: 'En partie seulement',
            ar: 'جزئيًّا فقط',
          },
        },
        {
          key: 'no',
          label: {
            en: 'No',
            de: 'Nein',
            fr: 'Non',
            ar: 'لا',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'clear',
            is: 'yes',
          },
          to: 'mine',
        },
      ],
    },
    {
      id: 'ask',
      kind: 'text',
      question: {
        en: 'Whom do you ask, and what exactly?',
        de: 'Wen fragst du, und was genau?',
        fr: 'À qui le demandes-tu, et quoi au juste ?',
        ar: 'من تسأل، وعمّ بالضبط؟',
      },
    },
    {
      id: 'mine',
      kind: 'list',
      isOptional: true,
      question: {
        en: 'What do you take away to do yourself?',
        de: 'Was nimmst du selbst mit, um es zu tun?',
        fr: 'Qu’emportes-tu à faire toi-même ?',
        ar: 'ما الذي تأخذه على عاتقك أنت؟',
      },
    },
    {
      id: 'worth',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'Was it worth the time of all who sat there?',
        de: 'War es die Zeit aller wert, die da saßen?',
        fr: 'Cela valait-il le temps de toutes les personnes présentes ?',
        ar: 'هل استحقّ وقت كل من حضر؟',
      },
      low: {
        en: 'no',
        de: 'nein',
        fr: 'non',
        ar: 'لا',
      },
      high: {
        en: 'yes, fully',
        de: 'ja, ganz',
        fr: 'oui, pleinement',
        ar: 'نعم، تمامًا',
      },
      next: [
        {
          when: {
            step: 'worth',
            atLeast: 7,
          },
          to: 'end',
        },
      ],
    },
    {
      id: 'better',
      kind: 'text',
      question: {
        en: 'What would you do differently next time: shorter, fewer people, in writing?',
        de: 'Was machst du nächstes Mal anders: kürzer, weniger Leute, schriftlich?',
        fr: 'Que ferais-tu autrement la prochaine fois : plus court, moins de monde, par écrit ?',
        ar: 'ما الذي تفعله بطريقة أخرى في المرّة القادمة: أقصر، أم بعدد أقلّ، أم كتابةً؟',
      },
    },
  ],
};
