import type { Language } from '@reflectory/contracts/languages';

/** Pages that can be written without a release. */
export type PlainPage =
  | 'instance-not-found'
  | 'instance-suspended'
  | 'not-found'
  | 'rate-limited'
  | 'unavailable'
  | 'failed'
  | 'service-only';

type Words = { heading: string; text: string };

/** What the plain pages say. */
export const plainTexts: Readonly<Record<Language, Readonly<Record<PlainPage, Words>>>> = {
  en: {
    'instance-not-found': { heading: 'Instance not found', text: 'Nobody lives at this address.' },
    'instance-suspended': {
      heading: 'This instance is paused',
      text: 'Its administrators can switch it on again.',
    },
    'not-found': { heading: '404', text: 'Oops! Page not found' },
    'rate-limited': { heading: 'One moment', text: 'Too many requests came from here. Try again shortly.' },
    unavailable: { heading: 'We will be right back', text: 'Nothing is lost. Reload the page in a moment.' },
    failed: { heading: 'Something went wrong', text: 'The page could not be shown. Reload it in a moment.' },
    'service-only': { heading: 'The service runs', text: 'Programs call it here; it has no pages.' },
  },
  de: {
    'instance-not-found': { heading: 'Instanz nicht gefunden', text: 'Unter dieser Adresse wohnt niemand.' },
    'instance-suspended': {
      heading: 'Diese Instanz pausiert',
      text: 'Die Verwaltung kann sie wieder einschalten.',
    },
    'not-found': { heading: '404', text: 'Diese Seite gibt es nicht' },
    'rate-limited': {
      heading: 'Einen Moment',
      text: 'Von hier kamen zu viele Anfragen. Gleich geht es weiter.',
    },
    unavailable: {
      heading: 'Gleich sind wir wieder da',
      text: 'Nichts geht verloren. Bitte die Seite gleich neu laden.',
    },
    failed: {
      heading: 'Etwas ist schiefgegangen',
      text: 'Die Seite kann gerade nicht gezeigt werden. Bitte neu laden.',
    },
    'service-only': {
      heading: 'Der Dienst läuft',
      text: 'Programme rufen ihn hier auf; Seiten hat er keine.',
    },
  },
  fr: {
    'instance-not-found': { heading: 'Espace introuvable', text: 'Personne n’habite à cette adresse.' },
    'instance-suspended': {
      heading: 'Cet espace est en pause',
      text: 'Ses administrateurs peuvent le rouvrir.',
    },
    'not-found': { heading: '404', text: 'Cette page n’existe pas' },
    'rate-limited': {
      heading: 'Un instant',
      text: 'Trop de demandes sont venues d’ici. Réessaie dans un moment.',
    },
    unavailable: {
      heading: 'Nous revenons tout de suite',
      text: 'Rien n’est perdu. Recharge la page dans un instant.',
    },
    failed: {
      heading: 'Quelque chose s’est mal passé',
      text: 'La page n’a pas pu être affichée. Recharge-la dans un instant.',
    },
    'service-only': {
      heading: 'Le service fonctionne',
      text: 'Des programmes l’appellent ici ; il n’a pas de pages.',
    },
  },
  ar: {
    'instance-not-found': { heading: 'لا توجد مساحة هنا', text: 'لا أحد يسكن هذا العنوان.' },
    'instance-suspended': { heading: 'هذه المساحة متوقفة مؤقتًا', text: 'يمكن لمن يديرها إعادة فتحها.' },
    'not-found': { heading: '404', text: 'هذه الصفحة غير موجودة' },
    'rate-limited': { heading: 'لحظة من فضلك', text: 'وصلت من هنا طلبات كثيرة. حاول مجددًا بعد قليل.' },
    unavailable: { heading: 'سنعود بعد قليل', text: 'لم يضع شيء. أعد تحميل الصفحة بعد لحظة.' },
    'service-only': { heading: 'الخدمة تعمل', text: 'تستدعيها البرامج من هنا، وليست لها صفحات.' },
    failed: { heading: 'حدث خطأ ما', text: 'تعذّر عرض الصفحة. أعد تحميلها بعد لحظة.' },
  },
};
