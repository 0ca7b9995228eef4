import type { Language } from '@reflectory/contracts/languages';

const notices = {
  empty: {
    en: 'There are no words here to read, so nothing is said about them.',
    de: 'Hier stehen keine Wörter, die sich lesen ließen. Deshalb steht hier auch keine Deutung.',
    fr: 'Il n’y a pas encore de mots à lire ici, donc rien n’en est dit.',
    ar: 'لا توجد هنا كلمات يمكن قراءتها، لذلك لا يقال عنها شيء.',
  },
  otherLanguage: {
    en: 'Texts in English, German, French and Arabic can be read here. This one seems to be in another language, so nothing was guessed.',
    de: 'Hier lassen sich Texte auf Englisch, Deutsch, Französisch und Arabisch lesen. Dieser scheint in einer anderen Sprache zu sein, deshalb wurde nichts geraten.',
    fr: 'Les textes en anglais, en allemand, en français et en arabe peuvent être lus ici. Celui-ci semble être dans une autre langue : rien n’a donc été deviné.',
    ar: 'تُقرأ هنا النصوص الإنجليزية والألمانية والفرنسية والعربية. يبدو أن هذا النص بلغة أخرى، لذلك لم يُخمَّن شيء.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** What is said when a text could not be read. */
export const notice = (reason: keyof typeof notices, language: Language): string => notices[reason][language];
