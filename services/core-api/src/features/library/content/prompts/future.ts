import type { ProductPrompt } from '../product-prompt.ts';

export const future: readonly ProductPrompt[] = [
  {
    key: 'future-1',
    texts: {
      en: 'What would you like to be bored by in five years?',
      de: 'Wovon möchtest du in fünf Jahren gelangweilt sein?',
      fr: 'De quoi voudrais-tu te lasser dans cinq ans ?',
      ar: 'ممّ تودّ أن تملّ بعد خمس سنين؟',
    },
  },
  {
    key: 'future-2',
    texts: {
      en: 'Describe an ordinary Tuesday in a life that suits you.',
      de: 'Beschreib einen gewöhnlichen Dienstag in einem Leben, das zu dir passt.',
      fr: 'Décris un mardi ordinaire dans une vie qui te convient.',
      ar: 'صِف يوم ثلاثاء عاديًّا في حياة تناسبك.',
    },
  },
  {
    key: 'future-3',
    texts: {
      en: 'What will you have forgotten by next month?',
      de: 'Was wirst du nächsten Monat vergessen haben?',
      fr: 'Qu’auras-tu oublié le mois prochain ?',
      ar: 'ما الذي ستكون قد نسيته الشهر القادم؟',
    },
  },
  {
    key: 'future-4',
    texts: {
      en: 'Which skill would you start if you were allowed to be bad at it?',
      de: 'Was würdest du lernen, wenn du darin schlecht sein dürftest?',
      fr: 'Qu’apprendrais-tu si tu avais le droit de mal t’y prendre ?',
      ar: 'ما المهارة التي تبدأ تعلّمها لو سُمح لك أن تكون سيّئًا فيها؟',
    },
  },
  {
    key: 'future-5',
    texts: {
      en: 'What do you want to have said to somebody by the end of this year?',
      de: 'Was willst du bis Jahresende jemandem gesagt haben?',
      fr: 'Que veux-tu avoir dit à quelqu’un d’ici la fin de l’année ?',
      ar: 'ما الذي تريد أن تكون قد قلته لأحدهم قبل نهاية السنة؟',
    },
  },
  {
    key: 'future-6',
    texts: {
      en: 'Where would you like to wake up once?',
      de: 'Wo möchtest du einmal aufwachen?',
      fr: 'Où aimerais-tu te réveiller une fois ?',
      ar: 'أين تودّ أن تستيقظ ولو مرّة؟',
    },
  },
  {
    key: 'future-7',
    texts: {
      en: 'What are you looking forward to that is not yet in the calendar?',
      de: 'Worauf freust du dich, das noch in keinem Kalender steht?',
      fr: 'De quoi te réjouis-tu qui n’est pas encore dans l’agenda ?',
      ar: 'ما الذي تترقّبه بسرور وليس في التقويم بعد؟',
    },
  },
  {
    key: 'future-8',
    texts: {
      en: 'Which worry about tomorrow can be settled tonight in two minutes?',
      de: 'Welche Sorge um morgen ließe sich heute Abend in zwei Minuten klären?',
      fr: 'Quel souci de demain peut se régler ce soir en deux minutes ?',
      ar: 'أيّ همّ من هموم الغد يمكن إنهاؤه الليلة في دقيقتين؟',
    },
  },
  {
    key: 'future-9',
    texts: {
      en: 'What would you plant if you knew you would stay?',
      de: 'Was würdest du pflanzen, wenn du wüsstest, dass du bleibst?',
      fr: 'Que planterais-tu si tu savais que tu restes ?',
      ar: 'ماذا تزرع لو عرفت أنك باقٍ؟',
    },
  },
  {
    key: 'future-10',
    texts: {
      en: 'Write a short note to yourself for a bad day.',
      de: 'Schreib dir eine kurze Notiz für einen schlechten Tag.',
      fr: 'Écris-toi un mot court pour un mauvais jour.',
      ar: 'اكتب لنفسك كلمة قصيرة ليوم سيّئ.',
    },
  },
  {
    key: 'future-11',
    texts: {
      en: 'What could be the first sentence of your next chapter?',
      de: 'Wie könnte der erste Satz deines nächsten Kapitels lauten?',
      fr: 'Quelle pourrait être la première phrase de ton prochain chapitre ?',
      ar: 'ما الجملة الأولى الممكنة في فصلك القادم؟',
    },
  },
  {
    key: 'future-12',
    texts: {
      en: 'Which of your plans is really somebody else’s?',
      de: 'Welcher deiner Pläne gehört eigentlich jemand anderem?',
      fr: 'Lequel de tes projets est en fait celui d’un autre ?',
      ar: 'أيّ خططك هو في الحقيقة لغيرك؟',
    },
  },
  {
    key: 'future-13',
    texts: {
      en: 'What do you hope will never be automated?',
      de: 'Was soll, hoffst du, nie eine Maschine tun?',
      fr: 'Qu’espères-tu ne jamais voir fait par une machine ?',
      ar: 'ما الذي ترجو ألّا تفعله آلة أبدًا؟',
    },
  },
  {
    key: 'future-14',
    texts: {
      en: 'What small thing could you start that would grow by itself?',
      de: 'Was Kleines könntest du beginnen, das von allein weiterwächst?',
      fr: 'Quelle petite chose pourrais-tu lancer, qui grandirait toute seule ?',
      ar: 'أيّ شيء صغير يمكنك أن تبدأه فينمو وحده؟',
    },
  },
  {
    key: 'future-15',
    texts: {
      en: 'Which meeting in the coming days do you dread, and which five words would help?',
      de: 'Vor welcher Begegnung der nächsten Tage graut dir, und welche fünf Wörter würden helfen?',
      fr: 'Quelle rencontre redoutes-tu ces jours-ci, et quels cinq mots aideraient ?',
      ar: 'أيّ لقاء تخشاه في الأيام القادمة، وأيّ خمس كلمات تعينك؟',
    },
  },
  {
    key: 'future-16',
    texts: {
      en: 'What do you want more of next week, and what will have to go for it?',
      de: 'Wovon willst du nächste Woche mehr, und was muss dafür weichen?',
      fr: 'De quoi veux-tu davantage la semaine prochaine, et que faudra-t-il retirer ?',
      ar: 'ممّ تريد المزيد الأسبوع القادم، وما الذي سيُخلي له مكانه؟',
    },
  },
  {
    key: 'future-17',
    texts: {
      en: 'Which old wish may you let go of now?',
      de: 'Welchen alten Wunsch darfst du jetzt gehen lassen?',
      fr: 'Quel vieux souhait peux-tu laisser partir maintenant ?',
      ar: 'أيّ أمنية قديمة يمكنك أن تودّعها الآن؟',
    },
  },
  {
    key: 'future-18',
    texts: {
      en: 'Who could you be for somebody younger?',
      de: 'Wer könntest du für jemand Jüngeren sein?',
      fr: 'Qui pourrais-tu être pour quelqu’un de plus jeune ?',
      ar: 'مَن يمكنك أن تكون لمن هو أصغر منك؟',
    },
  },
  {
    key: 'future-19',
    texts: {
      en: 'What do you want to be able to do at eighty?',
      de: 'Was möchtest du mit achtzig noch können?',
      fr: 'Que veux-tu encore savoir faire à quatre-vingts ans ?',
      ar: 'ما الذي تريد أن تظلّ قادرًا عليه في الثمانين؟',
    },
  },
  {
    key: 'future-20',
    texts: {
      en: 'If the next hour belonged to you alone, what then?',
      de: 'Gehörte die nächste Stunde dir allein: Was dann?',
      fr: 'Si l’heure qui vient n’était qu’à toi, que ferais-tu ?',
      ar: 'لو كانت الساعة القادمة لك وحدك، فماذا تفعل؟',
    },
  },
  {
    key: 'future-21',
    texts: {
      en: 'What would make tomorrow ten percent lighter?',
      de: 'Was würde morgen um zehn Prozent leichter machen?',
      fr: 'Qu’est-ce qui rendrait demain plus léger de dix pour cent ?',
      ar: 'ما الذي يجعل الغد أخفّ بعشرة في المئة؟',
    },
  },
  {
    key: 'future-22',
    texts: {
      en: 'Which letter would you like to find in the box?',
      de: 'Welchen Brief würdest du gern im Kasten finden?',
      fr: 'Quelle lettre aimerais-tu trouver dans la boîte ?',
      ar: 'أيّ رسالة تتمنّى أن تجدها في صندوق البريد؟',
    },
  },
  {
    key: 'future-23',
    texts: {
      en: 'What are you getting ready for without saying so?',
      de: 'Worauf bereitest du dich vor, ohne es zu sagen?',
      fr: 'À quoi te prépares-tu sans le dire ?',
      ar: 'لأيّ شيء تستعدّ دون أن تقول ذلك؟',
    },
  },
  {
    key: 'future-24',
    texts: {
      en: 'What should still be there when everything else has changed?',
      de: 'Was soll noch da sein, wenn sich alles andere geändert hat?',
      fr: 'Qu’est-ce qui doit rester quand tout le reste aura changé ?',
      ar: 'ما الذي ينبغي أن يبقى حين يتغيّر كل ما عداه؟',
    },
  },
  {
    key: 'future-25',
    texts: {
      en: 'Invent a holiday that your calendar lacks.',
      de: 'Erfinde einen Feiertag, der in deinem Kalender fehlt.',
      fr: 'Invente un jour de fête qui manque à ton agenda.',
      ar: 'اخترع عيدًا ينقص تقويمك.',
    },
  },
];
