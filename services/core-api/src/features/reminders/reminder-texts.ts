import type { Language } from '@reflectory/contracts/languages';
import type { LinkMailTexts } from '@reflectory/runtime/mail';

/** What a reminder says: nothing of what was written, and nothing of how long ago that was. */
export const reminderTexts: Readonly<
  Record<Language, (product: string, settingsUrl: string) => LinkMailTexts>
> = {
  en: (product, settingsUrl) => ({
    subject: `A moment to write in ${product}`,
    lead: 'You asked to be reminded at this time. A line is enough, and so is none.',
    action: 'Write',
    note: `To pause these mails or to have them at another time: ${settingsUrl}`,
  }),
  de: (product, settingsUrl) => ({
    subject: `Ein Moment zum Schreiben in ${product}`,
    lead: 'Du wolltest um diese Zeit erinnert werden. Eine Zeile genügt, und keine auch.',
    action: 'Schreiben',
    note: `So pausierst du diese Mails oder legst sie auf eine andere Zeit: ${settingsUrl}`,
  }),
  fr: (product, settingsUrl) => ({
    subject: `Un moment pour écrire dans ${product}`,
    lead: 'Tu as demandé un rappel à cette heure. Une ligne suffit, et aucune aussi.',
    action: 'Écrire',
    note: `Pour suspendre ces messages ou changer leur heure : ${settingsUrl}`,
  }),
  ar: (product, settingsUrl) => ({
    subject: `لحظة للكتابة في ${product}`,
    lead: 'طلبتَ تذكيرًا في هذا الوقت. سطر واحد يكفي، ولا بأس إن لم تكتب.',
    action: 'اكتب',
    note: `لإيقاف هذه الرسائل مؤقتًا أو تغيير وقتها: ${settingsUrl}`,
  }),
};
