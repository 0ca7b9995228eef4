import type { Language } from '@reflectory/contracts/languages';
import type { LinkMailTexts } from '@reflectory/runtime/mail';

/** What the mail on the day of a decision says: nothing of what was decided. */
export const decisionTexts: Readonly<Record<Language, (product: string, stopUrl: string) => LinkMailTexts>> =
  {
    en: (product, stopUrl) => ({
      subject: `A day for looking back, in ${product}`,
      lead: 'You named this day for looking back on what you decided. What happened?',
      action: 'Say what happened',
      note: `To get no more of these mails: ${stopUrl}`,
    }),
    de: (product, stopUrl) => ({
      subject: `Ein Tag zum Zurückschauen in ${product}`,
      lead: 'Du hast diesen Tag gewählt, um auf eine Entscheidung zurückzuschauen. Was ist daraus geworden?',
      action: 'Sagen, was daraus wurde',
      note: `So bekommst du diese Mails nicht mehr: ${stopUrl}`,
    }),
    fr: (product, stopUrl) => ({
      subject: `Un jour pour regarder en arrière, dans ${product}`,
      lead: 'Tu as choisi ce jour pour revenir sur ce que tu as décidé. Qu’en est-il advenu ?',
      action: 'Dire ce qu’il en est advenu',
      note: `Pour ne plus recevoir ces messages : ${stopUrl}`,
    }),
    ar: (product, stopUrl) => ({
      subject: `يوم للنظر إلى الوراء في ${product}`,
      lead: 'اخترتَ هذا اليوم لتعود إلى ما قرّرته. ماذا حدث؟',
      action: 'قل ماذا حدث',
      note: `لإيقاف هذه الرسائل: ${stopUrl}`,
    }),
  };
