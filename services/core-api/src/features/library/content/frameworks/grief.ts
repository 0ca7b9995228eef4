import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const grief: FrameworkDocument = {
  key: 'grief',
  version: 1,
  topic: 'hard-times',
  intentions: ['grief'],
  minutes: 15,
  languages: [...LANGUAGES],
  name: {
    en: 'Grief',
    de: 'Trauer',
    fr: 'Deuil',
    ar: 'فَقْد',
  },
  promise: {
    en: 'A place for somebody or something you miss. Nothing has to be finished here.',
    de: 'Ein Ort für jemanden oder etwas, das dir fehlt. Hier muss nichts fertig werden.',
    fr: 'Un lieu pour qui, ou ce qui, te manque. Rien n’a besoin d’être achevé ici.',
    ar: 'مكان لمن تفتقده أو لما تفتقده. لا شيء هنا ينبغي أن يكتمل.',
  },
  steps: [
    {
      id: 'who',
      kind: 'text',
      question: {
        en: 'Whom or what do you miss? A name in [brackets] is enough.',
        de: 'Wen oder was vermisst du? Ein Name in [Klammern] genügt.',
        fr: 'Qui ou qu’est-ce qui te manque ? Un nom entre [crochets] suffit.',
        ar: 'من تفتقد أو ماذا تفتقد؟ يكفي اسم بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'what you miss',
        de: 'das, was dir fehlt',
        fr: 'ce qui te manque',
        ar: 'ذلك الذي تفتقده',
      },
    },
    {
      id: 'today',
      kind: 'choice',
      question: {
        en: 'How is it today?',
        de: 'Wie ist es heute?',
        fr: 'Comment est-ce aujourd’hui ?',
        ar: 'كيف هو الأمر اليوم؟',
      },
      options: [
        {
          key: 'close',
          label: {
            en: 'Very close',
            de: 'Ganz nah',
            fr: 'Tout proche',
            ar: 'قريب جدًّا',
          },
        },
        {
          key: 'waves',
          label: {
            en: 'In waves',
            de: 'In Wellen',
            fr: 'Par vagues',
            ar: 'يأتي كالموج',
          },
        },
        {
          key: 'far',
          label: {
            en: 'Further away',
            de: 'Weiter weg',
            fr: 'Plus loin',
            ar: 'أبعد قليلًا',
          },
        },
        {
          key: 'unsure',
          label: {
            en: 'I do not know',
            de: 'Ich weiß es nicht',
            fr: 'Je ne sais pas',
            ar: 'لا أدري',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'today',
            is: 'far',
          },
          to: 'memory',
        },
        {
          when: {
            step: 'today',
            is: 'unsure',
          },
          to: 'memory',
        },
      ],
    },
    {
      id: 'word',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'If there is a word for it today, write it here. If there is none, go on.',
        de: 'Wenn es heute ein Wort dafür gibt, schreib es hierher. Wenn nicht, geh weiter.',
        fr: 'S’il y a un mot pour cela aujourd’hui, écris-le ici. Sinon, continue.',
        ar: 'إن كانت له اليوم كلمة فاكتبها هنا. وإن لم تكن، فتابع.',
      },
    },
    {
      id: 'memory',
      kind: 'text',
      question: {
        en: 'Tell something small about {who} that not many people know.',
        de: 'Eine Kleinigkeit über {who}, die nicht viele wissen: Magst du sie erzählen?',
        fr: 'Raconte un petit rien sur {who}, que peu de gens connaissent.',
        ar: 'احكِ شيئًا صغيرًا عن {who} لا يعرفه كثيرون.',
      },
    },
    {
      id: 'unsaid',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'Is there something you would still like to say?',
        de: 'Gibt es etwas, das du noch sagen möchtest?',
        fr: 'Y a-t-il quelque chose que tu voudrais encore dire ?',
        ar: 'هل هناك ما تودّ أن تقوله بعد؟',
      },
    },
    {
      id: 'stays',
      kind: 'text',
      question: {
        en: 'What has stayed with you: a habit, a recipe, a turn of phrase?',
        de: 'Was ist dir geblieben: eine Gewohnheit, ein Rezept, eine Redensart?',
        fr: 'Que t’est-il resté : une habitude, une recette, une expression ?',
        ar: 'ما الذي بقي معك: عادة، أو وصفة طعام، أو عبارة؟',
      },
    },
    {
      id: 'with',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'With whom can you speak about {who} without having to explain?',
        de: 'Es geht um {who}: Mit wem kannst du darüber reden, ohne viel zu erklären?',
        fr: 'Avec qui peux-tu parler de {who} sans avoir à expliquer ?',
        ar: 'مع من يمكنك أن تتحدّث عن {who} دون حاجة إلى الشرح؟',
      },
    },
    {
      id: 'hour',
      kind: 'text',
      question: {
        en: 'And what comes next, in the coming hour? Tea, a walk, a call, sleep.',
        de: 'Und was kommt als Nächstes, in der kommenden Stunde? Tee, ein Gang, ein Anruf, Schlaf.',
        fr: 'Et ensuite, dans l’heure qui vient ? Un thé, une marche, un appel, dormir.',
        ar: 'وماذا بعد ذلك، في الساعة القادمة؟ شاي، أو مشي، أو مكالمة، أو نوم.',
      },
    },
  ],
};
