import type { ProductPrompt } from '../product-prompt.ts';

export const choices: readonly ProductPrompt[] = [
  {
    key: 'choices-1',
    texts: {
      en: 'What are you choosing by not choosing?',
      de: 'Was wählst du, indem du nicht wählst?',
      fr: 'Que choisis-tu en ne choisissant pas ?',
      ar: 'ما الذي تختاره حين لا تختار؟',
    },
  },
  {
    key: 'choices-2',
    texts: {
      en: 'Which small decision changed more than you expected?',
      de: 'Welche kleine Entscheidung hat mehr verändert als erwartet?',
      fr: 'Quelle petite décision a changé plus que prévu ?',
      ar: 'أيّ قرار صغير غيّر أكثر ممّا توقّعت؟',
    },
  },
  {
    key: 'choices-3',
    texts: {
      en: 'What would you do if you had to decide within a minute?',
      de: 'Was tätest du, wenn du dich in einer Minute entscheiden müsstest?',
      fr: 'Que ferais-tu s’il fallait décider en une minute ?',
      ar: 'ماذا تفعل لو كان عليك أن تقرّر خلال دقيقة؟',
    },
  },
  {
    key: 'choices-4',
    texts: {
      en: 'Whose opinion do you ask when you already know?',
      de: 'Wessen Meinung holst du ein, wenn du es schon weißt?',
      fr: 'À qui demandes-tu son avis quand tu sais déjà ?',
      ar: 'رأي مَن تطلب حين تكون قد عرفت الجواب؟',
    },
  },
  {
    key: 'choices-5',
    texts: {
      en: 'What did you refuse lately, and how did it feel afterwards?',
      de: 'Was hast du neulich abgelehnt, und wie war es danach?',
      fr: 'Qu’as-tu refusé récemment, et comment était-ce après ?',
      ar: 'ما الذي رفضته مؤخرًا، وكيف شعرت بعدها؟',
    },
  },
  {
    key: 'choices-6',
    texts: {
      en: 'Name a choice that you would make again although it went badly.',
      de: 'Nenne eine Entscheidung, die du wieder träfest, obwohl sie schlecht ausging.',
      fr: 'Cite un choix que tu referais, bien qu’il ait mal tourné.',
      ar: 'اذكر اختيارًا تعيده رغم أن نتيجته ساءت.',
    },
  },
  {
    key: 'choices-7',
    texts: {
      en: 'What do you keep only because you already have it?',
      de: 'Was behältst du nur, weil du es schon hast?',
      fr: 'Que gardes-tu seulement parce que tu l’as déjà ?',
      ar: 'بماذا تحتفظ لمجرّد أنه عندك؟',
    },
  },
  {
    key: 'choices-8',
    texts: {
      en: 'Where do you need less information and more sleep?',
      de: 'Wo brauchst du weniger Auskünfte und mehr Schlaf?',
      fr: 'Où te faut-il moins d’informations et plus de sommeil ?',
      ar: 'أين تحتاج إلى معلومات أقلّ ونوم أكثر؟',
    },
  },
  {
    key: 'choices-9',
    texts: {
      en: 'Toss a coin in your mind. Which side did you hope for?',
      de: 'Wirf im Kopf eine Münze. Auf welche Seite hast du gehofft?',
      fr: 'Lance une pièce dans ta tête. Quel côté espérais-tu ?',
      ar: 'ارمِ عملة في خيالك. أيّ وجه كنت ترجو؟',
    },
  },
  {
    key: 'choices-10',
    texts: {
      en: 'Which door have you closed and are glad of it?',
      de: 'Welche Tür hast du geschlossen und bist froh darum?',
      fr: 'Quelle porte as-tu fermée sans le regretter ?',
      ar: 'أيّ باب أغلقته وأنت مرتاح لذلك؟',
    },
  },
  {
    key: 'choices-11',
    texts: {
      en: 'What would the cautious one in you say, and what the other one?',
      de: 'Was sagt die vorsichtige Seite in dir, und was die andere?',
      fr: 'Que dit ta part prudente, et que dit l’autre ?',
      ar: 'ماذا يقول الحَذِر الذي فيك، وماذا يقول الآخر؟',
    },
  },
  {
    key: 'choices-12',
    texts: {
      en: 'What is the next thing that cannot be undone?',
      de: 'Was ist das Nächste, das sich nicht rückgängig machen lässt?',
      fr: 'Quelle est la prochaine chose qu’on ne pourra pas défaire ?',
      ar: 'ما الشيء القادم الذي لا يمكن الرجوع عنه؟',
    },
  },
  {
    key: 'choices-13',
    texts: {
      en: 'Which advice do you give and not follow?',
      de: 'Welchen Rat gibst du und befolgst ihn nicht?',
      fr: 'Quel conseil donnes-tu sans le suivre ?',
      ar: 'أيّ نصيحة تقدّمها ولا تعمل بها؟',
    },
  },
  {
    key: 'choices-14',
    texts: {
      en: 'What could you decide once, so as not to decide it daily?',
      de: 'Was könntest du einmal entscheiden, um es nicht täglich zu müssen?',
      fr: 'Que pourrais-tu décider une fois, pour ne plus le décider chaque jour ?',
      ar: 'ما الذي يمكنك أن تقرّره مرّة واحدة كي لا تقرّره كل يوم؟',
    },
  },
  {
    key: 'choices-15',
    texts: {
      en: 'Which compromise has lasted, and why?',
      de: 'Welcher Kompromiss hat gehalten, und warum?',
      fr: 'Quel compromis a tenu, et pourquoi ?',
      ar: 'أيّ تسوية صمدت، ولماذا؟',
    },
  },
  {
    key: 'choices-16',
    texts: {
      en: 'What are you saving for, besides money?',
      de: 'Worauf sparst du, abgesehen von Geld?',
      fr: 'Que mets-tu de côté, à part de l’argent ?',
      ar: 'ماذا تدّخر غير المال؟',
    },
  },
  {
    key: 'choices-17',
    texts: {
      en: 'If two of you could live on, which life would the second one lead?',
      de: 'Gäbe es dich zweimal: Welches Leben führte das zweite Du?',
      fr: 'Si tu existais en double, quelle vie mènerait l’autre ?',
      ar: 'لو وُجدت منك نسختان، فأيّ حياة تعيش الثانية؟',
    },
  },
  {
    key: 'choices-18',
    texts: {
      en: 'What did you buy that you would not buy again?',
      de: 'Was hast du gekauft und würdest es nicht wieder tun?',
      fr: 'Qu’as-tu acheté que tu n’achèterais plus ?',
      ar: 'ما الذي اشتريته ولن تشتريه ثانية؟',
    },
  },
  {
    key: 'choices-19',
    texts: {
      en: 'Which question would decide it, if you could have it answered?',
      de: 'Welche Frage würde es entscheiden, wäre sie beantwortet?',
      fr: 'Quelle question trancherait, si l’on y répondait ?',
      ar: 'أيّ سؤال يحسم الأمر لو أُجيب عنه؟',
    },
  },
  {
    key: 'choices-20',
    texts: {
      en: 'Where have you been too polite?',
      de: 'Wo warst du zu höflich?',
      fr: 'Où as-tu été d’une politesse excessive ?',
      ar: 'أين بالغت في المجاملة؟',
    },
  },
  {
    key: 'choices-21',
    texts: {
      en: 'What do you want to be able to say about this in a year?',
      de: 'Was willst du in einem Jahr darüber sagen können?',
      fr: 'Que voudras-tu pouvoir en dire dans un an ?',
      ar: 'ماذا تودّ أن يمكنك قوله عن ذلك بعد سنة؟',
    },
  },
  {
    key: 'choices-22',
    texts: {
      en: 'Which risk is smaller than it looks?',
      de: 'Welches Risiko ist kleiner, als es aussieht?',
      fr: 'Quel risque est plus petit qu’il n’en a l’air ?',
      ar: 'أيّ مخاطرة أصغر ممّا تبدو؟',
    },
  },
  {
    key: 'choices-23',
    texts: {
      en: 'What have you outgrown?',
      de: 'Woraus bist du herausgewachsen?',
      fr: 'Qu’est-ce qui est devenu trop petit pour toi ?',
      ar: 'ما الذي صار ضيّقًا عليك؟',
    },
  },
  {
    key: 'choices-24',
    texts: {
      en: 'What would you let somebody else decide, and gladly?',
      de: 'Was würdest du gern jemand anderen entscheiden lassen?',
      fr: 'Que laisserais-tu volontiers décider par quelqu’un d’autre ?',
      ar: 'ما الذي تترك القرار فيه لغيرك عن طيب خاطر؟',
    },
  },
  {
    key: 'choices-25',
    texts: {
      en: 'What are two good reasons against what you want most?',
      de: 'Nenne zwei gute Gründe gegen das, was du am meisten willst.',
      fr: 'Donne deux bonnes raisons contre ce que tu désires le plus.',
      ar: 'ما سببان وجيهان ضدّ أكثر ما تريده؟',
    },
  },
];
