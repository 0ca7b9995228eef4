import type { Language } from '@reflectory/contracts/languages';

/** What events are called: nothing of what was written or decided. */
export const calendarTexts: Readonly<
  Record<Language, { reminder: string; decision: string; sealed: string }>
> = {
  en: {
    reminder: 'A moment to write',
    decision: 'Look back on a decision',
    sealed: 'A sealed entry opens',
  },
  de: {
    reminder: 'Ein Moment zum Schreiben',
    decision: 'Auf eine Entscheidung zurückschauen',
    sealed: 'Ein versiegelter Eintrag öffnet sich',
  },
  fr: {
    reminder: 'Un moment pour écrire',
    decision: 'Revenir sur une décision',
    sealed: 'Une entrée scellée s’ouvre',
  },
  ar: {
    reminder: 'لحظة للكتابة',
    decision: 'عودة إلى قرار',
    sealed: 'تُفتح تدوينة مختومة',
  },
};
