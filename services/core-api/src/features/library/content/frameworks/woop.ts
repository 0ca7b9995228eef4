import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const woop: FrameworkDocument = {
  key: 'woop',
  version: 1,
  topic: 'future',
  intentions: ['plan'],
  minutes: 8,
  languages: [...LANGUAGES],
  name: {
    en: 'WOOP',
    de: 'WOOP',
    fr: 'WOOP',
    ar: 'ووب: أمنية وعائق وخطة',
  },
  promise: {
    en: 'A wish, its best outcome, what in you stands in the way, and a plan for exactly that.',
    de: 'Ein Wunsch, sein bestes Ergebnis, was in dir im Weg steht, und ein Plan genau dafür.',
    fr: 'Un souhait, son meilleur résultat, ce qui en toi fait obstacle, et un plan pour cela même.',
    ar: 'أمنية، وأفضل نتائجها، وما يعيقها فيك، وخطة لهذا العائق بعينه.',
  },
  steps: [
    {
      id: 'wish',
      kind: 'text',
      question: {
        en: 'What do you wish for in the coming weeks? Something that is hard and possible. Put it in [brackets].',
        de: 'Was wünschst du dir für die nächsten Wochen? Etwas, das schwer ist und möglich. Setz es in [Klammern].',
        fr: 'Que souhaites-tu pour les semaines à venir ? Quelque chose de difficile et de possible. Mets-le entre [crochets].',
        ar: 'ماذا تتمنّى للأسابيع القادمة؟ شيئًا صعبًا وممكنًا. ضعه بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'your wish',
        de: 'dein Wunsch',
        fr: 'ton souhait',
        ar: 'أمنيتك',
      },
    },
    {
      id: 'outcome',
      kind: 'text',
      question: {
        en: 'It has come true. What is the best thing about it? Stay there for a few breaths.',
        de: 'Er ist wahr geworden. Was ist das Schönste daran? Bleib ein paar Atemzüge dort.',
        fr: 'Il s’est réalisé. Qu’y a-t-il de meilleur là-dedans ? Restes-y quelques respirations.',
        ar: 'تحقّقت الأمنية. ما أجمل ما فيها؟ امكث هناك بضعة أنفاس.',
      },
    },
    {
      id: 'obstacle',
      kind: 'text',
      question: {
        en: 'What in you stands in the way of {wish}? A habit, a thought, a feeling: put it in [brackets].',
        de: 'Was in dir steht dem im Weg: {wish}? Eine Gewohnheit, ein Gedanke, ein Gefühl: Setz es in [Klammern].',
        fr: 'Qu’est-ce qui, en toi, fait obstacle à {wish} ? Une habitude, une pensée, un sentiment : mets-le entre [crochets].',
        ar: 'ما الذي يقف فيك حائلًا دون {wish}؟ عادة أو فكرة أو شعور: ضعه بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'the obstacle',
        de: 'das Hindernis',
        fr: 'l’obstacle',
        ar: 'العائق',
      },
    },
    {
      id: 'where',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'When and where does it show up most often?',
        de: 'Wann und wo taucht es am häufigsten auf?',
        fr: 'Quand et où apparaît-il le plus souvent ?',
        ar: 'متى وأين يظهر في الغالب؟',
      },
    },
    {
      id: 'plan',
      kind: 'text',
      question: {
        en: 'Finish the sentence: When {obstacle} comes, then I will …',
        de: 'Vollende den Satz: Wenn es kommt – {obstacle} –, dann werde ich …',
        fr: 'Termine la phrase : quand {obstacle} arrive, alors je …',
        ar: 'أكمل الجملة: إذا جاء {obstacle}، فسوف …',
      },
      hint: {
        en: 'Something that fits into one minute works best.',
        de: 'Am besten etwas, das in eine Minute passt.',
        fr: 'Le mieux est ce qui tient en une minute.',
        ar: 'الأفضل ما لا يستغرق أكثر من دقيقة.',
      },
    },
    {
      id: 'likely',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'How likely is it that you do just that?',
        de: 'Wie wahrscheinlich ist es, dass du genau das tust?',
        fr: 'Quelle chance y a-t-il que tu fasses exactement cela ?',
        ar: 'ما مدى احتمال أن تفعل ذلك بالضبط؟',
      },
      low: {
        en: 'hardly',
        de: 'kaum',
        fr: 'faible',
        ar: 'ضعيف',
      },
      high: {
        en: 'for sure',
        de: 'ganz sicher',
        fr: 'certaine',
        ar: 'مؤكّد',
      },
      next: [
        {
          when: {
            step: 'likely',
            atLeast: 6,
          },
          to: 'end',
        },
      ],
    },
    {
      id: 'smaller',
      kind: 'text',
      question: {
        en: 'Then make it smaller. What would you do even on a bad day?',
        de: 'Dann mach es kleiner. Was tätest du selbst an einem schlechten Tag?',
        fr: 'Alors fais plus petit. Que ferais-tu même un mauvais jour ?',
        ar: 'اجعله أصغر إذن. ماذا كنت ستفعل حتى في يوم سيّئ؟',
      },
    },
  ],
};
