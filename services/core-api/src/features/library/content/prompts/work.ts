import type { ProductPrompt } from '../product-prompt.ts';

export const work: readonly ProductPrompt[] = [
  {
    key: 'work-1',
    texts: {
      en: 'Which half hour of your work would you do for nothing?',
      de: 'Welche halbe Stunde deiner Arbeit würdest du auch umsonst tun?',
      fr: 'Quelle demi-heure de ton travail ferais-tu pour rien ?',
      ar: 'أيّ نصف ساعة من عملك كنت ستؤدّيها بلا مقابل؟',
    },
  },
  {
    key: 'work-2',
    texts: {
      en: 'What did you solve this week that nobody saw?',
      de: 'Was hast du diese Woche gelöst, ohne dass es jemand sah?',
      fr: 'Qu’as-tu résolu cette semaine sans que personne le voie ?',
      ar: 'ما الذي حللته هذا الأسبوع دون أن يراه أحد؟',
    },
  },
  {
    key: 'work-3',
    texts: {
      en: 'Explain your work to a child of eight.',
      de: 'Erklär einem achtjährigen Kind, was du arbeitest.',
      fr: 'Explique ton travail à un enfant de huit ans.',
      ar: 'اشرح عملك لطفل في الثامنة.',
    },
  },
  {
    key: 'work-4',
    texts: {
      en: 'Which task have you moved to tomorrow most often?',
      de: 'Welche Aufgabe hast du am häufigsten auf morgen geschoben?',
      fr: 'Quelle tâche as-tu le plus souvent remise au lendemain ?',
      ar: 'أيّ مهمّة أجّلتها إلى الغد أكثر من غيرها؟',
    },
  },
  {
    key: 'work-5',
    texts: {
      en: 'Whose work makes yours possible?',
      de: 'Wessen Arbeit macht deine möglich?',
      fr: 'Le travail de qui rend le tien possible ?',
      ar: 'عمل مَن يجعل عملك ممكنًا؟',
    },
  },
  {
    key: 'work-6',
    texts: {
      en: 'What would you stop doing if nobody noticed?',
      de: 'Was würdest du lassen, wenn es niemand merkte?',
      fr: 'Que cesserais-tu de faire si personne ne s’en apercevait ?',
      ar: 'ما الذي كنت ستكفّ عن فعله لو لم يلاحظ أحد؟',
    },
  },
  {
    key: 'work-7',
    texts: {
      en: 'When were you last so deep in something that you forgot to eat?',
      de: 'Wann warst du zuletzt so in etwas vertieft, dass du das Essen vergessen hast?',
      fr: 'Quand as-tu oublié de manger, la dernière fois, tant une tâche te prenait ?',
      ar: 'متى انغمست آخر مرّة في شيء حتى نسيت الطعام؟',
    },
  },
  {
    key: 'work-8',
    texts: {
      en: 'What did you say yes to and should have slept on?',
      de: 'Wozu hast du Ja gesagt und hättest darüber schlafen sollen?',
      fr: 'À quoi as-tu dit oui alors que la nuit portait conseil ?',
      ar: 'علامَ وافقت وكان الأولى أن تنام قبل أن تجيب؟',
    },
  },
  {
    key: 'work-9',
    texts: {
      en: 'Which mistake at work taught you most?',
      de: 'Welcher Fehler bei der Arbeit hat dich am meisten gelehrt?',
      fr: 'Quelle erreur au travail t’a le plus appris ?',
      ar: 'أيّ خطأ في العمل علّمك أكثر؟',
    },
  },
  {
    key: 'work-10',
    texts: {
      en: 'Describe your desk, or whatever stands for it, as an archaeologist would.',
      de: 'Beschreib deinen Schreibtisch, oder was dir als solcher dient, wie eine Ausgrabung.',
      fr: 'Décris ton bureau, ou ce qui en tient lieu, comme un site de fouilles.',
      ar: 'صِف مكتبك، أو ما يقوم مقامه، كما يصفه عالم آثار.',
    },
  },
  {
    key: 'work-11',
    texts: {
      en: 'What is the sentence you say most often at work?',
      de: 'Welchen Satz sagst du bei der Arbeit am häufigsten?',
      fr: 'Quelle phrase dis-tu le plus souvent au travail ?',
      ar: 'ما الجملة التي تقولها في العمل أكثر من غيرها؟',
    },
  },
  {
    key: 'work-12',
    texts: {
      en: 'Which colleague would you like to know better, and what would you ask?',
      de: 'Wen aus deinem Arbeitsumfeld würdest du gern besser kennen, und was würdest du fragen?',
      fr: 'Qui, au travail, voudrais-tu mieux connaître, et que demanderais-tu ?',
      ar: 'أيّ زميل تودّ أن تعرفه أكثر، وماذا تسأله؟',
    },
  },
  {
    key: 'work-13',
    texts: {
      en: 'What does “enough” look like today?',
      de: 'Wie sieht heute „genug“ aus?',
      fr: 'À quoi ressemble « assez » aujourd’hui ?',
      ar: 'كيف يبدو «ما يكفي» اليوم؟',
    },
  },
  {
    key: 'work-14',
    texts: {
      en: 'What praise did you not believe?',
      de: 'Welches Lob hast du nicht geglaubt?',
      fr: 'Quel compliment n’as-tu pas cru ?',
      ar: 'أيّ مديح لم تصدّقه؟',
    },
  },
  {
    key: 'work-15',
    texts: {
      en: 'If you had a day without meetings, how would it go?',
      de: 'Wie verliefe ein Tag ohne Besprechungen?',
      fr: 'Comment se passerait une journée sans réunion ?',
      ar: 'كيف يمضي يوم بلا اجتماعات؟',
    },
  },
  {
    key: 'work-16',
    texts: {
      en: 'What are you pretending to understand?',
      de: 'Was gibst du vor zu verstehen?',
      fr: 'Que fais-tu semblant de comprendre ?',
      ar: 'ما الذي تتظاهر بأنك تفهمه؟',
    },
  },
  {
    key: 'work-17',
    texts: {
      en: 'Which tool would you take to another job?',
      de: 'Welches Werkzeug nähmst du in eine andere Stelle mit?',
      fr: 'Quel outil emporterais-tu dans un autre emploi ?',
      ar: 'أيّ أداة تأخذها معك إلى عمل آخر؟',
    },
  },
  {
    key: 'work-18',
    texts: {
      en: 'Where did you learn what you do best?',
      de: 'Wo hast du gelernt, was du am besten kannst?',
      fr: 'Où as-tu appris ce que tu fais le mieux ?',
      ar: 'أين تعلّمت ما تجيده أكثر من أيّ شيء؟',
    },
  },
  {
    key: 'work-19',
    texts: {
      en: 'What did you do last thing before you stopped working, and how did you stop?',
      de: 'Was hast du zuletzt getan, bevor du aufhörtest zu arbeiten, und wie hast du aufgehört?',
      fr: 'Qu’as-tu fait en dernier avant d’arrêter de travailler, et comment as-tu arrêté ?',
      ar: 'ما آخر ما فعلته قبل أن تتوقّف عن العمل، وكيف توقّفت؟',
    },
  },
  {
    key: 'work-20',
    texts: {
      en: 'Which rule at your work should be abolished by Friday?',
      de: 'Welche Regel bei der Arbeit gehört bis Freitag abgeschafft?',
      fr: 'Quelle règle, au travail, faudrait-il abolir d’ici vendredi ?',
      ar: 'أيّ قاعدة في عملك ينبغي إلغاؤها قبل نهاية الأسبوع؟',
    },
  },
  {
    key: 'work-21',
    texts: {
      en: 'Who thanked you last, and for what?',
      de: 'Wer hat dir zuletzt gedankt, und wofür?',
      fr: 'Qui t’a dit merci en dernier, et pour quoi ?',
      ar: 'من شكرك آخر مرّة، وعلى ماذا؟',
    },
  },
  {
    key: 'work-22',
    texts: {
      en: 'What would you do with the first free month?',
      de: 'Was würdest du mit dem ersten freien Monat tun?',
      fr: 'Que ferais-tu du premier mois libre ?',
      ar: 'ماذا تفعل بأول شهر من الفراغ؟',
    },
  },
  {
    key: 'work-23',
    texts: {
      en: 'Which decision is waiting for you alone?',
      de: 'Welche Entscheidung wartet auf dich allein?',
      fr: 'Quelle décision n’attend que toi ?',
      ar: 'أيّ قرار لا ينتظر أحدًا سواك؟',
    },
  },
  {
    key: 'work-24',
    texts: {
      en: 'What did money make easier this month, and what not?',
      de: 'Was hat Geld diesen Monat leichter gemacht, und was nicht?',
      fr: 'Qu’est-ce que l’argent a facilité ce mois-ci, et quoi non ?',
      ar: 'ما الذي سهّله المال هذا الشهر، وما الذي لم يسهّله؟',
    },
  },
  {
    key: 'work-25',
    texts: {
      en: 'What would you like to be asked about your work by somebody who means it?',
      de: 'Was sollte dich jemand über deine Arbeit fragen, den es wirklich interessiert?',
      fr: 'Que voudrais-tu qu’on te demande sur ton travail, pour de vrai ?',
      ar: 'ما الذي تودّ أن يسألك عنه في عملك شخص مهتمّ حقًّا؟',
    },
  },
];
