import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const fearSetting: FrameworkDocument = {
  key: 'fear-setting',
  version: 1,
  topic: 'choices',
  intentions: ['decide', 'understand'],
  minutes: 15,
  languages: [...LANGUAGES],
  name: {
    en: 'Fear-setting',
    de: 'Angst bei Licht besehen',
    fr: 'Cartographie d’une peur',
    ar: 'رسم حدود الخوف',
  },
  promise: {
    en: 'For something you put off because of what might happen: look at it in daylight.',
    de: 'Für etwas, das du aufschiebst, weil etwas passieren könnte: einmal ganz hinschauen.',
    fr: 'Pour ce que tu repousses par crainte de la suite : le regarder en plein jour.',
    ar: 'لأمر تؤجّله خشية ما قد يحدث: انظر إليه في وضح النهار.',
  },
  steps: [
    {
      id: 'what',
      kind: 'text',
      question: {
        en: 'What would you do if you were not afraid of it? Put it in [brackets] in a few words.',
        de: 'Was tätest du, wenn du keine Angst davor hättest? Setz es in wenigen Worten in [Klammern].',
        fr: 'Que ferais-tu si tu n’en avais pas peur ? Mets-le en quelques mots entre [crochets].',
        ar: 'ماذا كنت ستفعل لو لم تخف منه؟ ضعه في كلمات قليلة بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'this step',
        de: 'dieser Schritt',
        fr: 'ce pas',
        ar: 'هذه الخطوة',
      },
    },
    {
      id: 'worst',
      kind: 'list',
      most: 6,
      question: {
        en: 'You did it, and it went badly. What has happened?',
        de: 'Du hast es getan, und es ging schlecht aus. Was ist passiert?',
        fr: 'Tu l’as fait, et cela a mal tourné. Que s’est-il passé ?',
        ar: 'فعلته وساءت النتيجة. ماذا حدث؟',
      },
    },
    {
      id: 'one',
      kind: 'choice',
      optionsFrom: 'worst',
      question: {
        en: 'Which of these frightens you most?',
        de: 'Was davon macht dir am meisten Angst?',
        fr: 'Qu’est-ce qui t’effraie le plus ?',
        ar: 'أيّ هذه الأمور يخيفك أكثر؟',
      },
      unanswered: {
        en: 'the worst of it',
        de: 'das Schlimmste daran',
        fr: 'le pire',
        ar: 'أسوأ ما فيه',
      },
    },
    {
      id: 'prevent',
      kind: 'text',
      question: {
        en: 'Take {one}. What could you do beforehand so that it does not come to that?',
        de: 'Nimm {one}: Was könntest du vorher tun, damit es nicht so weit kommt?',
        fr: 'Prends {one} : que pourrais-tu faire avant, pour ne pas en arriver là ?',
        ar: 'خذ {one}: ماذا يمكنك أن تفعل مسبقًا كي لا يصل الأمر إلى ذلك؟',
      },
    },
    {
      id: 'repair',
      kind: 'text',
      question: {
        en: 'And if it does: how would you get back on your feet, and who would help?',
        de: 'Und wenn doch: Wie kämst du wieder auf die Beine, und wer würde helfen?',
        fr: 'Et si cela arrivait : comment te relèverais-tu, et qui t’aiderait ?',
        ar: 'وإن حدث ذلك: كيف تقف على قدميك من جديد، ومن يساعدك؟',
      },
    },
    {
      id: 'gain',
      kind: 'text',
      question: {
        en: 'Now the other side. What would be good about trying, even if it only half works?',
        de: 'Nun die andere Seite. Was wäre gut am Versuch, selbst wenn er nur halb gelingt?',
        fr: 'L’autre côté, à présent. Qu’y aurait-il de bon à essayer, même à moitié réussi ?',
        ar: 'والآن الوجه الآخر. ما الجيّد في المحاولة، ولو نجح نصفها فقط؟',
      },
    },
    {
      id: 'cost',
      kind: 'text',
      question: {
        en: 'If nothing changes: what will that have cost you in a year?',
        de: 'Wenn sich nichts ändert: Was wird dich das in einem Jahr gekostet haben?',
        fr: 'Si rien ne change, qu’est-ce que cela t’aura coûté dans un an ?',
        ar: 'إن لم يتغيّر شيء، فكم يكون قد كلّفك ذلك بعد سنة؟',
      },
    },
    {
      id: 'now',
      kind: 'choice',
      question: {
        en: 'Where do you stand with {what} now?',
        de: 'Wie stehst du jetzt dazu: {what}?',
        fr: 'Où en es-tu maintenant avec {what} ?',
        ar: 'ما موقفك الآن من {what}؟',
      },
      options: [
        {
          key: 'do',
          label: {
            en: 'I will do it',
            de: 'Ich tue es',
            fr: 'Je le fais',
            ar: 'سأفعله',
          },
        },
        {
          key: 'small',
          label: {
            en: 'I will try a small piece of it',
            de: 'Ich probiere ein kleines Stück',
            fr: 'J’en essaie un petit bout',
            ar: 'سأجرّب جزءًا صغيرًا منه',
          },
        },
        {
          key: 'not-now',
          label: {
            en: 'Not now',
            de: 'Jetzt nicht',
            fr: 'Pas maintenant',
            ar: 'ليس الآن',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'now',
            is: 'not-now',
          },
          to: 'end',
        },
      ],
    },
    {
      id: 'first',
      kind: 'text',
      question: {
        en: 'What is the first move, and when?',
        de: 'Was ist der erste Handgriff, und wann?',
        fr: 'Quel est le premier geste, et quand ?',
        ar: 'ما الحركة الأولى، ومتى؟',
      },
    },
  ],
};
