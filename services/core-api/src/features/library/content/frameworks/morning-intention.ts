import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const morningIntention: FrameworkDocument = {
  key: 'morning-intention',
  version: 1,
  topic: 'today',
  intentions: ['plan'],
  minutes: 5,
  languages: [...LANGUAGES],
  name: {
    en: 'Morning intention',
    de: 'Absicht für den Morgen',
    fr: 'Intention du matin',
    ar: 'نيّة الصباح',
  },
  promise: {
    en: 'Before the day begins to pull: what it should be about.',
    de: 'Bevor der Tag zu ziehen beginnt: worum es heute gehen soll.',
    fr: 'Avant que la journée ne t’emporte : de quoi elle devrait être faite.',
    ar: 'قبل أن يجرفك اليوم: ما الذي تريده منه.',
  },
  steps: [
    {
      id: 'arrive',
      kind: 'feelings',
      isOptional: true,
      most: 3,
      question: {
        en: 'How are you arriving in this day?',
        de: 'Wie kommst du in diesem Tag an?',
        fr: 'Comment entres-tu dans cette journée ?',
        ar: 'بأيّ شعور تدخل هذا اليوم؟',
      },
    },
    {
      id: 'energy',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'How much energy is there?',
        de: 'Wie viel Kraft ist da?',
        fr: 'Combien d’énergie y a-t-il ?',
        ar: 'كم لديك من الطاقة؟',
      },
      low: {
        en: 'hardly any',
        de: 'kaum welche',
        fr: 'presque pas',
        ar: 'تكاد تنعدم',
      },
      high: {
        en: 'plenty',
        de: 'reichlich',
        fr: 'à revendre',
        ar: 'وافرة',
      },
      next: [
        {
          when: {
            step: 'energy',
            atLeast: 4,
          },
          to: 'matters',
        },
      ],
    },
    {
      id: 'spare',
      kind: 'text',
      question: {
        en: 'Little energy, then. What may stay undone today, or be done only halfway?',
        de: 'Also wenig Kraft. Was darf heute liegen bleiben oder nur halb getan werden?',
        fr: 'Peu d’énergie, donc. Qu’est-ce qui peut rester en plan aujourd’hui, ou n’être fait qu’à moitié ?',
        ar: 'الطاقة قليلة إذن. ما الذي يمكن أن يبقى اليوم بلا إنجاز، أو يُنجَز نصفه فقط؟',
      },
    },
    {
      id: 'matters',
      kind: 'text',
      question: {
        en: 'If only one thing works out today, what should it be?',
        de: 'Wenn heute nur eine Sache gelingt: Welche soll es sein?',
        fr: 'Si une seule chose réussit aujourd’hui, laquelle serait-ce ?',
        ar: 'إن لم ينجح اليوم إلا أمر واحد، فأيّ أمر تريده أن يكون؟',
      },
      hint: {
        en: 'If a few words are the core of it, put them in [brackets].',
        de: 'Wenn ein paar Worte der Kern davon sind, setz sie in [Klammern].',
        fr: 'Si quelques mots en sont le cœur, mets-les entre [crochets].',
        ar: 'إن كانت كلمات قليلة هي لبّه، فضعها بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'this one thing',
        de: 'diese eine Sache',
        fr: 'cette chose',
        ar: 'هذا الأمر',
      },
    },
    {
      id: 'hindrance',
      kind: 'text',
      question: {
        en: 'What usually comes in between?',
        de: 'Was kommt gewöhnlich dazwischen?',
        fr: 'Qu’est-ce qui vient d’habitude se mettre en travers ?',
        ar: 'ما الذي يعترض الطريق عادةً؟',
      },
    },
    {
      id: 'answer',
      kind: 'text',
      question: {
        en: 'And when it comes today: what will you do so that {matters} still has its place?',
        de: 'Und wenn es heute kommt: Was tust du, damit für {matters} trotzdem Platz bleibt?',
        fr: 'Et quand cela viendra aujourd’hui : que feras-tu pour que {matters} garde sa place ?',
        ar: 'وإن اعترضه اليوم شيء، فماذا تفعل كي يبقى {matters} في يومك؟',
      },
    },
    {
      id: 'gift',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'Who could you make the day a little easier for?',
        de: 'Wem könntest du den Tag ein wenig leichter machen?',
        fr: 'À qui pourrais-tu rendre la journée un peu plus légère ?',
        ar: 'لمن يمكنك أن تجعل اليوم أخفّ قليلًا؟',
      },
    },
  ],
};
