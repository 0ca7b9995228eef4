import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const preMortem: FrameworkDocument = {
  key: 'pre-mortem',
  version: 1,
  topic: 'choices',
  intentions: ['decide', 'plan'],
  minutes: 12,
  languages: [...LANGUAGES],
  name: {
    en: 'Pre-mortem',
    de: 'Pre-mortem',
    fr: 'Pré-mortem',
    ar: 'تشريح مسبق',
  },
  promise: {
    en: 'Imagine that the plan has failed, while there is still time to learn from it.',
    de: 'Stell dir vor, der Plan sei gescheitert, solange du daraus noch lernen kannst.',
    fr: 'Imagine que le plan a échoué, tant qu’il est temps d’en tirer leçon.',
    ar: 'تخيّل أن الخطة فشلت، ما دام هناك وقت للتعلّم من ذلك.',
  },
  steps: [
    {
      id: 'plan',
      kind: 'text',
      question: {
        en: 'What are you planning? Put its name in [brackets].',
        de: 'Was hast du vor? Setz den Namen des Vorhabens in [Klammern].',
        fr: 'Que prépares-tu ? Mets le nom du projet entre [crochets].',
        ar: 'علامَ تنوي؟ ضع اسم المشروع بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'the plan',
        de: 'das Vorhaben',
        fr: 'le projet',
        ar: 'المشروع',
      },
    },
    {
      id: 'day',
      kind: 'date',
      question: {
        en: 'By when should it be done?',
        de: 'Bis wann soll es geschafft sein?',
        fr: 'Pour quand cela doit-il être fait ?',
        ar: 'متى ينبغي أن ينتهي؟',
      },
      unanswered: {
        en: 'that day',
        de: 'der Tag ist da',
        fr: 'ce jour-là',
        ar: 'ذلك اليوم',
      },
    },
    {
      id: 'causes',
      kind: 'list',
      most: 8,
      question: {
        en: 'It is {day}, and {plan} has failed. What were the reasons?',
        de: 'Zeitsprung: {day}. Gescheitert ist {plan}. Woran hat es gelegen?',
        fr: 'Saut dans le temps : {day}. L’échec est là : {plan}. Quelles en sont les raisons ?',
        ar: 'نحن الآن في المستقبل: {day}. انتهى الأمر بالفشل: {plan}. ما الأسباب؟',
      },
      hint: {
        en: 'Also the ones nobody says aloud in a meeting.',
        de: 'Auch die, die in keiner Besprechung laut gesagt werden.',
        fr: 'Aussi celles que personne ne dit en réunion.',
        ar: 'حتى الأسباب التي لا يجهر بها أحد في الاجتماعات.',
      },
    },
    {
      id: 'likeliest',
      kind: 'choice',
      optionsFrom: 'causes',
      question: {
        en: 'Which of these is the most likely?',
        de: 'Was davon ist am wahrscheinlichsten?',
        fr: 'Laquelle est la plus probable ?',
        ar: 'أيّها الأرجح؟',
      },
      unanswered: {
        en: 'this reason',
        de: 'dieser Grund',
        fr: 'cette raison',
        ar: 'هذا السبب',
      },
    },
    {
      id: 'signs',
      kind: 'text',
      question: {
        en: 'By what would you notice early that {likeliest} has begun?',
        de: 'Woran würdest du es früh merken, wenn es beginnt: {likeliest}?',
        fr: 'À quoi verrais-tu tôt que {likeliest} a commencé ?',
        ar: 'بماذا تلاحظ مبكرًا أن الأمر قد بدأ: {likeliest}؟',
      },
    },
    {
      id: 'prevent',
      kind: 'text',
      question: {
        en: 'What can you do this week to make it less likely?',
        de: 'Was kannst du diese Woche tun, damit es unwahrscheinlicher wird?',
        fr: 'Que peux-tu faire cette semaine pour que ce soit moins probable ?',
        ar: 'ماذا يمكنك أن تفعل هذا الأسبوع ليقلّ احتماله؟',
      },
    },
    {
      id: 'trust',
      kind: 'scale',
      min: 0,
      max: 10,
      question: {
        en: 'With that in the plan: how much do you trust it?',
        de: 'Wenn das im Plan steht: Wie sehr traust du ihm?',
        fr: 'Avec cela dans le plan, quelle confiance lui fais-tu ?',
        ar: 'بعد إدراج ذلك في الخطة، كم تثق بها؟',
      },
      low: {
        en: 'not at all',
        de: 'gar nicht',
        fr: 'aucune',
        ar: 'لا أثق بها',
      },
      high: {
        en: 'completely',
        de: 'ganz',
        fr: 'entière',
        ar: 'أثق بها تمامًا',
      },
      next: [
        {
          when: {
            step: 'trust',
            atLeast: 7,
          },
          to: 'end',
        },
      ],
    },
    {
      id: 'change',
      kind: 'text',
      question: {
        en: 'What would have to change for it to be a 7?',
        de: 'Was müsste sich ändern, damit es eine 7 wird?',
        fr: 'Que faudrait-il changer pour arriver à 7 ?',
        ar: 'ما الذي ينبغي أن يتغيّر لتبلغ الثقة 7؟',
      },
    },
  ],
};
