import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const grow: FrameworkDocument = {
  key: 'grow',
  version: 1,
  topic: 'work',
  intentions: ['plan', 'decide'],
  minutes: 15,
  languages: [...LANGUAGES],
  name: {
    en: 'GROW',
    de: 'GROW',
    fr: 'GROW',
    ar: 'من الهدف إلى الخطوة',
  },
  promise: {
    en: 'From a goal, past what is real and possible, to one step with a date.',
    de: 'Von einem Ziel über das, was ist und was möglich wäre, zu einem Schritt mit Datum.',
    fr: 'D’un but, en passant par le réel et le possible, à un pas daté.',
    ar: 'من هدف، مرورًا بالواقع والممكن، إلى خطوة لها موعد.',
  },
  steps: [
    {
      id: 'goal',
      kind: 'text',
      question: {
        en: 'What do you want to reach? Put it in [brackets] in a few words.',
        de: 'Was möchtest du erreichen? Setz es in wenigen Worten in [Klammern].',
        fr: 'Que veux-tu atteindre ? Mets-le en quelques mots entre [crochets].',
        ar: 'ما الذي تريد بلوغه؟ ضعه في كلمات قليلة بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'your goal',
        de: 'dein Ziel',
        fr: 'ton but',
        ar: 'هدفك',
      },
    },
    {
      id: 'sign',
      kind: 'text',
      question: {
        en: 'By what would somebody else notice that you are there?',
        de: 'Woran würde jemand anderes merken, dass du dort bist?',
        fr: 'À quoi quelqu’un d’autre verrait-il que tu y es ?',
        ar: 'بماذا يلاحظ غيرك أنك بلغته؟',
      },
    },
    {
      id: 'place',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'How far along are you with {goal}?',
        de: 'Wie weit bist du damit: {goal}?',
        fr: 'Où en es-tu de {goal} ?',
        ar: 'إلى أين وصلت في {goal}؟',
      },
      low: {
        en: 'at the start',
        de: 'am Anfang',
        fr: 'au début',
        ar: 'في البداية',
      },
      high: {
        en: 'there',
        de: 'am Ziel',
        fr: 'au but',
        ar: 'بلغت الغاية',
      },
      unanswered: {
        en: 'none yet',
        de: 'noch keine',
        fr: 'aucun pour l’instant',
        ar: 'لا رقم بعد',
      },
    },
    {
      id: 'carried',
      kind: 'text',
      question: {
        en: 'Your number: {place}. What has brought you that far, and what holds you there?',
        de: 'Deine Zahl: {place}. Was hat dich bis dahin gebracht, und was hält dich dort?',
        fr: 'Ton chiffre : {place}. Qu’est-ce qui a permis d’en arriver là, et qu’est-ce qui t’y retient ?',
        ar: 'رقمك: {place}. ما الذي أوصلك إلى هنا، وما الذي يبقيك فيه؟',
      },
    },
    {
      id: 'options',
      kind: 'list',
      most: 8,
      question: {
        en: 'What could you do? Write on until something comes that you did not know before.',
        de: 'Was könntest du tun? Schreib weiter, bis etwas kommt, das du vorher nicht wusstest.',
        fr: 'Que pourrais-tu faire ? Continue jusqu’à ce que vienne une idée que tu n’avais pas.',
        ar: 'ما الذي يمكنك فعله؟ واصل الكتابة حتى يأتي ما لم تكن تعرفه من قبل.',
      },
    },
    {
      id: 'step',
      kind: 'choice',
      optionsFrom: 'options',
      question: {
        en: 'Which of these will you do?',
        de: 'Was davon wirst du tun?',
        fr: 'Laquelle feras-tu ?',
        ar: 'أيّها ستفعل؟',
      },
      unanswered: {
        en: 'this step',
        de: 'dieser Schritt',
        fr: 'ce pas',
        ar: 'هذه الخطوة',
      },
    },
    {
      id: 'day',
      kind: 'date',
      question: {
        en: 'On which day will you do it: {step}?',
        de: 'An welchem Tag tust du es: {step}?',
        fr: 'Quel jour le feras-tu : {step} ?',
        ar: 'في أيّ يوم ستفعل ذلك: {step}؟',
      },
    },
    {
      id: 'will',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'How sure are you that you will?',
        de: 'Wie sicher bist du, dass du es tust?',
        fr: 'Avec quelle certitude le feras-tu ?',
        ar: 'كم أنت واثق من أنك ستفعل؟',
      },
      low: {
        en: 'none',
        de: 'gar nicht sicher',
        fr: 'aucune',
        ar: 'غير واثق',
      },
      high: {
        en: 'certain',
        de: 'ganz sicher',
        fr: 'entière',
        ar: 'واثق تمامًا',
      },
      next: [
        {
          when: {
            step: 'will',
            atLeast: 7,
          },
          to: 'end',
        },
      ],
    },
    {
      id: 'raise',
      kind: 'text',
      question: {
        en: 'What would make it a 7: less of it, another day, or somebody who asks?',
        de: 'Was machte daraus eine 7: weniger davon, ein anderer Tag, jemand, der nachfragt?',
        fr: 'Qu’est-ce qui en ferait un 7 : en faire moins, un autre jour, quelqu’un qui demande ?',
        ar: 'ما الذي يجعلها 7: قدر أقلّ، أم يوم آخر، أم شخص يسأل عنها؟',
      },
    },
  ],
};
