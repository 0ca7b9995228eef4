import type { ProductPrompt } from '../product-prompt.ts';

export const today: readonly ProductPrompt[] = [
  {
    key: 'today-1',
    texts: {
      en: 'What was the first thing you saw today that was not a screen?',
      de: 'Was hast du heute als Erstes gesehen, das kein Bildschirm war?',
      fr: 'Quelle est la première chose que tu as vue aujourd’hui, hors écran ?',
      ar: 'ما أول شيء رأيته اليوم غير شاشة؟',
    },
  },
  {
    key: 'today-2',
    texts: {
      en: 'Describe the light in the room where you are.',
      de: 'Beschreib das Licht in dem Raum, in dem du bist.',
      fr: 'Décris la lumière de la pièce où tu es.',
      ar: 'صِف الضوء في الغرفة التي أنت فيها.',
    },
  },
  {
    key: 'today-3',
    texts: {
      en: 'What did you hear today that you would have missed with headphones on?',
      de: 'Was hast du heute gehört, das dir mit Kopfhörern entgangen wäre?',
      fr: 'Qu’as-tu entendu aujourd’hui que des écouteurs t’auraient caché ?',
      ar: 'ما الذي سمعته اليوم وكانت السمّاعات ستحجبه عنك؟',
    },
  },
  {
    key: 'today-4',
    texts: {
      en: 'Which ten minutes of today would you keep?',
      de: 'Welche zehn Minuten von heute würdest du behalten?',
      fr: 'Quelles dix minutes d’aujourd’hui garderais-tu ?',
      ar: 'أيّ عشر دقائق من هذا اليوم تودّ الاحتفاظ بها؟',
    },
  },
  {
    key: 'today-5',
    texts: {
      en: 'What took longer than it should have, and why?',
      de: 'Was hat heute länger gedauert als nötig, und warum?',
      fr: 'Qu’est-ce qui a pris plus de temps que prévu, et pourquoi ?',
      ar: 'ما الذي استغرق اليوم أطول ممّا ينبغي، ولماذا؟',
    },
  },
  {
    key: 'today-6',
    texts: {
      en: 'Whose voice did you hear first today?',
      de: 'Wessen Stimme hast du heute als erste gehört?',
      fr: 'Quelle voix as-tu entendue en premier aujourd’hui ?',
      ar: 'صوت مَن كان أول صوت سمعته اليوم؟',
    },
  },
  {
    key: 'today-7',
    texts: {
      en: 'What did you eat today, and how well did you taste it?',
      de: 'Was hast du heute gegessen, und wie gut hast du es geschmeckt?',
      fr: 'Qu’as-tu mangé aujourd’hui, et l’as-tu vraiment goûté ?',
      ar: 'ماذا أكلت اليوم، وهل تذوّقته حقًّا؟',
    },
  },
  {
    key: 'today-8',
    texts: {
      en: 'Name one thing you did today without being asked.',
      de: 'Nenne etwas, das du heute getan hast, ohne dass dich jemand bat.',
      fr: 'Cite une chose que tu as faite aujourd’hui sans qu’on te le demande.',
      ar: 'اذكر شيئًا فعلته اليوم دون أن يطلبه أحد.',
    },
  },
  {
    key: 'today-9',
    texts: {
      en: 'What is on the table in front of you, and how did each thing get there?',
      de: 'Was liegt auf dem Tisch vor dir, und wie kam jedes Ding dorthin?',
      fr: 'Qu’y a-t-il sur la table devant toi, et comment chaque chose y est-elle arrivée ?',
      ar: 'ما الذي على الطاولة أمامك، وكيف وصل كل شيء إليها؟',
    },
  },
  {
    key: 'today-10',
    texts: {
      en: 'If today had a smell, which one would it be?',
      de: 'Hätte dieser Tag einen Geruch: Welcher wäre es?',
      fr: 'Si cette journée avait une odeur, laquelle serait-ce ?',
      ar: 'لو كان لهذا اليوم رائحة، فأيّ رائحة تكون؟',
    },
  },
  {
    key: 'today-11',
    texts: {
      en: 'What did you put off today, and was that wise?',
      de: 'Was hast du heute verschoben, und war das klug?',
      fr: 'Qu’as-tu remis à plus tard aujourd’hui, et était-ce sage ?',
      ar: 'ما الذي أجّلته اليوم، وهل كان ذلك حكيمًا؟',
    },
  },
  {
    key: 'today-12',
    texts: {
      en: 'Write the headline of this day, then the small print.',
      de: 'Schreib die Schlagzeile dieses Tages, dann das Kleingedruckte.',
      fr: 'Écris le gros titre de cette journée, puis les petites lignes.',
      ar: 'اكتب العنوان العريض لهذا اليوم، ثم ما كُتب بخطّ صغير.',
    },
  },
  {
    key: 'today-13',
    texts: {
      en: 'Where were you today when nobody was looking?',
      de: 'Wo warst du heute, als niemand hinsah?',
      fr: 'Où étais-tu aujourd’hui quand personne ne regardait ?',
      ar: 'أين كنت اليوم حين لم يكن أحد ينظر؟',
    },
  },
  {
    key: 'today-14',
    texts: {
      en: 'What did you nearly say today?',
      de: 'Was hättest du heute beinahe gesagt?',
      fr: 'Qu’as-tu failli dire aujourd’hui ?',
      ar: 'ما الذي كدت تقوله اليوم؟',
    },
  },
  {
    key: 'today-15',
    texts: {
      en: 'Which detail of your way today had you never noticed before?',
      de: 'Welche Einzelheit auf deinem Weg ist dir heute zum ersten Mal aufgefallen?',
      fr: 'Quel détail de ton trajet as-tu remarqué pour la première fois ?',
      ar: 'أيّ تفصيل في طريقك لاحظته اليوم لأول مرّة؟',
    },
  },
  {
    key: 'today-16',
    texts: {
      en: 'What did you finish today, however small?',
      de: 'Was hast du heute zu Ende gebracht, und sei es noch so klein?',
      fr: 'Qu’as-tu terminé aujourd’hui, aussi petit que ce soit ?',
      ar: 'ما الذي أتممته اليوم، مهما صغر؟',
    },
  },
  {
    key: 'today-17',
    texts: {
      en: 'How was the weather, and did you notice it while you were in it?',
      de: 'Wie war das Wetter, und hast du es bemerkt, als du darin warst?',
      fr: 'Quel temps faisait-il, et l’as-tu remarqué quand tu y étais ?',
      ar: 'كيف كان الطقس، وهل انتبهت إليه وأنت فيه؟',
    },
  },
  {
    key: 'today-18',
    texts: {
      en: 'When did you look at the clock today, and what did you hope it said?',
      de: 'Wann hast du heute auf die Uhr geschaut, und was hast du zu sehen gehofft?',
      fr: 'Quand as-tu regardé l’heure aujourd’hui, et qu’espérais-tu y lire ?',
      ar: 'متى نظرت إلى الساعة اليوم، وماذا كنت ترجو أن تقول؟',
    },
  },
  {
    key: 'today-19',
    texts: {
      en: 'What would somebody have thought of you who saw only your last hour?',
      de: 'Was dächte jemand von dir, der nur deine letzte Stunde gesehen hätte?',
      fr: 'Que penserait de toi quelqu’un qui n’aurait vu que ta dernière heure ?',
      ar: 'ماذا كان سيظنّ بك من لم يرَ منك إلا ساعتك الأخيرة؟',
    },
  },
  {
    key: 'today-20',
    texts: {
      en: 'What did you carry today, in your hands and otherwise?',
      de: 'Was hast du heute getragen, in den Händen und sonst?',
      fr: 'Qu’as-tu porté aujourd’hui, dans les mains et ailleurs ?',
      ar: 'ماذا حملت اليوم، بيديك وبغيرهما؟',
    },
  },
  {
    key: 'today-21',
    texts: {
      en: 'Which sound belongs to this time of day where you live?',
      de: 'Welches Geräusch gehört bei dir zu dieser Tageszeit?',
      fr: 'Quel bruit appartient à cette heure du jour, là où tu vis ?',
      ar: 'أيّ صوت يلازم هذا الوقت من اليوم حيث تسكن؟',
    },
  },
  {
    key: 'today-22',
    texts: {
      en: 'What changed its mind today: you, somebody else, or the weather?',
      de: 'Wer hat es sich heute anders überlegt: du, jemand anderes oder das Wetter?',
      fr: 'Qui a changé d’avis aujourd’hui : toi, quelqu’un d’autre, la météo ?',
      ar: 'من غيّر رأيه اليوم: أنت، أم غيرك، أم الطقس؟',
    },
  },
  {
    key: 'today-23',
    texts: {
      en: 'What did you touch today that you liked the feel of?',
      de: 'Was hast du heute angefasst, das sich gut anfühlte?',
      fr: 'Qu’as-tu touché aujourd’hui dont la matière t’a plu ?',
      ar: 'ما الذي لمسته اليوم فأعجبك ملمسه؟',
    },
  },
  {
    key: 'today-24',
    texts: {
      en: 'Tell the most ordinary five minutes of today as if they were rare.',
      de: 'Erzähl die gewöhnlichsten fünf Minuten von heute, als wären sie selten.',
      fr: 'Raconte les cinq minutes les plus banales de la journée comme si elles étaient rares.',
      ar: 'احكِ أكثر خمس دقائق اعتيادية في يومك كأنها نادرة.',
    },
  },
  {
    key: 'today-25',
    texts: {
      en: 'What is still unfinished as you write this, and can it sleep?',
      de: 'Was ist noch offen, während du das schreibst, und darf es schlafen?',
      fr: 'Qu’est-ce qui reste en suspens pendant que tu écris, et cela peut-il dormir ?',
      ar: 'ما الذي لم يكتمل وأنت تكتب هذا، وهل يمكنه أن ينام؟',
    },
  },
];
