import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const thoughtRecord: FrameworkDocument = {
  key: 'thought-record',
  version: 1,
  topic: 'feelings',
  intentions: ['understand', 'settle'],
  minutes: 12,
  languages: [...LANGUAGES],
  name: {
    en: 'Thought record',
    de: 'Gedankenprotokoll',
    fr: 'Examen d’une pensée',
    ar: 'سجلّ فكرة',
  },
  promise: {
    en: 'One thought that stings, weighed against what you actually know.',
    de: 'Ein Gedanke, der sticht, abgewogen gegen das, was du wirklich weißt.',
    fr: 'Une pensée qui pique, pesée face à ce que tu sais vraiment.',
    ar: 'فكرة موجعة واحدة، موزونة بما تعرفه حقًّا.',
  },
  steps: [
    {
      id: 'situation',
      kind: 'text',
      question: {
        en: 'What happened? Where were you, who was there, what was said?',
        de: 'Was ist geschehen? Wo warst du, wer war da, was wurde gesagt?',
        fr: 'Que s’est-il passé ? Où étais-tu, qui était là, qu’a-t-on dit ?',
        ar: 'ماذا حدث؟ أين كنت، ومن كان هناك، وماذا قيل؟',
      },
    },
    {
      id: 'thought',
      kind: 'text',
      question: {
        en: 'What went through your mind? Put the sentence that stung most in [brackets].',
        de: 'Was ging dir durch den Kopf? Setz den Satz, der am meisten sticht, in [Klammern].',
        fr: 'Qu’est-ce qui t’a traversé l’esprit ? Mets la phrase qui pique le plus entre [crochets].',
        ar: 'ماذا خطر ببالك؟ ضع الجملة الأشدّ إيلامًا بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'this thought',
        de: 'dieser Gedanke',
        fr: 'cette pensée',
        ar: 'هذه الفكرة',
      },
    },
    {
      id: 'belief',
      kind: 'scale',
      min: 0,
      max: 100,
      question: {
        en: 'How true does that feel right now?',
        de: 'Wie wahr fühlt sich das gerade an?',
        fr: 'À quel point cela te semble-t-il vrai en ce moment ?',
        ar: 'إلى أيّ حدّ يبدو لك ذلك صحيحًا الآن؟',
      },
      low: {
        en: 'not at all',
        de: 'gar nicht',
        fr: 'pas du tout',
        ar: 'لا يبدو صحيحًا',
      },
      high: {
        en: 'completely',
        de: 'ganz und gar',
        fr: 'tout à fait',
        ar: 'صحيح تمامًا',
      },
      unanswered: {
        en: 'no number',
        de: 'keine Zahl',
        fr: 'pas de chiffre',
        ar: 'بلا رقم',
      },
    },
    {
      id: 'feelings',
      kind: 'feelings',
      most: 4,
      question: {
        en: 'What do you feel when you think it?',
        de: 'Was fühlst du, wenn du das denkst?',
        fr: 'Que ressens-tu en y pensant ?',
        ar: 'بماذا تشعر حين تفكّر في ذلك؟',
      },
    },
    {
      id: 'for',
      kind: 'list',
      question: {
        en: 'What speaks for it? Only what a camera would have recorded.',
        de: 'Was spricht dafür? Nur, was eine Kamera aufgezeichnet hätte.',
        fr: 'Qu’est-ce qui va dans ce sens ? Seulement ce qu’une caméra aurait filmé.',
        ar: 'ما الذي يؤيّدها؟ فقط ما كانت ستسجّله آلة تصوير.',
      },
    },
    {
      id: 'against',
      kind: 'list',
      question: {
        en: 'And what does not fit with {thought}? Leave nothing out because it is small.',
        de: 'Und was passt nicht dazu? Der Satz war: {thought}. Lass nichts weg, weil es klein ist.',
        fr: 'Et qu’est-ce qui ne va pas avec {thought} ? N’oublie rien parce que c’est petit.',
        ar: 'وما الذي لا يتّفق مع {thought}؟ لا تُسقط شيئًا لصغره.',
      },
    },
    {
      id: 'fair',
      kind: 'text',
      question: {
        en: 'Write one sentence that has room for both lists.',
        de: 'Schreib einen Satz, in dem beide Listen Platz haben.',
        fr: 'Écris une phrase où les deux listes trouvent leur place.',
        ar: 'اكتب جملة واحدة تتّسع للقائمتين معًا.',
      },
      hint: {
        en: 'It need not be cheerful. It has to be fair.',
        de: 'Er muss nicht heiter sein. Nur gerecht.',
        fr: 'Elle n’a pas à être gaie. Juste honnête.',
        ar: 'ليس عليها أن تكون مبهجة، بل منصفة.',
      },
    },
    {
      id: 'belief-after',
      kind: 'scale',
      min: 0,
      max: 100,
      question: {
        en: 'At first: {belief}. And now, how true is it, from 0 to 100?',
        de: 'Am Anfang: {belief}. Und wie wahr ist es jetzt, von 0 bis 100?',
        fr: 'Au début : {belief}. Et maintenant, à quel point est-ce vrai, de 0 à 100 ?',
        ar: 'في البداية: {belief}. وكم يبدو صحيحًا الآن، من 0 إلى 100؟',
      },
      low: {
        en: 'not at all',
        de: 'gar nicht',
        fr: 'pas du tout',
        ar: 'لا يبدو صحيحًا',
      },
      high: {
        en: 'completely',
        de: 'ganz und gar',
        fr: 'tout à fait',
        ar: 'صحيح تمامًا',
      },
      next: [
        {
          when: {
            step: 'belief-after',
            atMost: 60,
          },
          to: 'end',
        },
      ],
    },
    {
      id: 'find-out',
      kind: 'text',
      question: {
        en: 'Still quite true, then. What could you find out, and from whom, to be surer either way?',
        de: 'Noch ziemlich wahr also. Was könntest du herausfinden, und von wem, um so oder so sicherer zu sein?',
        fr: 'Encore assez vrai, donc. Que pourrais-tu vérifier, et auprès de qui, pour en avoir le cœur net ?',
        ar: 'لا يزال يبدو صحيحًا إذن. ما الذي يمكنك أن تتحقّق منه، وممّن، لتكون أكثر يقينًا في أيّ من الاتجاهين؟',
      },
    },
  ],
};
