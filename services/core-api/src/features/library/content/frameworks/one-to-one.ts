import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const oneToOne: FrameworkDocument = {
  key: 'one-to-one',
  version: 1,
  topic: 'work',
  intentions: ['people', 'plan'],
  minutes: 10,
  languages: [...LANGUAGES],
  name: {
    en: '1:1 preparation',
    de: 'Vorbereitung auf ein Vier-Augen-Gespräch',
    fr: 'Préparer un tête-à-tête',
    ar: 'التحضير للقاء فردي',
  },
  promise: {
    en: 'Before you sit down with your lead, or somebody you lead: what you want to have said.',
    de: 'Bevor du mit deiner Führung sprichst oder mit jemandem, den du führst: was gesagt sein soll.',
    fr: 'Avant de parler avec qui te dirige, ou avec qui tu diriges : ce que tu veux avoir dit.',
    ar: 'قبل أن تجلس مع مديرك أو مع من تديره: ما تريد أن تكون قد قلته.',
  },
  steps: [
    {
      id: 'who',
      kind: 'text',
      question: {
        en: 'Whom are you meeting? A name in [brackets] will do.',
        de: 'Wen triffst du? Ein Name in [Klammern] genügt.',
        fr: 'Qui rencontres-tu ? Un nom entre [crochets] suffit.',
        ar: 'من ستلتقي؟ يكفي اسم بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'the other person',
        de: 'die andere Person',
        fr: 'l’autre personne',
        ar: 'الشخص الآخر',
      },
    },
    {
      id: 'wins',
      kind: 'list',
      most: 5,
      question: {
        en: 'What has gone well since last time, and deserves to be mentioned?',
        de: 'Was ist seit dem letzten Mal gelungen und verdient, erwähnt zu werden?',
        fr: 'Qu’est-ce qui a réussi depuis la dernière fois, et mérite d’être dit ?',
        ar: 'ما الذي نجح منذ آخر لقاء ويستحقّ أن يُذكر؟',
      },
    },
    {
      id: 'stuck',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'Where are you stuck, and since when?',
        de: 'Wo hängst du fest, und seit wann?',
        fr: 'Où es-tu en panne, et depuis quand ?',
        ar: 'أين تعثّرت، ومنذ متى؟',
      },
    },
    {
      id: 'need',
      kind: 'choice',
      question: {
        en: 'What do you need most from {who}?',
        de: 'Was soll {who} dir vor allem geben?',
        fr: 'De quoi as-tu le plus besoin de la part de {who} ?',
        ar: 'ما أكثر ما تحتاجه من {who}؟',
      },
      options: [
        {
          key: 'decision',
          label: {
            en: 'A decision',
            de: 'Eine Entscheidung',
            fr: 'Une décision',
            ar: 'قرارًا',
          },
        },
        {
          key: 'help',
          label: {
            en: 'Help',
            de: 'Hilfe',
            fr: 'De l’aide',
            ar: 'مساعدة',
          },
        },
        {
          key: 'feedback',
          label: {
            en: 'An honest opinion',
            de: 'Eine ehrliche Meinung',
            fr: 'Un avis franc',
            ar: 'رأيًا صريحًا',
          },
        },
        {
          key: 'ear',
          label: {
            en: 'An open ear',
            de: 'Ein offenes Ohr',
            fr: 'Une oreille attentive',
            ar: 'أذنًا صاغية',
          },
        },
        {
          key: 'nothing',
          label: {
            en: 'Nothing this time',
            de: 'Diesmal nichts',
            fr: 'Rien cette fois',
            ar: 'لا شيء هذه المرّة',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'need',
            is: 'feedback',
          },
          to: 'opinion',
        },
        {
          when: {
            step: 'need',
            is: 'ear',
          },
          to: 'unsaid',
        },
        {
          when: {
            step: 'need',
            is: 'nothing',
          },
          to: 'theirs',
        },
      ],
    },
    {
      id: 'request',
      kind: 'text',
      question: {
        en: 'Say it in one sentence that can be answered with yes or no.',
        de: 'Sag es in einem Satz, auf den man mit Ja oder Nein antworten kann.',
        fr: 'Dis-le en une phrase à laquelle on peut répondre par oui ou non.',
        ar: 'قله في جملة واحدة يمكن الردّ عليها بنعم أو لا.',
      },
      next: [
        {
          to: 'unsaid',
        },
      ],
    },
    {
      id: 'opinion',
      kind: 'text',
      question: {
        en: 'About what exactly? Ask so that “it’s fine” is no answer.',
        de: 'Worüber genau? Frag so, dass „passt schon“ keine Antwort ist.',
        fr: 'Sur quoi au juste ? Demande de sorte que « ça va » ne suffise pas.',
        ar: 'في أيّ أمر بالضبط؟ اسأل بحيث لا تكفي «كل شيء تمام» جوابًا.',
      },
    },
    {
      id: 'unsaid',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What have you not said so far, and what would make it easier to say?',
        de: 'Was hast du bisher nicht gesagt, und was würde es leichter machen?',
        fr: 'Que n’as-tu pas encore dit, et qu’est-ce qui te le rendrait plus facile ?',
        ar: 'ما الذي لم تقله حتى الآن، وما الذي يسهّل قوله؟',
      },
    },
    {
      id: 'theirs',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What may be on the mind of {who} at the moment?',
        de: 'Was beschäftigt {who} gerade wohl?',
        fr: 'Qu’est-ce qui préoccupe peut-être {who} en ce moment ?',
        ar: 'ما الذي ربما يشغل {who} في هذه الأيام؟',
      },
    },
    {
      id: 'opening',
      kind: 'text',
      question: {
        en: 'How will you begin?',
        de: 'Wie fängst du an?',
        fr: 'Comment vas-tu commencer ?',
        ar: 'كيف تبدأ؟',
      },
    },
  ],
};
