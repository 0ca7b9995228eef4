import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const difficultConversation: FrameworkDocument = {
  key: 'difficult-conversation',
  version: 1,
  topic: 'people',
  intentions: ['people'],
  minutes: 15,
  languages: [...LANGUAGES],
  name: {
    en: 'Difficult conversation',
    de: 'Schwieriges Gespräch',
    fr: 'Conversation difficile',
    ar: 'محادثة صعبة',
  },
  promise: {
    en: 'For something that has to be said: sort it first, then find a beginning.',
    de: 'Für etwas, das gesagt werden muss: erst sortieren, dann einen Anfang finden.',
    fr: 'Pour ce qui doit être dit : y voir clair d’abord, puis trouver un début.',
    ar: 'لما لا بدّ أن يقال: رتّبه أولًا، ثم جِد له بداية.',
  },
  steps: [
    {
      id: 'who',
      kind: 'text',
      question: {
        en: 'With whom do you have to talk? A name in [brackets] will do, and what it is about.',
        de: 'Mit wem musst du reden? Ein Name in [Klammern] genügt, und worum es geht.',
        fr: 'Avec qui dois-tu parler ? Un nom entre [crochets] suffit, et de quoi il s’agit.',
        ar: 'مع من عليك أن تتحدّث؟ يكفي اسم بين [قوسين معقوفين]، وموضوع الحديث.',
      },
      unanswered: {
        en: 'the other person',
        de: 'die andere Person',
        fr: 'l’autre personne',
        ar: 'الشخص الآخر',
      },
    },
    {
      id: 'facts',
      kind: 'text',
      question: {
        en: 'What happened, told so that both of you would sign it?',
        de: 'Was ist geschehen, so erzählt, dass ihr es beide unterschreiben würdet?',
        fr: 'Que s’est-il passé, raconté de façon que chacun de vous le signerait ?',
        ar: 'ماذا حدث، مرويًّا بحيث توقّعان عليه كلاكما؟',
      },
    },
    {
      id: 'story',
      kind: 'text',
      question: {
        en: 'And what do you tell yourself about it when you lie awake?',
        de: 'Und was erzählst du dir selbst darüber, wenn du wach liegst?',
        fr: 'Et que te racontes-tu là-dessus quand tu ne dors pas ?',
        ar: 'وماذا تحكي لنفسك عنه حين يجافيك النوم؟',
      },
    },
    {
      id: 'feelings',
      kind: 'feelings',
      most: 4,
      question: {
        en: 'What do you feel when you think of the conversation?',
        de: 'Was fühlst du, wenn du an das Gespräch denkst?',
        fr: 'Que ressens-tu en pensant à cette conversation ?',
        ar: 'بماذا تشعر حين تفكّر في هذه المحادثة؟',
      },
    },
    {
      id: 'theirs',
      kind: 'text',
      question: {
        en: 'How would {who} tell it to a good friend?',
        de: 'Wie würde {who} es jemandem erzählen, der gern zuhört?',
        fr: 'Comment cela sonnerait-il, raconté par {who} à quelqu’un de confiance ?',
        ar: 'كيف يروي {who} الأمر لصديق مقرّب؟',
      },
    },
    {
      id: 'part',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What is your own part in it, even if it is a small one?',
        de: 'Was ist dein eigener Anteil, und sei er noch so klein?',
        fr: 'Quelle est ta propre part, même petite ?',
        ar: 'ما نصيبك أنت منه، ولو كان صغيرًا؟',
      },
    },
    {
      id: 'want',
      kind: 'choice',
      question: {
        en: 'What should be different afterwards?',
        de: 'Was soll danach anders sein?',
        fr: 'Qu’est-ce qui doit être différent après ?',
        ar: 'ما الذي ينبغي أن يختلف بعدها؟',
      },
      options: [
        {
          key: 'heard',
          label: {
            en: 'We understand each other',
            de: 'Wir verstehen einander',
            fr: 'On se comprend',
            ar: 'أن يفهم أحدنا الآخر',
          },
        },
        {
          key: 'apology',
          label: {
            en: 'Something is put right',
            de: 'Etwas ist wiedergutgemacht',
            fr: 'Quelque chose est réparé',
            ar: 'أن يُصلَح ما فسد',
          },
        },
        {
          key: 'change',
          label: {
            en: 'We do something differently',
            de: 'Wir machen etwas anders',
            fr: 'On s’y prend autrement',
            ar: 'أن نفعل شيئًا بطريقة أخرى',
          },
        },
        {
          key: 'end',
          label: {
            en: 'Something is over',
            de: 'Etwas ist zu Ende',
            fr: 'Quelque chose est fini',
            ar: 'أن ينتهي شيء',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'want',
            is: 'heard',
          },
          to: 'opening',
        },
        {
          when: {
            step: 'want',
            is: 'end',
          },
          to: 'opening',
        },
      ],
    },
    {
      id: 'request',
      kind: 'text',
      question: {
        en: 'What exactly do you ask for, so small that the answer can be yes?',
        de: 'Worum genau bittest du, so klein, dass die Antwort Ja sein kann?',
        fr: 'Que demandes-tu exactement, d’assez petit pour que la réponse puisse être oui ?',
        ar: 'ما الذي تطلبه بالضبط، بحيث يكون الجواب عليه نعم ممكنًا؟',
      },
    },
    {
      id: 'opening',
      kind: 'text',
      question: {
        en: 'Your first sentence. Start with what you saw, and stop before the word “always”.',
        de: 'Dein erster Satz. Beginne mit dem, was du gesehen hast, und hör vor dem Wort „immer“ auf.',
        fr: 'Ta première phrase. Pars de ce que tu as vu, et arrête-toi avant le mot « toujours ».',
        ar: 'جملتك الأولى. ابدأ بما رأيت، وتوقّف قبل كلمة «دائمًا».',
      },
    },
  ],
};
