import type { ProductPrompt } from '../product-prompt.ts';

export const goodThings: readonly ProductPrompt[] = [
  {
    key: 'good-things-1',
    texts: {
      en: 'Which everyday object of yours deserves a word of praise?',
      de: 'Welcher Gegenstand deines Alltags verdient ein Lob?',
      fr: 'Quel objet de ton quotidien mérite un mot d’éloge ?',
      ar: 'أيّ غرض من أغراضك اليومية يستحقّ كلمة ثناء؟',
    },
  },
  {
    key: 'good-things-2',
    texts: {
      en: 'What has not gone wrong lately?',
      de: 'Was ist in letzter Zeit nicht schiefgegangen?',
      fr: 'Qu’est-ce qui n’a pas mal tourné ces derniers temps ?',
      ar: 'ما الذي لم يفسد في الآونة الأخيرة؟',
    },
  },
  {
    key: 'good-things-3',
    texts: {
      en: 'Who held a door for you this week, in whatever sense?',
      de: 'Wer hat dir diese Woche eine Tür aufgehalten, in welchem Sinn auch immer?',
      fr: 'Qui t’a tenu une porte cette semaine, dans tous les sens du terme ?',
      ar: 'من أمسك لك الباب هذا الأسبوع، بأيّ معنى كان؟',
    },
  },
  {
    key: 'good-things-4',
    texts: {
      en: 'What is free and you would pay for?',
      de: 'Was kostet nichts, und du würdest dafür bezahlen?',
      fr: 'Qu’est-ce qui est gratuit et que tu paierais volontiers ?',
      ar: 'ما الشيء المجّاني الذي كنت ستدفع ثمنًا له؟',
    },
  },
  {
    key: 'good-things-5',
    texts: {
      en: 'Which song has never let you down?',
      de: 'Welches Lied hat dich noch nie im Stich gelassen?',
      fr: 'Quelle chanson ne t’a jamais fait faux bond ?',
      ar: 'أيّ أغنية لم تخذلك قطّ؟',
    },
  },
  {
    key: 'good-things-6',
    texts: {
      en: 'What made you laugh last, with a sound?',
      de: 'Worüber hast du zuletzt gelacht, und zwar hörbar?',
      fr: 'Qu’est-ce qui t’a fait rire en dernier, à voix haute ?',
      ar: 'ما آخر ما أضحكك بصوت مسموع؟',
    },
  },
  {
    key: 'good-things-7',
    texts: {
      en: 'What would you miss about your home if you moved tomorrow?',
      de: 'Was würde dir an deinem Zuhause fehlen, wenn du morgen umzögest?',
      fr: 'Que regretterais-tu de chez toi si tu déménageais demain ?',
      ar: 'ما الذي ستفتقده في بيتك لو انتقلت غدًا؟',
    },
  },
  {
    key: 'good-things-8',
    texts: {
      en: 'Which stranger did something right in front of you?',
      de: 'Welcher fremde Mensch hat vor deinen Augen etwas richtig gemacht?',
      fr: 'Quel inconnu a fait quelque chose de bien sous tes yeux ?',
      ar: 'أيّ غريب فعل شيئًا حسنًا أمام عينيك؟',
    },
  },
  {
    key: 'good-things-9',
    texts: {
      en: 'What is better in your life than three years ago?',
      de: 'Was ist in deinem Leben besser als vor drei Jahren?',
      fr: 'Qu’est-ce qui va mieux dans ta vie qu’il y a trois ans ?',
      ar: 'ما الذي صار في حياتك أفضل ممّا كان قبل ثلاث سنوات؟',
    },
  },
  {
    key: 'good-things-10',
    texts: {
      en: 'Which smell makes you glad at once?',
      de: 'Welcher Geruch macht dich auf der Stelle froh?',
      fr: 'Quelle odeur te rend le sourire aussitôt ?',
      ar: 'أيّ رائحة تسرّك في الحال؟',
    },
  },
  {
    key: 'good-things-11',
    texts: {
      en: 'What did you learn to do that you now do without thinking?',
      de: 'Was hast du einmal gelernt und tust es heute, ohne zu denken?',
      fr: 'Qu’as-tu appris un jour que tu fais maintenant sans y penser ?',
      ar: 'ما الذي تعلّمته يومًا وصرت تفعله دون تفكير؟',
    },
  },
  {
    key: 'good-things-12',
    texts: {
      en: 'Praise a meal.',
      de: 'Lobe eine Mahlzeit.',
      fr: 'Fais l’éloge d’un repas.',
      ar: 'امدح وجبة.',
    },
  },
  {
    key: 'good-things-13',
    texts: {
      en: 'What is the best seat you know, and what can be seen from it?',
      de: 'Was ist der beste Sitzplatz, den du kennst, und was sieht man von dort?',
      fr: 'Quelle est la meilleure place assise que tu connaisses, et qu’y voit-on ?',
      ar: 'ما أفضل مقعد تعرفه، وماذا يُرى منه؟',
    },
  },
  {
    key: 'good-things-14',
    texts: {
      en: 'Which kindness reached you late?',
      de: 'Welche Freundlichkeit hat dich erst spät erreicht?',
      fr: 'Quelle gentillesse t’est parvenue tard ?',
      ar: 'أيّ لطف وصلك متأخرًا؟',
    },
  },
  {
    key: 'good-things-15',
    texts: {
      en: 'What works in your town without anybody noticing?',
      de: 'Was funktioniert in deiner Stadt, ohne dass es jemand bemerkt?',
      fr: 'Qu’est-ce qui marche dans ta ville sans que personne le remarque ?',
      ar: 'ما الذي يعمل في مدينتك دون أن يلحظه أحد؟',
    },
  },
  {
    key: 'good-things-16',
    texts: {
      en: 'Which thing that you own has been repaired, and by whom?',
      de: 'Welches Ding von dir wurde repariert, und von wem?',
      fr: 'Quel objet à toi a été réparé, et par qui ?',
      ar: 'أيّ شيء تملكه جرى إصلاحه، وعلى يد مَن؟',
    },
  },
  {
    key: 'good-things-17',
    texts: {
      en: 'What was easier than you feared?',
      de: 'Was war leichter als befürchtet?',
      fr: 'Qu’est-ce qui a été plus facile que tu ne le craignais ?',
      ar: 'ما الذي كان أسهل ممّا خشيت؟',
    },
  },
  {
    key: 'good-things-18',
    texts: {
      en: 'Which animal, tree or patch of sky do you greet?',
      de: 'Welches Tier, welchen Baum, welches Stück Himmel grüßt du?',
      fr: 'Quel animal, quel arbre, quel coin de ciel salues-tu ?',
      ar: 'أيّ حيوان أو شجرة أو قطعة سماء تلقي عليها التحيّة؟',
    },
  },
  {
    key: 'good-things-19',
    texts: {
      en: 'Name a small luxury that you allow yourself.',
      de: 'Nenne einen kleinen Luxus, den du dir gönnst.',
      fr: 'Cite un petit luxe que tu t’accordes.',
      ar: 'اذكر ترفًا صغيرًا تسمح به لنفسك.',
    },
  },
  {
    key: 'good-things-20',
    texts: {
      en: 'Who taught you something without meaning to?',
      de: 'Wer hat dir etwas beigebracht, ohne es zu wollen?',
      fr: 'Qui t’a appris quelque chose sans le vouloir ?',
      ar: 'من علّمك شيئًا دون أن يقصد؟',
    },
  },
  {
    key: 'good-things-21',
    texts: {
      en: 'Which waiting was worth it?',
      de: 'Welches Warten hat sich gelohnt?',
      fr: 'Quelle attente en valait la peine ?',
      ar: 'أيّ انتظار كان يستحقّ؟',
    },
  },
  {
    key: 'good-things-22',
    texts: {
      en: 'What is the nicest thing in your pockets or your bag?',
      de: 'Was ist das Schönste in deinen Taschen?',
      fr: 'Quelle est la plus jolie chose dans tes poches ou ton sac ?',
      ar: 'ما أجمل شيء في جيبك أو حقيبتك؟',
    },
  },
  {
    key: 'good-things-23',
    texts: {
      en: 'Which word do you enjoy saying?',
      de: 'Welches Wort sprichst du gern aus?',
      fr: 'Quel mot aimes-tu prononcer ?',
      ar: 'أيّ كلمة تستمتع بنطقها؟',
    },
  },
  {
    key: 'good-things-24',
    texts: {
      en: 'What did your hands do well this week?',
      de: 'Was haben deine Hände diese Woche gut gemacht?',
      fr: 'Qu’est-ce que tes mains ont bien fait cette semaine ?',
      ar: 'ما الذي أحسنت يداك صنعه هذا الأسبوع؟',
    },
  },
  {
    key: 'good-things-25',
    texts: {
      en: 'Thank somebody who will never read it.',
      de: 'Danke jemandem, der es nie lesen wird.',
      fr: 'Remercie quelqu’un qui ne le lira jamais.',
      ar: 'اشكر شخصًا لن يقرأ ذلك أبدًا.',
    },
  },
];
