import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const worryTime: FrameworkDocument = {
  key: 'worry-time',
  version: 1,
  topic: 'feelings',
  intentions: ['settle', 'understand'],
  minutes: 10,
  languages: [...LANGUAGES],
  name: {
    en: 'Worry time',
    de: 'Sorgenzeit',
    fr: 'L’heure des soucis',
    ar: 'وقت للهموم',
  },
  promise: {
    en: 'Ten minutes in which worries may come, so that they need not come all day.',
    de: 'Zehn Minuten, in denen Sorgen kommen dürfen, damit sie es nicht den ganzen Tag müssen.',
    fr: 'Dix minutes où les soucis peuvent venir, pour ne pas venir toute la journée.',
    ar: 'عشر دقائق تأتي فيها الهموم، كي لا تأتي طوال اليوم.',
  },
  steps: [
    {
      id: 'worries',
      kind: 'list',
      most: 10,
      question: {
        en: 'Put down everything that worries you, one worry a line.',
        de: 'Schreib alles auf, was dich sorgt, eine Sorge je Zeile.',
        fr: 'Note tout ce qui t’inquiète, un souci par ligne.',
        ar: 'دوّن كل ما يقلقك، همًّا في كل سطر.',
      },
    },
    {
      id: 'one',
      kind: 'choice',
      optionsFrom: 'worries',
      question: {
        en: 'Which one is loudest?',
        de: 'Welche ist am lautesten?',
        fr: 'Lequel fait le plus de bruit ?',
        ar: 'أيّها أعلى صوتًا؟',
      },
      unanswered: {
        en: 'this worry',
        de: 'diese Sorge',
        fr: 'ce souci',
        ar: 'هذا الهمّ',
      },
    },
    {
      id: 'weight',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'How much does {one} weigh today?',
        de: 'Wie schwer wiegt {one} heute?',
        fr: 'Combien pèse {one} aujourd’hui ?',
        ar: 'كم يزن {one} اليوم؟',
      },
      low: {
        en: 'a feather',
        de: 'eine Feder',
        fr: 'une plume',
        ar: 'ريشة',
      },
      high: {
        en: 'a rock',
        de: 'ein Fels',
        fr: 'un rocher',
        ar: 'صخرة',
      },
    },
    {
      id: 'hands',
      kind: 'choice',
      question: {
        en: 'Can you do something about it?',
        de: 'Kannst du etwas tun?',
        fr: 'Peux-tu y faire quelque chose ?',
        ar: 'هل تستطيع أن تفعل شيئًا حياله؟',
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
          key: 'part',
          label: {
            en: 'A part of it',
            de: 'Einen Teil',
            fr: 'En partie',
            ar: 'جزءًا منه',
          },
        },
        {
          key: 'no',
          label: {
            en: 'No, it is not in my hands',
            de: 'Nein, es liegt nicht bei mir',
            fr: 'Non, ce n’est pas entre mes mains',
            ar: 'لا، ليس بيدي',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'hands',
            is: 'no',
          },
          to: 'meanwhile',
        },
      ],
    },
    {
      id: 'step',
      kind: 'text',
      question: {
        en: 'What is the smallest step that would change something?',
        de: 'Was ist der kleinste Schritt, der etwas ändern würde?',
        fr: 'Quel est le plus petit pas qui changerait quelque chose ?',
        ar: 'ما أصغر خطوة يمكن أن تغيّر شيئًا؟',
      },
    },
    {
      id: 'day',
      kind: 'date',
      question: {
        en: 'On which day will you take it?',
        de: 'An welchem Tag gehst du ihn?',
        fr: 'Quel jour le feras-tu ?',
        ar: 'في أيّ يوم ستخطوها؟',
      },
      next: [
        {
          to: 'later',
        },
      ],
    },
    {
      id: 'meanwhile',
      kind: 'text',
      question: {
        en: 'Then it stays open for a while. What could make the waiting easier?',
        de: 'Dann bleibt es eine Weile offen. Was könnte das Warten leichter machen?',
        fr: 'Alors cela reste ouvert quelque temps. Qu’est-ce qui rendrait l’attente plus facile ?',
        ar: 'سيبقى الأمر معلّقًا مدّة إذن. ما الذي قد يخفّف الانتظار؟',
      },
    },
    {
      id: 'later',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'When it knocks again outside this time, what will you tell it?',
        de: 'Wenn sie außerhalb dieser Zeit wieder anklopft: Was sagst du ihr?',
        fr: 'Quand il reviendra frapper en dehors de cette heure, que lui diras-tu ?',
        ar: 'حين يعود الهمّ ويطرق الباب في غير وقته، ماذا تقول له؟',
      },
    },
  ],
};
