import type { ProductPrompt } from '../product-prompt.ts';

export const imagination: readonly ProductPrompt[] = [
  {
    key: 'imagination-1',
    texts: {
      en: 'You find a key in your coat that is not yours. What does it open?',
      de: 'Du findest in deinem Mantel einen fremden Schlüssel. Was öffnet er?',
      fr: 'Tu trouves dans ton manteau une clé qui n’est pas à toi. Qu’ouvre-t-elle ?',
      ar: 'تجد في معطفك مفتاحًا ليس لك. ماذا يفتح؟',
    },
  },
  {
    key: 'imagination-2',
    texts: {
      en: 'What does your street dream of?',
      de: 'Wovon träumt deine Straße?',
      fr: 'De quoi rêve ta rue ?',
      ar: 'بماذا يحلم شارعك؟',
    },
  },
  {
    key: 'imagination-3',
    texts: {
      en: 'If one wall of your room became a window, which view would you order?',
      de: 'Würde eine Wand deines Zimmers zum Fenster: Welche Aussicht nähmst du?',
      fr: 'Si un mur de ta chambre devenait fenêtre, quelle vue commanderais-tu ?',
      ar: 'لو صار أحد جدران غرفتك نافذة، فأيّ إطلالة تطلب؟',
    },
  },
  {
    key: 'imagination-4',
    texts: {
      en: 'Write the weather report for your inner life.',
      de: 'Schreib den Wetterbericht für dein Inneres.',
      fr: 'Écris le bulletin météo de ton for intérieur.',
      ar: 'اكتب نشرة الطقس لما في داخلك.',
    },
  },
  {
    key: 'imagination-5',
    texts: {
      en: 'A bird tells your morning. How does it begin?',
      de: 'Ein Vogel erzählt von deinem Morgen. Wie fängt er an?',
      fr: 'Un oiseau raconte ta matinée. Comment commence-t-il ?',
      ar: 'طائر يروي صباحك. كيف يبدأ؟',
    },
  },
  {
    key: 'imagination-6',
    texts: {
      en: 'Which invention would spare you the most trouble?',
      de: 'Welche Erfindung würde dir den meisten Ärger ersparen?',
      fr: 'Quelle invention t’épargnerait le plus d’ennuis ?',
      ar: 'أيّ اختراع يوفّر عليك أكبر قدر من العناء؟',
    },
  },
  {
    key: 'imagination-7',
    texts: {
      en: 'What would you put into a box to be opened in a hundred years?',
      de: 'Was legtest du in eine Kiste, die in hundert Jahren geöffnet wird?',
      fr: 'Que mettrais-tu dans une boîte à ouvrir dans cent ans ?',
      ar: 'ماذا تضع في صندوق يُفتح بعد مئة سنة؟',
    },
  },
  {
    key: 'imagination-8',
    texts: {
      en: 'Your favourite cup can speak. What has it seen?',
      de: 'Deine Lieblingstasse kann sprechen. Was hat sie gesehen?',
      fr: 'Ta tasse préférée sait parler. Qu’a-t-elle vu ?',
      ar: 'كوبك المفضّل يتكلّم. ماذا رأى؟',
    },
  },
  {
    key: 'imagination-9',
    texts: {
      en: 'Open a shop that sells only one thing.',
      de: 'Eröffne einen Laden, in dem es nur eine einzige Sache gibt.',
      fr: 'Ouvre une boutique qui ne vend qu’une seule chose.',
      ar: 'افتح دكّانًا لا يبيع إلا شيئًا واحدًا.',
    },
  },
  {
    key: 'imagination-10',
    texts: {
      en: 'If you could exchange lives for one afternoon, with whom?',
      de: 'Mit wem würdest du für einen Nachmittag das Leben tauschen?',
      fr: 'Avec qui échangerais-tu ta vie, le temps d’un après-midi ?',
      ar: 'مع من تبادل حياتك لمدّة عصر واحد؟',
    },
  },
  {
    key: 'imagination-11',
    texts: {
      en: 'Which colour was today, and where was it thickest?',
      de: 'Welche Farbe hatte der Tag, und wo war sie am dichtesten?',
      fr: 'De quelle couleur était la journée, et où était-elle la plus dense ?',
      ar: 'ما لون هذا اليوم، وأين كان أكثف؟',
    },
  },
  {
    key: 'imagination-12',
    texts: {
      en: 'What stands on the other side of the sign “No entry”?',
      de: 'Was liegt hinter dem Schild „Kein Zutritt“?',
      fr: 'Qu’y a-t-il derrière le panneau « Accès interdit » ?',
      ar: 'ماذا يوجد خلف لافتة «ممنوع الدخول»؟',
    },
  },
  {
    key: 'imagination-13',
    texts: {
      en: 'Rewrite yesterday with one small difference.',
      de: 'Schreib den gestrigen Tag neu, mit einem kleinen Unterschied.',
      fr: 'Réécris la journée d’hier avec une petite différence.',
      ar: 'أعد كتابة الأمس مع فرق صغير واحد.',
    },
  },
  {
    key: 'imagination-14',
    texts: {
      en: 'Which guest from a novel would you have to dinner?',
      de: 'Welche Romanfigur würdest du zum Essen einladen?',
      fr: 'Quel personnage de roman inviterais-tu à dîner ?',
      ar: 'أيّ شخصية من رواية تدعوها إلى العشاء؟',
    },
  },
  {
    key: 'imagination-15',
    texts: {
      en: 'What would your city be called if you had named it?',
      de: 'Wie hieße deine Stadt, hättest du sie benannt?',
      fr: 'Comment s’appellerait ta ville si tu l’avais baptisée ?',
      ar: 'ما اسم مدينتك لو كنت أنت من سمّاها؟',
    },
  },
  {
    key: 'imagination-16',
    texts: {
      en: 'A lift stops between two floors and a door opens there. What do you see?',
      de: 'Ein Aufzug hält zwischen zwei Stockwerken, und dort geht eine Tür auf. Was siehst du?',
      fr: 'Un ascenseur s’arrête entre deux étages, une porte s’y ouvre. Que vois-tu ?',
      ar: 'يتوقّف مصعد بين طابقين ويُفتح باب هناك. ماذا ترى؟',
    },
  },
  {
    key: 'imagination-17',
    texts: {
      en: 'Describe a taste to somebody who has never eaten it.',
      de: 'Beschreib einen Geschmack für jemanden, der ihn nicht kennt.',
      fr: 'Décris un goût à quelqu’un qui ne le connaît pas.',
      ar: 'صِف مذاقًا لمن لم يذقه قطّ.',
    },
  },
  {
    key: 'imagination-18',
    texts: {
      en: 'What would you ask a tree that is three hundred years old?',
      de: 'Was würdest du einen dreihundert Jahre alten Baum fragen?',
      fr: 'Que demanderais-tu à un arbre de trois cents ans ?',
      ar: 'ماذا تسأل شجرة عمرها ثلاثمئة سنة؟',
    },
  },
  {
    key: 'imagination-19',
    texts: {
      en: 'Write an advertisement for something you do not need any more.',
      de: 'Schreib eine Anzeige für etwas, das du nicht mehr brauchst.',
      fr: 'Écris une petite annonce pour ce dont tu n’as plus besoin.',
      ar: 'اكتب إعلانًا عن شيء لم تعد بحاجة إليه.',
    },
  },
  {
    key: 'imagination-20',
    texts: {
      en: 'You may add one hour to the day. Where do you put it?',
      de: 'Du darfst dem Tag eine Stunde hinzufügen. Wohin kommt sie?',
      fr: 'Tu peux ajouter une heure à la journée. Où la places-tu ?',
      ar: 'يمكنك أن تضيف ساعة إلى اليوم. أين تضعها؟',
    },
  },
  {
    key: 'imagination-21',
    texts: {
      en: 'Which statue would you put up, and to whom?',
      de: 'Wem würdest du ein Denkmal setzen, und wie sähe es aus?',
      fr: 'À qui élèverais-tu une statue, et comment serait-elle ?',
      ar: 'لمن تقيم تمثالًا، وكيف يكون؟',
    },
  },
  {
    key: 'imagination-22',
    texts: {
      en: 'What is happening at this moment in the house across the street?',
      de: 'Was geschieht in diesem Augenblick im Haus gegenüber?',
      fr: 'Que se passe-t-il en cet instant dans la maison d’en face ?',
      ar: 'ماذا يحدث في هذه اللحظة في البيت المقابل؟',
    },
  },
  {
    key: 'imagination-23',
    texts: {
      en: 'Give today a soundtrack of three pieces.',
      de: 'Gib dem Tag eine Filmmusik aus drei Stücken.',
      fr: 'Donne à la journée une bande-son de trois morceaux.',
      ar: 'اختر لهذا اليوم موسيقى تصويرية من ثلاث مقطوعات.',
    },
  },
  {
    key: 'imagination-24',
    texts: {
      en: 'What would be written on a small brass plate at your bench in the park?',
      de: 'Was stünde auf dem Messingschild an deiner Parkbank?',
      fr: 'Que lirait-on sur la plaque de cuivre de ton banc, au parc ?',
      ar: 'ماذا يُكتب على لوحة نحاسية صغيرة على مقعدك في الحديقة؟',
    },
  },
  {
    key: 'imagination-25',
    texts: {
      en: 'Invent the rule of a game for two people who are waiting.',
      de: 'Erfinde ein Spiel für zwei, die warten müssen.',
      fr: 'Invente un jeu pour deux personnes qui attendent.',
      ar: 'اخترع لعبة لشخصين ينتظران.',
    },
  },
];
