import type { Language } from '@reflectory/contracts/languages';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What a first view says around people's words: the same as the page that takes its place (a test compares them). */
export type FirstViewTexts = {
  unavailableDetail: string;
  signUp: string;
  createYourOwn: string;
  sharedOn: string;
  noSections: string;
  artwork: string;
  question: string;
  answer: string;
  notAnswered: string;
  noSummary: string;
  responses: Forms;
  entries: Forms;
  /** Headings of slides by their type. */
  slides: Readonly<Record<string, string>> & { unknown: string };
};

export const firstViewTexts: Readonly<Record<Language, FirstViewTexts>> = {
  en: {
    unavailableDetail: 'The public share link has been revoked or does not exist.',
    signUp: 'Sign up or log in',
    createYourOwn: 'Create your own →',
    sharedOn: 'Shared on {{date}}',
    noSections: 'Nothing of this presentation was shared.',
    artwork: 'Generated artwork for “{{title}}”',
    question: 'Question',
    answer: 'Answer',
    notAnswered: 'Not answered',
    noSummary: 'There was too little text for a summary.',
    responses: {
      one: '{{count}} response',
      other: '{{count}} responses',
    },
    entries: {
      one: '{{count}} entry',
      other: '{{count}} entries',
    },
    slides: {
      title: 'Title',
      summary: 'Summary',
      questions: 'Questions',
      answers: 'Answers',
      artwork: 'Artwork',
      insights: 'Insights',
      overview: 'Overview',
      emotions: 'Emotions',
      themes: 'Themes',
      suggestions: 'Insights',
      personality: 'Personality',
      timeline: 'Timeline',
      next_steps: 'Next steps',
      unknown: 'Unknown',
    },
  },
  de: {
    unavailableDetail: 'Der öffentliche Link wurde gelöscht oder existiert nicht.',
    signUp: 'Registrieren oder anmelden',
    createYourOwn: 'Eigene erstellen →',
    sharedOn: 'Geteilt am {{date}}',
    noSections: 'Von dieser Präsentation wurde nichts geteilt.',
    artwork: 'Erzeugtes Bild zu „{{title}}“',
    question: 'Frage',
    answer: 'Antwort',
    notAnswered: 'Nicht beantwortet',
    noSummary: 'Für eine Zusammenfassung war zu wenig Text da.',
    responses: {
      one: '{{count}} Antwort',
      other: '{{count}} Antworten',
    },
    entries: {
      one: '{{count}} Eintrag',
      other: '{{count}} Einträge',
    },
    slides: {
      title: 'Titel',
      summary: 'Zusammenfassung',
      questions: 'Fragen',
      answers: 'Antworten',
      artwork: 'Bild',
      insights: 'Erkenntnisse',
      overview: 'Überblick',
      emotions: 'Gefühle',
      themes: 'Themen',
      suggestions: 'Erkenntnisse',
      personality: 'Persönlichkeit',
      timeline: 'Zeitleiste',
      next_steps: 'Nächste Schritte',
      unknown: 'Unbekannt',
    },
  },
  fr: {
    unavailableDetail: 'Le lien public a été révoqué ou n’existe pas.',
    signUp: 'S’inscrire ou se connecter',
    createYourOwn: 'Créer la tienne →',
    sharedOn: 'Partagé le {{date}}',
    noSections: 'Rien de cette présentation n’a été partagé.',
    artwork: 'Image générée pour « {{title}} »',
    question: 'Question',
    answer: 'Réponse',
    notAnswered: 'Sans réponse',
    noSummary: 'Il y avait trop peu de texte pour un résumé.',
    responses: {
      one: '{{count}} réponse',
      many: '{{count}} de réponses',
      other: '{{count}} réponses',
    },
    entries: {
      one: '{{count}} entrée',
      many: '{{count}} d’entrées',
      other: '{{count}} entrées',
    },
    slides: {
      title: 'Titre',
      summary: 'Résumé',
      questions: 'Questions',
      answers: 'Réponses',
      artwork: 'Image',
      insights: 'Éclairages',
      overview: 'Vue d’ensemble',
      emotions: 'Émotions',
      themes: 'Thèmes',
      suggestions: 'Éclairages',
      personality: 'Personnalité',
      timeline: 'Chronologie',
      next_steps: 'Prochaines étapes',
      unknown: 'Inconnu',
    },
  },
  ar: {
    unavailableDetail: 'أُلغي الرابط العام أو أنه غير موجود.',
    signUp: 'إنشاء حساب أو تسجيل الدخول',
    createYourOwn: 'أنشئ عرضك ←',
    sharedOn: 'نُشر في {{date}}',
    noSections: 'لم يُشارَك شيء من هذا العرض.',
    artwork: 'لوحة مولّدة لـ «{{title}}»',
    question: 'سؤال',
    answer: 'إجابة',
    notAnswered: 'بلا إجابة',
    noSummary: 'كان النص أقصر من أن يُلخَّص.',
    responses: {
      zero: 'لا إجابات',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '{{count}} إجابات',
      many: '{{count}} إجابة',
      other: '{{count}} إجابة',
    },
    entries: {
      zero: 'لا تدوينات',
      one: 'تدوينة واحدة',
      two: 'تدوينتان',
      few: '{{count}} تدوينات',
      many: '{{count}} تدوينة',
      other: '{{count}} تدوينة',
    },
    slides: {
      title: 'العنوان',
      summary: 'الملخص',
      questions: 'الأسئلة',
      answers: 'الإجابات',
      artwork: 'اللوحة',
      insights: 'الرؤى',
      overview: 'نظرة عامة',
      emotions: 'المشاعر',
      themes: 'الموضوعات',
      suggestions: 'الرؤى',
      personality: 'الشخصية',
      timeline: 'الخط الزمني',
      next_steps: 'الخطوات التالية',
      unknown: 'غير معروف',
    },
  },
};
