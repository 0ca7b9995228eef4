import type { ProductPrompt } from '../product-prompt.ts';

export const body: readonly ProductPrompt[] = [
  {
    key: 'body-1',
    texts: {
      en: 'What does your body ask for right now?',
      de: 'Worum bittet dein Körper gerade?',
      fr: 'Que demande ton corps en ce moment ?',
      ar: 'ماذا يطلب جسدك الآن؟',
    },
  },
  {
    key: 'body-2',
    texts: {
      en: 'How did you sleep, and what do you remember of the night?',
      de: 'Wie hast du geschlafen, und was weißt du noch von der Nacht?',
      fr: 'Comment as-tu dormi, et que te reste-t-il de la nuit ?',
      ar: 'كيف نمت، وماذا تذكر من الليل؟',
    },
  },
  {
    key: 'body-3',
    texts: {
      en: 'Which part of you worked hardest today?',
      de: 'Welcher Teil von dir hat heute am meisten gearbeitet?',
      fr: 'Quelle partie de ton corps a le plus travaillé aujourd’hui ?',
      ar: 'أيّ عضو منك تعب اليوم أكثر من غيره؟',
    },
  },
  {
    key: 'body-4',
    texts: {
      en: 'Tell the story of a scar.',
      de: 'Erzähl die Geschichte einer Narbe.',
      fr: 'Raconte l’histoire d’une cicatrice.',
      ar: 'احكِ قصة ندبة.',
    },
  },
  {
    key: 'body-5',
    texts: {
      en: 'When did you last move just because it felt good?',
      de: 'Wann hast du dich zuletzt bewegt, nur weil es schön war?',
      fr: 'Quand as-tu bougé, la dernière fois, rien que pour le plaisir ?',
      ar: 'متى تحرّكت آخر مرّة لمجرّد أن ذلك ممتع؟',
    },
  },
  {
    key: 'body-6',
    texts: {
      en: 'What do your shoulders know?',
      de: 'Was wissen deine Schultern?',
      fr: 'Que savent tes épaules ?',
      ar: 'ماذا تعرف كتفاك؟',
    },
  },
  {
    key: 'body-7',
    texts: {
      en: 'What did you do today that tomorrow’s body will thank you for?',
      de: 'Was hast du heute getan, wofür dir dein Körper morgen dankt?',
      fr: 'Qu’as-tu fait aujourd’hui dont ton corps te remerciera demain ?',
      ar: 'ماذا فعلت اليوم ممّا سيشكرك عليه جسدك غدًا؟',
    },
  },
  {
    key: 'body-8',
    texts: {
      en: 'Which food takes you straight back to somewhere?',
      de: 'Welches Essen bringt dich auf der Stelle anderswohin?',
      fr: 'Quel plat te ramène tout droit quelque part ?',
      ar: 'أيّ طعام يعيدك فورًا إلى مكان ما؟',
    },
  },
  {
    key: 'body-9',
    texts: {
      en: 'How warm are your hands, and whose were the last you held?',
      de: 'Wie warm sind deine Hände, und wessen hast du zuletzt gehalten?',
      fr: 'Tes mains sont-elles chaudes, et lesquelles as-tu tenues en dernier ?',
      ar: 'ما حرارة يديك، ويد مَن أمسكت آخر مرّة؟',
    },
  },
  {
    key: 'body-10',
    texts: {
      en: 'At what time of day are you most yourself?',
      de: 'Zu welcher Tageszeit bist du am meisten du selbst?',
      fr: 'À quelle heure du jour es-tu le plus toi ?',
      ar: 'في أيّ وقت من اليوم تكون على طبيعتك أكثر؟',
    },
  },
  {
    key: 'body-11',
    texts: {
      en: 'When did you last get properly wet, cold or dirty?',
      de: 'Wann warst du zuletzt richtig nass, durchgefroren oder schmutzig?',
      fr: 'Quand la pluie, le froid ou la boue ont-ils eu raison de tes vêtements ?',
      ar: 'متى ابتللت أو بردت أو اتّسخت حقًّا آخر مرّة؟',
    },
  },
  {
    key: 'body-12',
    texts: {
      en: 'What does your body do well that you never mention?',
      de: 'Was macht dein Körper gut, ohne dass du es je erwähnst?',
      fr: 'Que fait bien ton corps, sans que tu en parles jamais ?',
      ar: 'ما الذي يحسنه جسدك ولا تذكره أبدًا؟',
    },
  },
  {
    key: 'body-13',
    texts: {
      en: 'Which posture are you in, and what does it say?',
      de: 'In welcher Haltung sitzt du gerade, und was sagt sie?',
      fr: 'Dans quelle posture es-tu, et que dit-elle ?',
      ar: 'ما جلستك الآن، وماذا تقول عنك؟',
    },
  },
  {
    key: 'body-14',
    texts: {
      en: 'What helps you fall asleep?',
      de: 'Was hilft dir beim Einschlafen?',
      fr: 'Qu’est-ce qui t’aide à t’endormir ?',
      ar: 'ما الذي يعينك على النوم؟',
    },
  },
  {
    key: 'body-15',
    texts: {
      en: 'Where on your walk do you slow down by yourself?',
      de: 'An welcher Stelle deines Wegs wirst du von selbst langsamer?',
      fr: 'À quel endroit de ton chemin ralentis-tu sans y penser ?',
      ar: 'أين تبطئ في طريقك من تلقاء نفسك؟',
    },
  },
  {
    key: 'body-16',
    texts: {
      en: 'What were you able to do with your body ten years ago, and what only today?',
      de: 'Was konntest du vor zehn Jahren mit deinem Körper, und was erst heute?',
      fr: 'Que pouvait ton corps il y a dix ans, et que ne peut-il que maintenant ?',
      ar: 'ما الذي كان جسدك يقدر عليه قبل عشر سنين، وما الذي لا يقدر عليه إلا اليوم؟',
    },
  },
  {
    key: 'body-17',
    texts: {
      en: 'Which pain have you grown used to?',
      de: 'An welchen Schmerz hast du dich gewöhnt?',
      fr: 'À quelle douleur as-tu fini par t’habituer ?',
      ar: 'أيّ ألم اعتدت عليه؟',
    },
  },
  {
    key: 'body-18',
    texts: {
      en: 'What would a day without hurry feel like in your legs?',
      de: 'Wie fühlte sich ein Tag ohne Eile in deinen Beinen an?',
      fr: 'Que sentiraient tes jambes d’une journée sans hâte ?',
      ar: 'كيف تشعر ساقاك في يوم بلا عجلة؟',
    },
  },
  {
    key: 'body-19',
    texts: {
      en: 'When did your stomach know before you did?',
      de: 'Wann wusste es dein Bauch vor dir?',
      fr: 'Quand ton ventre l’a-t-il su avant toi ?',
      ar: 'متى أدرك بطنك الأمر قبلك؟',
    },
  },
  {
    key: 'body-20',
    texts: {
      en: 'What do you wear when you want to feel safe?',
      de: 'Was ziehst du an, wenn du dich geborgen fühlen willst?',
      fr: 'Que mets-tu quand tu veux te sentir à l’abri ?',
      ar: 'ماذا ترتدي حين تريد أن تشعر بالأمان؟',
    },
  },
  {
    key: 'body-21',
    texts: {
      en: 'How loud is your life at the moment?',
      de: 'Wie laut ist dein Leben zurzeit?',
      fr: 'À quel volume est ta vie en ce moment ?',
      ar: 'كم يبلغ صخب حياتك هذه الأيام؟',
    },
  },
  {
    key: 'body-22',
    texts: {
      en: 'What did you breathe today: sea, street, bread, paper?',
      de: 'Was hast du heute geatmet: Meer, Straße, Brot, Papier?',
      fr: 'Qu’as-tu respiré aujourd’hui : la mer, la rue, le pain, le papier ?',
      ar: 'ماذا تنفّست اليوم: بحرًا، أم شارعًا، أم خبزًا، أم ورقًا؟',
    },
  },
  {
    key: 'body-23',
    texts: {
      en: 'Which touch of this week do you remember?',
      de: 'An welche Berührung dieser Woche erinnerst du dich?',
      fr: 'De quel contact de cette semaine te souviens-tu ?',
      ar: 'أيّ لمسة من هذا الأسبوع تتذكّرها؟',
    },
  },
  {
    key: 'body-24',
    texts: {
      en: 'What would you cook to cheer yourself up?',
      de: 'Was würdest du dir kochen, um dich aufzumuntern?',
      fr: 'Que te cuisinerais-tu pour te remonter le moral ?',
      ar: 'ماذا تطبخ لنفسك لتبتهج؟',
    },
  },
  {
    key: 'body-25',
    texts: {
      en: 'What does rest look like for you when it works?',
      de: 'Wie sieht Erholung bei dir aus, wenn sie gelingt?',
      fr: 'À quoi ressemble chez toi un repos réussi ?',
      ar: 'كيف تكون راحتك حين تنجح حقًّا؟',
    },
  },
];
