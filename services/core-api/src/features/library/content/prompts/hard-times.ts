import type { ProductPrompt } from '../product-prompt.ts';

export const hardTimes: readonly ProductPrompt[] = [
  {
    key: 'hard-times-1',
    texts: {
      en: 'What is heavy at the moment, and who helps you carry it?',
      de: 'Was ist gerade schwer, und wer trägt mit?',
      fr: 'Qu’est-ce qui pèse en ce moment, et qui t’aide à porter ?',
      ar: 'ما الثقيل عليك الآن، ومن يعينك على حمله؟',
    },
  },
  {
    key: 'hard-times-2',
    texts: {
      en: 'What got you through the last time it was like this?',
      de: 'Was hat dich durchgebracht, als es das letzte Mal so war?',
      fr: 'Qu’est-ce qui t’a permis de passer le cap, la dernière fois ?',
      ar: 'ما الذي أعانك حين كان الأمر هكذا آخر مرّة؟',
    },
  },
  {
    key: 'hard-times-3',
    texts: {
      en: 'What may go undone this week without harm?',
      de: 'Was darf diese Woche liegen bleiben, ohne dass es schadet?',
      fr: 'Qu’est-ce qui peut attendre cette semaine sans dommage ?',
      ar: 'ما الذي يمكن تركه هذا الأسبوع دون ضرر؟',
    },
  },
  {
    key: 'hard-times-4',
    texts: {
      en: 'Write down what you would shout if the walls were thick enough.',
      de: 'Schreib auf, was du riefest, wären die Wände dick genug.',
      fr: 'Écris ce que tu crierais si les murs étaient assez épais.',
      ar: 'اكتب ما كنت ستصرخ به لو كانت الجدران سميكة بما يكفي.',
    },
  },
  {
    key: 'hard-times-5',
    texts: {
      en: 'Which sentence did not help at all, and which one did?',
      de: 'Welcher Satz hat gar nicht geholfen, und welcher doch?',
      fr: 'Quelle phrase ne t’a servi à rien, et laquelle t’a fait du bien ?',
      ar: 'أيّ جملة لم تنفعك أبدًا، وأيّ جملة نفعت؟',
    },
  },
  {
    key: 'hard-times-6',
    texts: {
      en: 'What is true in spite of everything?',
      de: 'Was stimmt trotz allem?',
      fr: 'Qu’est-ce qui reste vrai malgré tout ?',
      ar: 'ما الذي يبقى صحيحًا رغم كل شيء؟',
    },
  },
  {
    key: 'hard-times-7',
    texts: {
      en: 'What is the next hour about, only that?',
      de: 'Worum geht es in der nächsten Stunde, nur in ihr?',
      fr: 'De quoi est faite l’heure qui vient, rien qu’elle ?',
      ar: 'ما شأن الساعة القادمة، هي وحدها؟',
    },
  },
  {
    key: 'hard-times-8',
    texts: {
      en: 'What do you miss, and what would be a crumb of it?',
      de: 'Was fehlt dir, und was wäre ein Krümel davon?',
      fr: 'Qu’est-ce qui te manque, et qu’en serait une miette ?',
      ar: 'ما الذي تفتقده، وما الذي يكون فتاتًا منه؟',
    },
  },
  {
    key: 'hard-times-9',
    texts: {
      en: 'Who should know how you are, and has not been told?',
      de: 'Wer sollte wissen, wie es dir geht, und weiß es nicht?',
      fr: 'Qui devrait savoir comment tu vas, et ne le sait pas ?',
      ar: 'من ينبغي أن يعرف كيف حالك ولم يُخبره أحد؟',
    },
  },
  {
    key: 'hard-times-10',
    texts: {
      en: 'What did you manage today although you did not feel like it?',
      de: 'Was hast du heute geschafft, obwohl dir nicht danach war?',
      fr: 'Qu’as-tu réussi à faire aujourd’hui sans en avoir envie ?',
      ar: 'ما الذي أنجزته اليوم رغم أنك لم ترغب فيه؟',
    },
  },
  {
    key: 'hard-times-11',
    texts: {
      en: 'Which thought comes at three in the morning, and how does it look by day?',
      de: 'Welcher Gedanke kommt um drei Uhr nachts, und wie sieht er am Tag aus?',
      fr: 'Quelle pensée vient à trois heures du matin, et de quoi a-t-elle l’air le jour ?',
      ar: 'أيّ فكرة تأتي في الثالثة ليلًا، وكيف تبدو نهارًا؟',
    },
  },
  {
    key: 'hard-times-12',
    texts: {
      en: 'What would you like to hear from somebody, word for word?',
      de: 'Was würdest du gern von jemandem hören, Wort für Wort?',
      fr: 'Que voudrais-tu entendre de quelqu’un, mot pour mot ?',
      ar: 'ماذا تودّ أن تسمع من أحدهم، كلمة كلمة؟',
    },
  },
  {
    key: 'hard-times-13',
    texts: {
      en: 'What has become clearer because it is hard?',
      de: 'Was ist klarer geworden, weil es schwer ist?',
      fr: 'Qu’est-ce qui est devenu plus clair parce que c’est dur ?',
      ar: 'ما الذي صار أوضح لأن الأمر صعب؟',
    },
  },
  {
    key: 'hard-times-14',
    texts: {
      en: 'Where is there a corner in which nothing is wanted of you?',
      de: 'Wo gibt es eine Ecke, in der niemand etwas von dir will?',
      fr: 'Où y a-t-il un coin où l’on n’attend rien de toi ?',
      ar: 'أين توجد زاوية لا يُطلب منك فيها شيء؟',
    },
  },
  {
    key: 'hard-times-15',
    texts: {
      en: 'What are you angry about behind being sad, or sad about behind being angry?',
      de: 'Was macht dich wütend hinter der Traurigkeit, oder traurig hinter der Wut?',
      fr: 'Quelle colère derrière la tristesse, ou quelle tristesse derrière la colère ?',
      ar: 'أيّ غضب وراء حزنك، أو أيّ حزن وراء غضبك؟',
    },
  },
  {
    key: 'hard-times-16',
    texts: {
      en: 'What would you take off somebody else in your place?',
      de: 'Was würdest du jemand anderem an deiner Stelle abnehmen?',
      fr: 'De quoi soulagerais-tu quelqu’un qui serait à ta place ?',
      ar: 'ما العبء الذي كنت ترفعه عن غيرك لو كان مكانك؟',
    },
  },
  {
    key: 'hard-times-17',
    texts: {
      en: 'Which promise to yourself may rest for a while?',
      de: 'Welches Versprechen an dich darf eine Weile ruhen?',
      fr: 'Quelle promesse envers toi peut se reposer un temps ?',
      ar: 'أيّ وعد قطعته لنفسك يمكن أن يرتاح قليلًا؟',
    },
  },
  {
    key: 'hard-times-18',
    texts: {
      en: 'Name three things that are in their place.',
      de: 'Nenne drei Dinge, die an ihrem Platz sind.',
      fr: 'Nomme trois choses qui sont à leur place.',
      ar: 'اذكر ثلاثة أشياء في مكانها.',
    },
  },
  {
    key: 'hard-times-19',
    texts: {
      en: 'What are you not guilty of, although it feels so?',
      de: 'Woran hast du keine Schuld, obwohl es sich so anfühlt?',
      fr: 'De quoi n’es-tu pas coupable, même si tu en as l’impression ?',
      ar: 'ما الذي لا ذنب لك فيه وإن شعرت بغير ذلك؟',
    },
  },
  {
    key: 'hard-times-20',
    texts: {
      en: 'What did you do the last time you asked for help, and how was it received?',
      de: 'Wie hast du zuletzt um Hilfe gebeten, und wie wurde es aufgenommen?',
      fr: 'Comment as-tu demandé de l’aide la dernière fois, et comment fut-ce reçu ?',
      ar: 'كيف طلبت المساعدة آخر مرّة، وكيف استُقبل طلبك؟',
    },
  },
  {
    key: 'hard-times-21',
    texts: {
      en: 'Which ordinary thing was a comfort this week?',
      de: 'Welches gewöhnliche Ding war diese Woche ein Trost?',
      fr: 'Quelle chose ordinaire t’a mis du baume au cœur cette semaine ?',
      ar: 'أيّ شيء عاديّ كان عزاءً لك هذا الأسبوع؟',
    },
  },
  {
    key: 'hard-times-22',
    texts: {
      en: 'What would have to stop for it to get better, and what to begin?',
      de: 'Was müsste aufhören, damit es besser wird, und was anfangen?',
      fr: 'Que faudrait-il arrêter pour que cela aille mieux, et que commencer ?',
      ar: 'ما الذي ينبغي أن يتوقّف ليتحسّن الأمر، وما الذي ينبغي أن يبدأ؟',
    },
  },
  {
    key: 'hard-times-23',
    texts: {
      en: 'How do you notice that it is getting a little easier?',
      de: 'Woran merkst du, dass es ein wenig leichter wird?',
      fr: 'À quoi vois-tu que cela devient un peu plus facile ?',
      ar: 'بماذا تلاحظ أن الأمر يخفّ قليلًا؟',
    },
  },
  {
    key: 'hard-times-24',
    texts: {
      en: 'What do you want to leave outside when you close the door tonight?',
      de: 'Was soll draußen bleiben, wenn du heute Abend die Tür schließt?',
      fr: 'Que veux-tu laisser dehors en fermant la porte ce soir ?',
      ar: 'ما الذي تريد أن يبقى في الخارج حين تغلق الباب الليلة؟',
    },
  },
  {
    key: 'hard-times-25',
    texts: {
      en: 'Write a line to the day on which this will be long ago.',
      de: 'Schreib eine Zeile an den Tag, an dem das lange her sein wird.',
      fr: 'Écris une ligne au jour où ceci sera loin.',
      ar: 'اكتب سطرًا إلى اليوم الذي يصير فيه هذا بعيدًا.',
    },
  },
];
