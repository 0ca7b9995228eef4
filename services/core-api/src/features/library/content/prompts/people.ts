import type { ProductPrompt } from '../product-prompt.ts';

export const people: readonly ProductPrompt[] = [
  {
    key: 'people-1',
    texts: {
      en: 'Who would you call if the train stood still for three hours?',
      de: 'Wen würdest du anrufen, wenn der Zug drei Stunden stillstünde?',
      fr: 'Qui appellerais-tu si le train restait arrêté trois heures ?',
      ar: 'بمن تتّصل لو توقّف القطار ثلاث ساعات؟',
    },
  },
  {
    key: 'people-2',
    texts: {
      en: 'Describe somebody you love by the way they enter a room.',
      de: 'Beschreib einen geliebten Menschen daran, wie er einen Raum betritt.',
      fr: 'Décris quelqu’un que tu aimes par sa façon d’entrer dans une pièce.',
      ar: 'صِف من تحبّ من خلال طريقة دخوله إلى الغرفة.',
    },
  },
  {
    key: 'people-3',
    texts: {
      en: 'Which conversation do you keep having in your head?',
      de: 'Welches Gespräch führst du immer wieder im Kopf?',
      fr: 'Quelle conversation rejoues-tu sans cesse dans ta tête ?',
      ar: 'أيّ محادثة تعيدها في رأسك مرارًا؟',
    },
  },
  {
    key: 'people-4',
    texts: {
      en: 'Whom have you not thanked yet?',
      de: 'Wem hast du noch nicht gedankt?',
      fr: 'Qui n’as-tu pas encore remercié ?',
      ar: 'من الذي لم تشكره بعد؟',
    },
  },
  {
    key: 'people-5',
    texts: {
      en: 'What does somebody near you do better than you, and gladly so?',
      de: 'Was kann jemand in deiner Nähe besser als du, und das ist gut so?',
      fr: 'Que fait mieux que toi une personne proche, et tant mieux ?',
      ar: 'ما الذي يجيده شخص قريب منك أكثر منك، ويسرّك ذلك؟',
    },
  },
  {
    key: 'people-6',
    texts: {
      en: 'Who has known you longest, and what do they still get wrong?',
      de: 'Wer kennt dich am längsten, und worin irrt sich dieser Mensch noch immer?',
      fr: 'Qui te connaît depuis le plus longtemps, et sur quoi se trompe-t-on encore ?',
      ar: 'من يعرفك منذ أطول زمن، وفيمَ لا يزال مخطئًا بشأنك؟',
    },
  },
  {
    key: 'people-7',
    texts: {
      en: 'When were you last really listened to?',
      de: 'Wann hat dir zuletzt jemand wirklich zugehört?',
      fr: 'Quand as-tu trouvé, la dernière fois, une oreille vraiment attentive ?',
      ar: 'متى أصغى إليك أحد حقًّا آخر مرّة؟',
    },
  },
  {
    key: 'people-8',
    texts: {
      en: 'Which neighbour do you know something about, and what?',
      de: 'Von welchen Nachbarn weißt du etwas, und was?',
      fr: 'De quel voisin sais-tu quelque chose, et quoi ?',
      ar: 'أيّ جار تعرف عنه شيئًا، وما هو؟',
    },
  },
  {
    key: 'people-9',
    texts: {
      en: 'What do you and your best friend never talk about?',
      de: 'Worüber sprecht ihr nie, du und der Mensch, der dir am nächsten steht?',
      fr: 'De quoi ne parlez-vous jamais, toi et la personne la plus proche de toi ?',
      ar: 'عمّ لا تتحدّثان أبدًا، أنت وأقرب أصدقائك؟',
    },
  },
  {
    key: 'people-10',
    texts: {
      en: 'Who is easier to love from a distance?',
      de: 'Wer lässt sich aus der Ferne leichter lieben?',
      fr: 'Qui est plus facile à aimer de loin ?',
      ar: 'من الذي يسهل حبّه من بعيد؟',
    },
  },
  {
    key: 'people-11',
    texts: {
      en: 'Write three lines to somebody you lost touch with.',
      de: 'Schreib drei Zeilen an jemanden, der dir aus den Augen kam.',
      fr: 'Écris trois lignes à quelqu’un que tu as perdu de vue.',
      ar: 'اكتب ثلاثة أسطر إلى شخص انقطعت أخباره عنك.',
    },
  },
  {
    key: 'people-12',
    texts: {
      en: 'Which sentence of your mother’s or father’s do you hear yourself say?',
      de: 'Welchen Satz deiner Eltern hörst du dich selbst sagen?',
      fr: 'Quelle phrase de tes parents t’entends-tu dire ?',
      ar: 'أيّ جملة من جمل والديك تسمع نفسك تقولها؟',
    },
  },
  {
    key: 'people-13',
    texts: {
      en: 'Who was kind to you when it cost them something?',
      de: 'Wer war gut zu dir, als es etwas kostete?',
      fr: 'Qui t’a fait du bien alors que cela lui coûtait ?',
      ar: 'من أحسن إليك حين كلّفه ذلك شيئًا؟',
    },
  },
  {
    key: 'people-14',
    texts: {
      en: 'What would your household say is your most annoying habit, and are they right?',
      de: 'Was würde man bei dir zu Hause deine lästigste Angewohnheit nennen, und stimmt das?',
      fr: 'Quelle est, selon ton entourage, ta manie la plus agaçante, et a-t-il raison ?',
      ar: 'ما أكثر عاداتك إزعاجًا في رأي أهل بيتك، وهل هم محقّون؟',
    },
  },
  {
    key: 'people-15',
    texts: {
      en: 'Which apology is still outstanding, from you or to you?',
      de: 'Welche Entschuldigung steht noch aus, von dir oder an dich?',
      fr: 'Quelles excuses manquent encore, de ta part ou envers toi ?',
      ar: 'أيّ اعتذار لم يُقَل بعد، منك أو إليك؟',
    },
  },
  {
    key: 'people-16',
    texts: {
      en: 'Who makes you braver?',
      de: 'In wessen Nähe bist du mutiger?',
      fr: 'Auprès de qui as-tu plus de courage ?',
      ar: 'من الذي تزداد شجاعتك بقربه؟',
    },
  },
  {
    key: 'people-17',
    texts: {
      en: 'Describe the hands of somebody you know well.',
      de: 'Beschreib die Hände eines Menschen, den du gut kennst.',
      fr: 'Décris les mains de quelqu’un que tu connais bien.',
      ar: 'صِف يدي شخص تعرفه جيدًا.',
    },
  },
  {
    key: 'people-18',
    texts: {
      en: 'What did you misjudge in somebody at first sight?',
      de: 'Worin hast du dich bei jemandem auf den ersten Blick getäuscht?',
      fr: 'Qu’as-tu mal jugé chez quelqu’un au premier regard ?',
      ar: 'في ماذا أخطأت الحكم على شخص من النظرة الأولى؟',
    },
  },
  {
    key: 'people-19',
    texts: {
      en: 'Which question would you like to be asked at dinner?',
      de: 'Welche Frage würdest du beim Abendessen gern gestellt bekommen?',
      fr: 'Quelle question aimerais-tu qu’on te pose à table ?',
      ar: 'أيّ سؤال تتمنّى أن يُطرح عليك على مائدة العشاء؟',
    },
  },
  {
    key: 'people-20',
    texts: {
      en: 'Who did you promise something to, and how does it stand?',
      de: 'Wem hast du etwas versprochen, und wie steht es darum?',
      fr: 'À qui as-tu promis quelque chose, et où en est-ce ?',
      ar: 'من الذي وعدته بشيء، وما حال ذلك الوعد؟',
    },
  },
  {
    key: 'people-21',
    texts: {
      en: 'What do you know about love that nobody told you?',
      de: 'Was weißt du über die Liebe, das dir niemand gesagt hat?',
      fr: 'Que sais-tu de l’amour que personne ne t’a dit ?',
      ar: 'ما الذي تعرفه عن الحبّ ولم يخبرك به أحد؟',
    },
  },
  {
    key: 'people-22',
    texts: {
      en: 'Whose absence is felt at your table?',
      de: 'Wessen Platz an deinem Tisch ist spürbar leer?',
      fr: 'De qui l’absence se fait-elle sentir à ta table ?',
      ar: 'غياب مَن يُحَسّ على مائدتك؟',
    },
  },
  {
    key: 'people-23',
    texts: {
      en: 'When did you last change your mind because of somebody?',
      de: 'Wann hat zuletzt jemand deine Meinung geändert?',
      fr: 'Qui t’a fait changer d’avis, la dernière fois ?',
      ar: 'متى غيّرت رأيك آخر مرّة بسبب أحد؟',
    },
  },
  {
    key: 'people-24',
    texts: {
      en: 'Which small ritual do you share with somebody?',
      de: 'Welches kleine Ritual teilst du mit jemandem?',
      fr: 'Quel petit rituel partages-tu avec quelqu’un ?',
      ar: 'أيّ طقس صغير يجمعك بأحد؟',
    },
  },
  {
    key: 'people-25',
    texts: {
      en: 'Who do you become after an hour with your family?',
      de: 'Zu wem wirst du nach einer Stunde mit deiner Familie?',
      fr: 'Qui deviens-tu après une heure en famille ?',
      ar: 'مَن تصير بعد ساعة مع عائلتك؟',
    },
  },
];
