import type { Language } from '@reflectory/contracts/languages';
import type { StopKind } from '@reflectory/contracts/reminders';

/** What is asked, what the button says, and what is said when it is done. */
type Words = { heading: string; text: string; action: string; done: string };
type Texts = Readonly<Record<StopKind | 'unknown', Words>> & { again: string; settings: string };

/** What the pages behind links of mails say. */
export const stopTexts: Readonly<Record<Language, Texts>> = {
  en: {
    'reminder-mails': {
      heading: 'Stop reminders by mail?',
      text: 'No more mails will remind you to write. Everything else stays as it is.',
      action: 'Stop these mails',
      done: 'Reminders by mail are off',
    },
    'decision-mails': {
      heading: 'Stop mails about decisions?',
      text: 'No more mails will come on the days of your decisions. Everything else stays as it is.',
      action: 'Stop these mails',
      done: 'Mails about decisions are off',
    },
    reminders: {
      heading: 'Pause reminders?',
      text: 'Nothing will remind you to write until you switch it on again.',
      action: 'Pause',
      done: 'Reminders are paused',
    },
    unknown: {
      heading: 'This link is not valid',
      text: 'It may have been cut off. What you are sent can be changed in the settings.',
      action: '',
      done: '',
    },
    again: 'You can switch this on again in the settings at any time.',
    settings: 'To the settings',
  },
  de: {
    'reminder-mails': {
      heading: 'Erinnerungen per Mail beenden?',
      text: 'Keine Mail erinnert dich mehr ans Schreiben. Alles andere bleibt, wie es ist.',
      action: 'Diese Mails beenden',
      done: 'Erinnerungen per Mail sind aus',
    },
    'decision-mails': {
      heading: 'Mails zu Entscheidungen beenden?',
      text: 'An den Tagen deiner Entscheidungen kommen keine Mails mehr. Alles andere bleibt, wie es ist.',
      action: 'Diese Mails beenden',
      done: 'Mails zu Entscheidungen sind aus',
    },
    reminders: {
      heading: 'Erinnerungen pausieren?',
      text: 'Nichts erinnert dich ans Schreiben, bis du es wieder einschaltest.',
      action: 'Pausieren',
      done: 'Erinnerungen pausieren',
    },
    unknown: {
      heading: 'Dieser Link ist nicht gültig',
      text: 'Vielleicht wurde er abgeschnitten. Was du bekommst, lässt sich in den Einstellungen ändern.',
      action: '',
      done: '',
    },
    again: 'In den Einstellungen kannst du das jederzeit wieder einschalten.',
    settings: 'Zu den Einstellungen',
  },
  fr: {
    'reminder-mails': {
      heading: 'Arrêter les rappels par e-mail ?',
      text: 'Plus aucun e-mail ne te rappellera d’écrire. Tout le reste ne change pas.',
      action: 'Arrêter ces e-mails',
      done: 'Les rappels par e-mail sont arrêtés',
    },
    'decision-mails': {
      heading: 'Arrêter les e-mails sur les décisions ?',
      text: 'Plus aucun e-mail ne viendra les jours de tes décisions. Tout le reste ne change pas.',
      action: 'Arrêter ces e-mails',
      done: 'Les e-mails sur les décisions sont arrêtés',
    },
    reminders: {
      heading: 'Suspendre les rappels ?',
      text: 'Rien ne te rappellera d’écrire jusqu’à ce que tu les réactives.',
      action: 'Suspendre',
      done: 'Les rappels sont suspendus',
    },
    unknown: {
      heading: 'Ce lien n’est pas valable',
      text: 'Il a peut-être été coupé. Ce que tu reçois se change dans les réglages.',
      action: '',
      done: '',
    },
    again: 'Tu peux le réactiver à tout moment dans les réglages.',
    settings: 'Aller aux réglages',
  },
  ar: {
    'reminder-mails': {
      heading: 'إيقاف التذكير بالبريد؟',
      text: 'لن تصلك رسائل تذكّرك بالكتابة. ويبقى كل شيء آخر كما هو.',
      action: 'أوقف هذه الرسائل',
      done: 'أُوقف التذكير بالبريد',
    },
    'decision-mails': {
      heading: 'إيقاف الرسائل عن القرارات؟',
      text: 'لن تصلك رسائل في أيام قراراتك. ويبقى كل شيء آخر كما هو.',
      action: 'أوقف هذه الرسائل',
      done: 'أُوقفت الرسائل عن القرارات',
    },
    reminders: {
      heading: 'إيقاف التذكير مؤقتًا؟',
      text: 'لن يذكّرك شيء بالكتابة حتى تعيد تشغيله.',
      action: 'إيقاف مؤقت',
      done: 'أُوقف التذكير مؤقتًا',
    },
    unknown: {
      heading: 'هذا الرابط غير صالح',
      text: 'ربما قُطع جزء منه. يمكنك تغيير ما يصلك في الإعدادات.',
      action: '',
      done: '',
    },
    again: 'يمكنك تشغيله من جديد في الإعدادات في أي وقت.',
    settings: 'إلى الإعدادات',
  },
};
