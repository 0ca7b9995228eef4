import type { ProductPrompt } from '../product-prompt.ts';

export const past: readonly ProductPrompt[] = [
  {
    key: 'past-1',
    texts: {
      en: 'What is the earliest kitchen you remember?',
      de: 'Welche Küche ist die früheste, an die du dich erinnerst?',
      fr: 'Quelle est la première cuisine dont tu te souviens ?',
      ar: 'ما أقدم مطبخ تتذكّره؟',
    },
  },
  {
    key: 'past-2',
    texts: {
      en: 'Which teacher do you still hear?',
      de: 'Welche Lehrerin, welchen Lehrer hörst du noch heute?',
      fr: 'Quel professeur entends-tu encore ?',
      ar: 'أيّ معلّم ما زلت تسمع صوته؟',
    },
  },
  {
    key: 'past-3',
    texts: {
      en: 'What did you collect as a child, and where is it now?',
      de: 'Was hast du als Kind gesammelt, und wo ist es jetzt?',
      fr: 'Que collectionnais-tu enfant, et où est-ce à présent ?',
      ar: 'ماذا كنت تجمع في صغرك، وأين هو الآن؟',
    },
  },
  {
    key: 'past-4',
    texts: {
      en: 'Describe the way to school.',
      de: 'Beschreib deinen Schulweg.',
      fr: 'Décris le chemin de l’école.',
      ar: 'صِف الطريق إلى المدرسة.',
    },
  },
  {
    key: 'past-5',
    texts: {
      en: 'Which summer was the longest?',
      de: 'Welcher Sommer war der längste?',
      fr: 'Quel été a été le plus long ?',
      ar: 'أيّ صيف كان الأطول؟',
    },
  },
  {
    key: 'past-6',
    texts: {
      en: 'What did you want to be, and what is left of it?',
      de: 'Was wolltest du werden, und was ist davon geblieben?',
      fr: 'Que voulais-tu devenir, et qu’en reste-t-il ?',
      ar: 'ماذا كنت تريد أن تصير، وماذا بقي من ذلك؟',
    },
  },
  {
    key: 'past-7',
    texts: {
      en: 'Who used to live next door?',
      de: 'Wer hat früher nebenan gewohnt?',
      fr: 'Qui habitait autrefois à côté ?',
      ar: 'من كان يسكن إلى جوارك قديمًا؟',
    },
  },
  {
    key: 'past-8',
    texts: {
      en: 'What did you lose that you still look for?',
      de: 'Was hast du verloren und suchst es noch immer?',
      fr: 'Qu’as-tu perdu que tu cherches encore ?',
      ar: 'ما الذي فقدته وما زلت تبحث عنه؟',
    },
  },
  {
    key: 'past-9',
    texts: {
      en: 'Tell about a journey on which something went wrong.',
      de: 'Erzähl von einer Reise, auf der etwas schiefging.',
      fr: 'Raconte un voyage où quelque chose a mal tourné.',
      ar: 'احكِ عن سفر لم يسِر كما ينبغي.',
    },
  },
  {
    key: 'past-10',
    texts: {
      en: 'Which photograph was never taken?',
      de: 'Welches Foto wurde nie gemacht?',
      fr: 'Quelle photo n’a jamais été prise ?',
      ar: 'أيّ صورة لم تُلتقط قطّ؟',
    },
  },
  {
    key: 'past-11',
    texts: {
      en: 'What was the first thing you bought with your own money?',
      de: 'Was hast du als Erstes von eigenem Geld gekauft?',
      fr: 'Quelle est la première chose achetée avec ton argent ?',
      ar: 'ما أول شيء اشتريته بمالك؟',
    },
  },
  {
    key: 'past-12',
    texts: {
      en: 'What did your grandparents’ home sound like?',
      de: 'Wie klang es bei deinen Großeltern?',
      fr: 'Quels bruits y avait-il chez tes grands-parents ?',
      ar: 'أيّ أصوات كانت في بيت جدّيك؟',
    },
  },
  {
    key: 'past-13',
    texts: {
      en: 'When did you first feel grown up?',
      de: 'Wann hast du dich zum ersten Mal erwachsen gefühlt?',
      fr: 'Quand as-tu eu pour la première fois le sentiment d’être adulte ?',
      ar: 'متى شعرت لأول مرّة أنك كبرت؟',
    },
  },
  {
    key: 'past-14',
    texts: {
      en: 'Which book found you at the right moment?',
      de: 'Welches Buch kam im richtigen Moment zu dir?',
      fr: 'Quel livre est venu à toi au bon moment ?',
      ar: 'أيّ كتاب وصل إليك في الوقت المناسب؟',
    },
  },
  {
    key: 'past-15',
    texts: {
      en: 'What did you believe for far too long?',
      de: 'Was hast du viel zu lange geglaubt?',
      fr: 'Qu’as-tu cru bien trop longtemps ?',
      ar: 'ما الذي صدّقته زمنًا أطول ممّا ينبغي؟',
    },
  },
  {
    key: 'past-16',
    texts: {
      en: 'Whom would you like to meet again as they were then?',
      de: 'Wem würdest du gern noch einmal begegnen, so wie damals?',
      fr: 'Qui voudrais-tu revoir, comme à l’époque ?',
      ar: 'من تودّ أن تلتقيه ثانية كما كان حينها؟',
    },
  },
  {
    key: 'past-17',
    texts: {
      en: 'What happened on this day, as far as you remember, in any year?',
      de: 'Was geschah an diesem Tag, soweit du weißt, in irgendeinem Jahr?',
      fr: 'Que s’est-il passé un jour comme celui-ci, une autre année ?',
      ar: 'ماذا حدث في مثل هذا اليوم من أيّ سنة تذكرها؟',
    },
  },
  {
    key: 'past-18',
    texts: {
      en: 'Which goodbye was too short?',
      de: 'Welcher Abschied war zu kurz?',
      fr: 'Quel adieu a été trop court ?',
      ar: 'أيّ وداع كان أقصر ممّا ينبغي؟',
    },
  },
  {
    key: 'past-19',
    texts: {
      en: 'What did you get away with?',
      de: 'Womit bist du davongekommen?',
      fr: 'De quoi t’es-tu tiré à bon compte ?',
      ar: 'ما الذي أفلتّ من عواقبه؟',
    },
  },
  {
    key: 'past-20',
    texts: {
      en: 'Describe a room that no longer exists.',
      de: 'Beschreib ein Zimmer, das es nicht mehr gibt.',
      fr: 'Décris une pièce qui n’existe plus.',
      ar: 'صِف غرفة لم تعد موجودة.',
    },
  },
  {
    key: 'past-21',
    texts: {
      en: 'Which fear have you outlived?',
      de: 'Welche Angst hast du überlebt?',
      fr: 'À quelle peur as-tu survécu ?',
      ar: 'أيّ خوف تخطّيته وبقيت؟',
    },
  },
  {
    key: 'past-22',
    texts: {
      en: 'What was your favourite hiding place?',
      de: 'Was war dein liebstes Versteck?',
      fr: 'Quelle était ta cachette préférée ?',
      ar: 'أين كان مخبؤك المفضّل؟',
    },
  },
  {
    key: 'past-23',
    texts: {
      en: 'What did people say about you at school, and who was right?',
      de: 'Was sagte man in der Schule über dich, und wer hatte recht?',
      fr: 'Que disait-on de toi à l’école, et qui avait raison ?',
      ar: 'ماذا كانوا يقولون عنك في المدرسة، ومن كان محقًّا؟',
    },
  },
  {
    key: 'past-24',
    texts: {
      en: 'Which piece of clothing would you like to have back?',
      de: 'Welches Kleidungsstück hättest du gern zurück?',
      fr: 'Quel vêtement voudrais-tu retrouver ?',
      ar: 'أيّ قطعة ملابس تتمنّى لو تعود إليك؟',
    },
  },
  {
    key: 'past-25',
    texts: {
      en: 'What did you learn from a year you would not want again?',
      de: 'Was hast du aus einem Jahr gelernt, das du nicht wieder haben willst?',
      fr: 'Qu’as-tu appris d’une année que tu ne voudrais pas revivre ?',
      ar: 'ماذا تعلّمت من سنة لا تريد أن تعود؟',
    },
  },
];
