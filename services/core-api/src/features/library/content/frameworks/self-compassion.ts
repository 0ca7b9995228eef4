import { LANGUAGES } from '@reflectory/contracts/languages';
import type { FrameworkDocument } from '@reflectory/contracts/library';

export const selfCompassion: FrameworkDocument = {
  key: 'self-compassion',
  version: 1,
  topic: 'self',
  intentions: ['settle', 'grief'],
  minutes: 8,
  languages: [...LANGUAGES],
  name: {
    en: 'Self-compassion',
    de: 'Freundlich mit dir',
    fr: 'Douceur envers soi',
    ar: 'رفق بالنفس',
  },
  promise: {
    en: 'For when you are hard on yourself: hear how you speak, and answer as a friend would.',
    de: 'Wenn du hart mit dir bist: hören, wie du mit dir sprichst, und antworten wie jemand, der dich mag.',
    fr: 'Quand tu es sévère avec toi : entendre ce que tu te dis, et répondre comme le ferait une amie, un ami.',
    ar: 'حين تقسو على نفسك: اسمع كيف تخاطبها، وأجب كما يجيب صديق.',
  },
  steps: [
    {
      id: 'what',
      kind: 'text',
      question: {
        en: 'What happened? A few plain sentences are enough.',
        de: 'Was ist passiert? Ein paar schlichte Sätze genügen.',
        fr: 'Que s’est-il passé ? Quelques phrases simples suffisent.',
        ar: 'ماذا حدث؟ تكفي بضع جمل بسيطة.',
      },
    },
    {
      id: 'harsh',
      kind: 'text',
      question: {
        en: 'What do you say to yourself about it? Word for word, the sharpest sentence in [brackets].',
        de: 'Was sagst du dir dazu? Wörtlich, den schärfsten Satz in [Klammern].',
        fr: 'Que te dis-tu à ce propos ? Mot pour mot, la phrase la plus dure entre [crochets].',
        ar: 'ماذا تقول لنفسك عن ذلك؟ بالحرف، والجملة الأقسى بين [قوسين معقوفين].',
      },
      unanswered: {
        en: 'this sentence',
        de: 'dieser Satz',
        fr: 'cette phrase',
        ar: 'هذه الجملة',
      },
    },
    {
      id: 'voice',
      kind: 'choice',
      question: {
        en: 'Whose tone is that?',
        de: 'Wessen Ton ist das?',
        fr: 'De qui est ce ton ?',
        ar: 'نبرة مَن هذه؟',
      },
      options: [
        {
          key: 'mine',
          label: {
            en: 'My own',
            de: 'Mein eigener',
            fr: 'Le mien',
            ar: 'نبرتي أنا',
          },
        },
        {
          key: 'earlier',
          label: {
            en: 'Somebody’s from earlier',
            de: 'Der von jemandem aus früherer Zeit',
            fr: 'Celui de quelqu’un d’autrefois',
            ar: 'نبرة أحد من الماضي',
          },
        },
        {
          key: 'unknown',
          label: {
            en: 'I cannot tell',
            de: 'Kann ich nicht sagen',
            fr: 'Je ne saurais dire',
            ar: 'لا أدري',
          },
        },
      ],
      next: [
        {
          when: {
            step: 'voice',
            is: 'mine',
          },
          to: 'friend',
        },
        {
          when: {
            step: 'voice',
            is: 'unknown',
          },
          to: 'friend',
        },
      ],
    },
    {
      id: 'keep',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'Does this voice still get a say? What would you like to answer it today?',
        de: 'Hat diese Stimme noch mitzureden? Was möchtest du ihr heute antworten?',
        fr: 'Cette voix a-t-elle encore son mot à dire ? Que voudrais-tu lui répondre aujourd’hui ?',
        ar: 'هل ما زال لهذا الصوت أن يتدخّل؟ بماذا تودّ أن تجيبه اليوم؟',
      },
    },
    {
      id: 'friend',
      kind: 'text',
      question: {
        en: 'Somebody you are fond of tells you the same of themselves, and says {harsh}. What do you answer?',
        de: 'Jemand, den du gern hast, erzählt dir dasselbe von sich und sagt: {harsh}. Was antwortest du?',
        fr: 'Une personne que tu aimes te raconte la même chose et dit {harsh}. Que réponds-tu ?',
        ar: 'إنسان تحبّه يروي لك الشيء نفسه ويقول {harsh}. بماذا تجيبه؟',
      },
    },
    {
      id: 'others',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'Who else may know this, even if nobody speaks of it?',
        de: 'Wer kennt das vielleicht auch, selbst wenn niemand davon spricht?',
        fr: 'Qui d’autre connaît peut-être cela, même sans en parler ?',
        ar: 'من غيرك ربما عرف هذا، وإن لم يتحدّث عنه أحد؟',
      },
    },
    {
      id: 'need',
      kind: 'choice',
      question: {
        en: 'What would do you good now?',
        de: 'Was täte dir jetzt gut?',
        fr: 'Qu’est-ce qui te ferait du bien maintenant ?',
        ar: 'ما الذي ينفعك الآن؟',
      },
      options: [
        {
          key: 'rest',
          label: {
            en: 'Rest',
            de: 'Ruhe',
            fr: 'Du repos',
            ar: 'راحة',
          },
        },
        {
          key: 'company',
          label: {
            en: 'Company',
            de: 'Gesellschaft',
            fr: 'De la compagnie',
            ar: 'رفقة',
          },
        },
        {
          key: 'repair',
          label: {
            en: 'Putting it right',
            de: 'Es in Ordnung bringen',
            fr: 'Réparer',
            ar: 'إصلاح الأمر',
          },
        },
        {
          key: 'lightness',
          label: {
            en: 'Something light',
            de: 'Etwas Leichtes',
            fr: 'Quelque chose de léger',
            ar: 'شيء خفيف',
          },
        },
      ],
    },
    {
      id: 'how',
      kind: 'text',
      isOptional: true,
      question: {
        en: 'And how do you get some of it today?',
        de: 'Und wie kommst du heute zu ein wenig davon?',
        fr: 'Et comment en avoir un peu dès aujourd’hui ?',
        ar: 'وكيف تحصل اليوم على شيء منه؟',
      },
    },
  ],
};
