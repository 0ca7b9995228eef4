import type { ProductPrompt } from '../product-prompt.ts';

export const feelings: readonly ProductPrompt[] = [
  {
    key: 'feelings-1',
    texts: {
      en: 'Which feeling visited you today without giving its name?',
      de: 'Welches Gefühl war heute da, ohne seinen Namen zu sagen?',
      fr: 'Quel sentiment est passé aujourd’hui sans dire son nom ?',
      ar: 'أيّ شعور زارك اليوم دون أن يذكر اسمه؟',
    },
  },
  {
    key: 'feelings-2',
    texts: {
      en: 'Where in your body does today sit?',
      de: 'Wo in deinem Körper sitzt der heutige Tag?',
      fr: 'Où dans ton corps cette journée s’est-elle posée ?',
      ar: 'أين استقرّ هذا اليوم من جسدك؟',
    },
  },
  {
    key: 'feelings-3',
    texts: {
      en: 'If your mood were a room, how would it be furnished?',
      de: 'Wäre deine Stimmung ein Zimmer: Wie wäre es eingerichtet?',
      fr: 'Si ton humeur était une pièce, comment serait-elle meublée ?',
      ar: 'لو كان مزاجك غرفة، فكيف يكون أثاثها؟',
    },
  },
  {
    key: 'feelings-4',
    texts: {
      en: 'What were you a little envious of lately?',
      de: 'Worum hast du neulich jemanden ein wenig beneidet?',
      fr: 'Qu’as-tu un peu envié récemment ?',
      ar: 'علامَ غبطت أحدهم مؤخرًا؟',
    },
  },
  {
    key: 'feelings-5',
    texts: {
      en: 'What calmed you down the last time?',
      de: 'Was hat dich beim letzten Mal beruhigt?',
      fr: 'Qu’est-ce qui t’a rendu ton calme, la dernière fois ?',
      ar: 'ما الذي هدّأك آخر مرّة؟',
    },
  },
  {
    key: 'feelings-6',
    texts: {
      en: 'Which feeling do you show instead of the one you have?',
      de: 'Welches Gefühl zeigst du statt dessen, das du hast?',
      fr: 'Quel sentiment montres-tu à la place de celui que tu as ?',
      ar: 'أيّ شعور تُظهره بدل الذي فيك؟',
    },
  },
  {
    key: 'feelings-7',
    texts: {
      en: 'What did you look forward to as you woke up?',
      de: 'Worauf hast du dich beim Aufwachen gefreut?',
      fr: 'De quoi te réjouissais-tu au réveil ?',
      ar: 'ماذا كنت تنتظر بسرور حين استيقظت؟',
    },
  },
  {
    key: 'feelings-8',
    texts: {
      en: 'When did your mood turn today, and what turned it?',
      de: 'Wann ist deine Stimmung heute gekippt, und woran?',
      fr: 'Quand ton humeur a-t-elle tourné aujourd’hui, et à cause de quoi ?',
      ar: 'متى انقلب مزاجك اليوم، وما الذي قلبه؟',
    },
  },
  {
    key: 'feelings-9',
    texts: {
      en: 'What makes you angry on behalf of others?',
      de: 'Was macht dich für andere wütend?',
      fr: 'Qu’est-ce qui te met en colère pour les autres ?',
      ar: 'ما الذي يغضبك من أجل الآخرين؟',
    },
  },
  {
    key: 'feelings-10',
    texts: {
      en: 'Which song fits how you are now, and which line of it?',
      de: 'Welches Lied passt zu dir, so wie du gerade bist, und welche Zeile?',
      fr: 'Quelle chanson te va en ce moment, et quel vers ?',
      ar: 'أيّ أغنية تناسب حالك الآن، وأيّ سطر منها؟',
    },
  },
  {
    key: 'feelings-11',
    texts: {
      en: 'What are you afraid to be glad about?',
      de: 'Worüber traust du dich nicht, dich zu freuen?',
      fr: 'De quoi n’oses-tu pas te réjouir ?',
      ar: 'ما الذي لا تجرؤ على الفرح به؟',
    },
  },
  {
    key: 'feelings-12',
    texts: {
      en: 'When did you last cry, and was it good?',
      de: 'Wann hast du zuletzt geweint, und hat es gutgetan?',
      fr: 'Quand as-tu pleuré pour la dernière fois, et cela t’a-t-il fait du bien ?',
      ar: 'متى بكيت آخر مرّة، وهل أراحك ذلك؟',
    },
  },
  {
    key: 'feelings-13',
    texts: {
      en: 'What does your boredom want to tell you?',
      de: 'Was will dir deine Langeweile sagen?',
      fr: 'Que veut te dire ton ennui ?',
      ar: 'ماذا يريد مللك أن يقول لك؟',
    },
  },
  {
    key: 'feelings-14',
    texts: {
      en: 'Which feeling do you get over fastest, and which slowest?',
      de: 'Über welches Gefühl kommst du am schnellsten hinweg, über welches am langsamsten?',
      fr: 'De quel sentiment te remets-tu le plus vite, et duquel le plus lentement ?',
      ar: 'أيّ شعور تتجاوزه أسرع من غيره، وأيّها أبطأ؟',
    },
  },
  {
    key: 'feelings-15',
    texts: {
      en: 'What moved you lately that was none of your business?',
      de: 'Was hat dich neulich gerührt, obwohl es dich nichts anging?',
      fr: 'Qu’est-ce qui t’a remué le cœur récemment sans te concerner ?',
      ar: 'ما الذي أثّر فيك مؤخرًا ولم يكن من شأنك؟',
    },
  },
  {
    key: 'feelings-16',
    texts: {
      en: 'Give your worry a name and a hat. What does it say?',
      de: 'Gib deiner Sorge einen Namen und einen Hut. Was sagt sie?',
      fr: 'Donne à ton souci un nom et un chapeau. Que dit-il ?',
      ar: 'أعطِ همّك اسمًا وقبّعة. ماذا يقول؟',
    },
  },
  {
    key: 'feelings-17',
    texts: {
      en: 'What were you ashamed of as a child that you find dear today?',
      de: 'Wofür hast du dich als Kind geschämt und findest es heute liebenswert?',
      fr: 'De quoi avais-tu honte, enfant, que tu trouves touchant aujourd’hui ?',
      ar: 'ممّ كنت تخجل وأنت صغير وصرت تراه اليوم محبّبًا؟',
    },
  },
  {
    key: 'feelings-18',
    texts: {
      en: 'Where is it safe to be sad?',
      de: 'Wo darf man bei dir traurig sein?',
      fr: 'Où peut-on être triste en sécurité ?',
      ar: 'أين يمكن للمرء أن يحزن بأمان؟',
    },
  },
  {
    key: 'feelings-19',
    texts: {
      en: 'What did you feel when the phone last rang?',
      de: 'Was hast du gefühlt, als zuletzt das Telefon klingelte?',
      fr: 'Qu’as-tu ressenti quand le téléphone a sonné pour la dernière fois ?',
      ar: 'بماذا شعرت حين رنّ الهاتف آخر مرّة؟',
    },
  },
  {
    key: 'feelings-20',
    texts: {
      en: 'Which feeling would you like to have more often?',
      de: 'Welches Gefühl hättest du gern öfter?',
      fr: 'Quel sentiment voudrais-tu avoir plus souvent ?',
      ar: 'أيّ شعور تودّ أن يأتيك أكثر؟',
    },
  },
  {
    key: 'feelings-21',
    texts: {
      en: 'What relieved you this week?',
      de: 'Was hat dich diese Woche erleichtert?',
      fr: 'Qu’est-ce qui t’a apporté un soulagement cette semaine ?',
      ar: 'ما الذي أراحك هذا الأسبوع؟',
    },
  },
  {
    key: 'feelings-22',
    texts: {
      en: 'How do people notice that you are tired?',
      de: 'Woran merkt man dir an, dass du müde bist?',
      fr: 'À quoi remarque-t-on ta fatigue ?',
      ar: 'بماذا يعرف الناس أنك متعب؟',
    },
  },
  {
    key: 'feelings-23',
    texts: {
      en: 'What are you proud of and tell nobody?',
      de: 'Worauf bist du stolz und erzählst es niemandem?',
      fr: 'De quoi tires-tu fierté sans en parler à personne ?',
      ar: 'بماذا تفخر ولا تخبر به أحدًا؟',
    },
  },
  {
    key: 'feelings-24',
    texts: {
      en: 'Describe a feeling for which there is no word.',
      de: 'Beschreib ein Gefühl, für das es kein Wort gibt.',
      fr: 'Décris un sentiment pour lequel il n’y a pas de mot.',
      ar: 'صِف شعورًا لا كلمة له.',
    },
  },
  {
    key: 'feelings-25',
    texts: {
      en: 'What would have to happen for you to breathe out?',
      de: 'Was müsste geschehen, damit du ausatmen kannst?',
      fr: 'Que faudrait-il pour que tu puisses souffler ?',
      ar: 'ما الذي ينبغي أن يحدث لتتنفّس الصعداء؟',
    },
  },
];
