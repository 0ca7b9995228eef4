import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const letterToSelf: FrameworkDocument = {
  key: 'letter-to-self',
  version: 1,
  topic: 'future',
  intentions: ['self', 'grief'],
  minutes: 20,
  languages: [...LANGUAGES],
  name: {
    en: 'Letter to yourself',
    de: 'Brief an dich',
    fr: 'Lettre à toi-même',
    ar: 'رسالة إلى نفسك',
  },
  promise: {
    en: 'Some lines for the person you will be, on a day that you choose.',
    de: 'Ein paar Zeilen für den Menschen, der du sein wirst, an einem Tag, den du wählst.',
    fr: 'Quelques lignes pour qui tu seras, un jour que tu choisis.',
    ar: 'سطور لمن ستكونه في يوم تختاره.',
  },
  steps: [
    {
      id: 'day',
      kind: 'date',
      question: {
        en: 'On which day should this letter be read?',
        de: 'An welchem Tag soll dieser Brief gelesen werden?',
        fr: 'Quel jour cette lettre doit-elle être lue ?',
        ar: 'في أيّ يوم ينبغي أن تُقرأ هذه الرسالة؟',
      },
      unanswered: {
        en: 'that day',
        de: 'irgendwann',
        fr: 'un jour',
        ar: 'ذلك اليوم',
      },
    },
    {
      id: 'now',
      kind: 'text',
      question: {
        en: 'Where are you writing from? The room, the weather, what is on the table.',
        de: 'Von wo schreibst du? Das Zimmer, das Wetter, was auf dem Tisch liegt.',
        fr: 'D’où écris-tu ? La pièce, le temps qu’il fait, ce qu’il y a sur la table.',
        ar: 'من أين تكتب؟ الغرفة، والطقس، وما على الطاولة.',
      },
    },
    {
      id: 'busy',
      kind: 'text',
      question: {
        en: 'What keeps you busy these days that you may have forgotten by then?',
        de: 'Was beschäftigt dich in diesen Tagen, das du bis dahin vielleicht vergessen hast?',
        fr: 'Qu’est-ce qui t’occupe ces jours-ci, et que tu auras peut-être oublié ?',
        ar: 'ما الذي يشغلك هذه الأيام وربما تكون قد نسيته حينها؟',
      },
    },
    {
      id: 'hope',
      kind: 'text',
      question: {
        en: 'What do you hope is true by then?',
        de: 'Was, hoffst du, ist bis dahin wahr geworden?',
        fr: 'Qu’espères-tu qui sera devenu vrai ?',
        ar: 'ما الذي ترجو أن يكون قد تحقّق حينها؟',
      },
    },
    {
      id: 'fear',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What do you fear a little, and what should you remember in case it happens?',
        de: 'Wovor ist dir ein wenig bange, und woran sollst du denken, falls es eintritt?',
        fr: 'Qu’est-ce que tu redoutes un peu, et de quoi te souvenir si cela arrive ?',
        ar: 'ما الذي تخشاه قليلًا، وما الذي ينبغي أن تتذكّره إن وقع؟',
      },
    },
    {
      id: 'keep',
      kind: 'text',
      question: {
        en: 'What have you learned lately that should not get lost?',
        de: 'Was hast du in letzter Zeit gelernt, das nicht verloren gehen soll?',
        fr: 'Qu’as-tu appris récemment qui ne doit pas se perdre ?',
        ar: 'ما الذي تعلّمته مؤخرًا ولا ينبغي أن يضيع؟',
      },
    },
    {
      id: 'ask',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'What would you like to ask the person who opens this?',
        de: 'Was möchtest du den Menschen fragen, der das hier öffnet?',
        fr: 'Que voudrais-tu demander à qui ouvrira ceci ?',
        ar: 'ماذا تودّ أن تسأل من سيفتح هذه الرسالة؟',
      },
    },
    {
      id: 'close',
      kind: 'text',
      question: {
        en: 'One last line, for {day}.',
        de: 'Eine letzte Zeile für den Tag, an dem du das liest: {day}.',
        fr: 'Une dernière ligne, pour le jour où tu liras ceci : {day}.',
        ar: 'سطر أخير، من أجل {day}.',
      },
    },
  ],
};
