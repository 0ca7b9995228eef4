import type { ProductPrompt } from '../product-prompt.ts';

export const self: readonly ProductPrompt[] = [
  {
    key: 'self-1',
    texts: {
      en: 'What do you do differently from everybody in your family?',
      de: 'Was machst du anders als alle in deiner Familie?',
      fr: 'Que fais-tu autrement que toute ta famille ?',
      ar: 'ما الذي تفعله بخلاف كل أفراد عائلتك؟',
    },
  },
  {
    key: 'self-2',
    texts: {
      en: 'Which of your habits would you like to pass on?',
      de: 'Welche deiner Gewohnheiten würdest du gern weitergeben?',
      fr: 'Laquelle de tes habitudes aimerais-tu transmettre ?',
      ar: 'أيّ عاداتك تودّ أن تورثها لغيرك؟',
    },
  },
  {
    key: 'self-3',
    texts: {
      en: 'What do you know about yourself today that you did not know at twenty?',
      de: 'Was weißt du heute über dich, das du mit zwanzig nicht wusstest?',
      fr: 'Que sais-tu de toi aujourd’hui que tu ignorais à vingt ans ?',
      ar: 'ما الذي تعرفه عن نفسك اليوم ولم تكن تعرفه في العشرين؟',
    },
  },
  {
    key: 'self-4',
    texts: {
      en: 'Describe yourself as a landscape.',
      de: 'Beschreib dich als Landschaft.',
      fr: 'Décris-toi comme un paysage.',
      ar: 'صِف نفسك كأنك منظر طبيعي.',
    },
  },
  {
    key: 'self-5',
    texts: {
      en: 'When do you like yourself without a reason?',
      de: 'Wann magst du dich ohne Grund?',
      fr: 'Quand t’aimes-tu sans raison ?',
      ar: 'متى تحبّ نفسك بلا سبب؟',
    },
  },
  {
    key: 'self-6',
    texts: {
      en: 'What is the kindest sentence you could say to yourself tonight?',
      de: 'Was ist der freundlichste Satz, den du dir heute Abend sagen könntest?',
      fr: 'Quelle est la phrase la plus douce que tu pourrais te dire ce soir ?',
      ar: 'ما ألطف جملة يمكنك أن تقولها لنفسك الليلة؟',
    },
  },
  {
    key: 'self-7',
    texts: {
      en: 'Which compliment fits you and which does not?',
      de: 'Welches Kompliment passt zu dir und welches nicht?',
      fr: 'Quel compliment te va, et lequel pas ?',
      ar: 'أيّ ثناء يليق بك، وأيّ ثناء لا يليق؟',
    },
  },
  {
    key: 'self-8',
    texts: {
      en: 'What are you stubborn about, and is it worth it?',
      de: 'Worin bist du stur, und lohnt es sich?',
      fr: 'Sur quoi t’entêtes-tu, et cela en vaut-il la peine ?',
      ar: 'في ماذا تعاند، وهل يستحقّ الأمر؟',
    },
  },
  {
    key: 'self-9',
    texts: {
      en: 'What would you wear if nobody ever commented?',
      de: 'Was würdest du tragen, wenn nie jemand etwas dazu sagte?',
      fr: 'Que porterais-tu si personne ne faisait jamais de remarque ?',
      ar: 'ماذا كنت سترتدي لو لم يعلّق أحد أبدًا؟',
    },
  },
  {
    key: 'self-10',
    texts: {
      en: 'Which part of you is still fifteen?',
      de: 'Welcher Teil von dir ist noch fünfzehn?',
      fr: 'Quelle part de toi a encore quinze ans ?',
      ar: 'أيّ جزء منك لا يزال في الخامسة عشرة؟',
    },
  },
  {
    key: 'self-11',
    texts: {
      en: 'What do you do when nobody needs you?',
      de: 'Was tust du, wenn dich gerade niemand braucht?',
      fr: 'Que fais-tu quand personne n’a besoin de toi ?',
      ar: 'ماذا تفعل حين لا يحتاج إليك أحد؟',
    },
  },
  {
    key: 'self-12',
    texts: {
      en: 'What have you forgiven yourself?',
      de: 'Was hast du dir verziehen?',
      fr: 'Que t’es-tu pardonné ?',
      ar: 'ما الذي غفرته لنفسك؟',
    },
  },
  {
    key: 'self-13',
    texts: {
      en: 'Which of your names do you answer to most gladly?',
      de: 'Auf welchen deiner Namen hörst du am liebsten?',
      fr: 'Auquel de tes noms réponds-tu le plus volontiers ?',
      ar: 'أيّ أسمائك أحبّ إليك حين تُنادى به؟',
    },
  },
  {
    key: 'self-14',
    texts: {
      en: 'What can you do that surprises people?',
      de: 'Was kannst du, das andere überrascht?',
      fr: 'Que sais-tu faire qui surprend les gens ?',
      ar: 'ما الذي تجيده ويفاجئ الناس؟',
    },
  },
  {
    key: 'self-15',
    texts: {
      en: 'What do you defend that nobody attacks?',
      de: 'Was verteidigst du, obwohl es niemand angreift?',
      fr: 'Que défends-tu que personne n’attaque ?',
      ar: 'عمّ تدافع ولا أحد يهاجمه؟',
    },
  },
  {
    key: 'self-16',
    texts: {
      en: 'Which rule of your own do you never break?',
      de: 'Welche eigene Regel brichst du nie?',
      fr: 'Quelle règle à toi n’enfreins-tu jamais ?',
      ar: 'أيّ قاعدة وضعتها لنفسك ولا تخالفها أبدًا؟',
    },
  },
  {
    key: 'self-17',
    texts: {
      en: 'What do you look at first in a mirror, and what do you overlook?',
      de: 'Worauf schaust du im Spiegel zuerst, und was übersiehst du?',
      fr: 'Que regardes-tu d’abord dans un miroir, et que négliges-tu ?',
      ar: 'إلى ماذا تنظر أولًا في المرآة، وعمّ تغفل؟',
    },
  },
  {
    key: 'self-18',
    texts: {
      en: 'What were you praised for as a child, and does it still hold?',
      de: 'Wofür wurdest du als Kind gelobt, und gilt es noch?',
      fr: 'De quoi te félicitait-on enfant, et est-ce encore vrai ?',
      ar: 'علامَ كنت تُمدح في صغرك، وهل ما زال ذلك صحيحًا؟',
    },
  },
  {
    key: 'self-19',
    texts: {
      en: 'Which quality of yours is a fault in the wrong place?',
      de: 'Welche deiner Stärken ist am falschen Ort ein Fehler?',
      fr: 'Laquelle de tes qualités devient un défaut au mauvais endroit ?',
      ar: 'أيّ مزاياك يصير عيبًا في غير موضعه؟',
    },
  },
  {
    key: 'self-20',
    texts: {
      en: 'What do you believe without being able to prove it?',
      de: 'Was glaubst du, ohne es beweisen zu können?',
      fr: 'Que crois-tu sans pouvoir le prouver ?',
      ar: 'بماذا تؤمن دون أن تستطيع إثباته؟',
    },
  },
  {
    key: 'self-21',
    texts: {
      en: 'Write the instructions for use that should come with you.',
      de: 'Schreib die Gebrauchsanleitung, die zu dir gehört.',
      fr: 'Écris le mode d’emploi qui devrait t’accompagner.',
      ar: 'اكتب دليل الاستعمال الذي ينبغي أن يرافقك.',
    },
  },
  {
    key: 'self-22',
    texts: {
      en: 'When did you last do something for the first time?',
      de: 'Wann hast du zuletzt etwas zum ersten Mal getan?',
      fr: 'Quand as-tu fait quelque chose pour la première fois, récemment ?',
      ar: 'متى فعلت آخر مرّة شيئًا لأول مرّة؟',
    },
  },
  {
    key: 'self-23',
    texts: {
      en: 'What are you too old for, and what too young?',
      de: 'Wofür bist du zu alt, und wofür zu jung?',
      fr: 'Pour quoi es-tu trop vieux, trop vieille, et pour quoi trop jeune ?',
      ar: 'على ماذا كبرت، ولماذا ما زلت صغيرًا؟',
    },
  },
  {
    key: 'self-24',
    texts: {
      en: 'Which opinion do you hold alone among your friends?',
      de: 'Mit welcher Meinung stehst du unter deinen Leuten allein da?',
      fr: 'Quelle opinion personne ne partage-t-il avec toi parmi les tiens ?',
      ar: 'أيّ رأي تنفرد به بين أصحابك؟',
    },
  },
  {
    key: 'self-25',
    texts: {
      en: 'What would you like to be remembered for by the person at the bakery?',
      de: 'Woran soll man sich in der Bäckerei erinnern, wenn von dir die Rede ist?',
      fr: 'Quel souvenir aimerais-tu laisser à la boulangerie du coin ?',
      ar: 'بماذا تودّ أن يذكرك من يبيعك الخبز؟',
    },
  },
];
