import type { Language } from '@reflectory/contracts/languages';
import type { LinkMailTexts } from '@reflectory/runtime/mail';

/** What a reminder says: nothing of what was written, and nothing of how long ago that was. */
export const reminderTexts: Readonly<Record<Language, (product: string, stopUrl: string) => LinkMailTexts>> =
  {
    en: (product, stopUrl) => ({
      subject: `A moment to write in ${product}`,
      lead: 'You asked to be reminded at this time. A line is enough, and so is none.',
      action: 'Write',
      note: `You choose days and times in the settings. To stop these mails at once: ${stopUrl}`,
    }),
    de: (product, stopUrl) => ({
      subject: `Ein Moment zum Schreiben in ${product}`,
      lead: 'Du wolltest um diese Zeit erinnert werden. Eine Zeile genügt, und keine auch.',
      action: 'Schreiben',
      note: `Tage und Zeiten wählst du in den Einstellungen. So enden diese Mails sofort: ${stopUrl}`,
    }),
    fr: (product, stopUrl) => ({
      subject: `Un moment pour écrire dans ${product}`,
      lead: 'Tu as demandé un rappel à cette heure. Une ligne suffit, et aucune aussi.',
      action: 'Écrire',
      note: `Tu choisis les jours et les heures dans les réglages. Pour arrêter ces messages tout de suite : ${stopUrl}`,
    }),
    ar: (product, stopUrl) => ({
      subject: `لحظة للكتابة في ${product}`,
      lead: 'طلبتَ تذكيرًا في هذا الوقت. سطر واحد يكفي، ولا بأس إن لم تكتب.',
      action: 'اكتب',
      note: `تختار الأيام والأوقات في الإعدادات. لإيقاف هذه الرسائل فورًا: ${stopUrl}`,
    }),
  };

/** What a notification says: the same, in fewer words. */
export const pushTexts: Readonly<Record<Language, { body: string; pause: string }>> = {
  en: { body: 'A moment to write, if you like.', pause: 'Pause reminders' },
  de: { body: 'Ein Moment zum Schreiben, wenn du magst.', pause: 'Erinnerungen pausieren' },
  fr: { body: 'Un moment pour écrire, si tu veux.', pause: 'Suspendre les rappels' },
  ar: { body: 'لحظة للكتابة، إن أردت.', pause: 'إيقاف التذكير مؤقتًا' },
};
