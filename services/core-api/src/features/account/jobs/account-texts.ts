import type { Language } from '@reflectory/contracts/languages';
import type { LinkMailTexts } from '@reflectory/runtime/mail';

/** Why somebody is written to about their account. */
export type AccountNotice = 'closing' | 'kept' | 'inactive';

type Write = (product: string, date: string) => LinkMailTexts;

/** What is said about an account; `date` is written out in the same language. */
export const accountTexts: Readonly<Record<Language, Readonly<Record<AccountNotice, Write>>>> = {
  en: {
    closing: (product, date) => ({
      subject: `Your ${product} account will be deleted on ${date}`,
      lead: `Your account at ${product} is closed: your links no longer open, and you are signed out everywhere else. On ${date} everything in it is deleted for good.`,
      action: 'Keep my account',
      note: 'To keep the account, sign in before that day and choose to keep it. There you can also download everything you wrote. If it was not you who asked for this, set a new password.',
    }),
    kept: (product) => ({
      subject: `Your ${product} account stays`,
      lead: `Your account at ${product} will not be deleted. Links that you had shared stay switched off.`,
      action: 'Open',
      note: 'If it was not you who decided this, set a new password.',
    }),
    inactive: (product, date) => ({
      subject: `Do you still want your ${product} account?`,
      lead: `Nobody has signed in to your account at ${product} for nearly two years. What nobody uses is not kept for longer: on ${date} the account is closed, and two weeks later everything in it is deleted for good.`,
      action: 'Sign in',
      note: 'Signing in before that day is enough to keep it.',
    }),
  },
  de: {
    closing: (product, date) => ({
      subject: `Dein Konto bei ${product} wird am ${date} gelöscht`,
      lead: `Dein Konto bei ${product} ist geschlossen: Deine Links öffnen nichts mehr, und du bist überall sonst abgemeldet. Am ${date} wird alles darin endgültig gelöscht.`,
      action: 'Konto behalten',
      note: 'Um das Konto zu behalten, melde dich vor diesem Tag an und entscheide dich dafür. Dort kannst du auch alles herunterladen, was du geschrieben hast. Falls du das nicht warst, setze ein neues Passwort.',
    }),
    kept: (product) => ({
      subject: `Dein Konto bei ${product} bleibt`,
      lead: `Dein Konto bei ${product} wird nicht gelöscht. Links, die du geteilt hattest, bleiben abgeschaltet.`,
      action: 'Öffnen',
      note: 'Falls du das nicht warst, setze ein neues Passwort.',
    }),
    inactive: (product, date) => ({
      subject: `Möchtest du dein Konto bei ${product} behalten?`,
      lead: `Seit fast zwei Jahren hat sich niemand in deinem Konto bei ${product} angemeldet. Was niemand nutzt, wird nicht länger aufbewahrt: Am ${date} wird das Konto geschlossen, und zwei Wochen später wird alles darin endgültig gelöscht.`,
      action: 'Anmelden',
      note: 'Dich vor diesem Tag anzumelden genügt, um es zu behalten.',
    }),
  },
  fr: {
    closing: (product, date) => ({
      subject: `Ton compte ${product} sera supprimé le ${date}`,
      lead: `Ton compte ${product} est fermé : tes liens ne s’ouvrent plus et tu es déconnecté partout ailleurs. Le ${date}, tout son contenu sera supprimé définitivement.`,
      action: 'Garder mon compte',
      note: 'Pour garder le compte, connecte-toi avant ce jour et choisis de le garder. Tu peux aussi y télécharger tout ce que tu as écrit. Si la demande ne vient pas de toi, choisis un nouveau mot de passe.',
    }),
    kept: (product) => ({
      subject: `Ton compte ${product} reste`,
      lead: `Ton compte ${product} ne sera pas supprimé. Les liens que tu avais partagés restent désactivés.`,
      action: 'Ouvrir',
      note: 'Si la décision ne vient pas de toi, choisis un nouveau mot de passe.',
    }),
    inactive: (product, date) => ({
      subject: `Veux-tu garder ton compte ${product} ?`,
      lead: `Personne ne s’est connecté à ton compte ${product} depuis près de deux ans. Ce que personne n’utilise n’est pas conservé plus longtemps : le ${date}, le compte sera fermé et, deux semaines plus tard, tout son contenu sera supprimé définitivement.`,
      action: 'Se connecter',
      note: 'Il suffit de te connecter avant ce jour pour le garder.',
    }),
  },
  ar: {
    closing: (product, date) => ({
      subject: `سيُحذف حسابك في ${product} يوم ${date}`,
      lead: `أُغلق حسابك في ${product}: لم تعد روابطك تُفتح، وسُجّل خروجك من كل الأجهزة الأخرى. يوم ${date} يُحذف كل ما فيه نهائيًا.`,
      action: 'الاحتفاظ بحسابي',
      note: 'للاحتفاظ بالحساب سجّل الدخول قبل ذلك اليوم واختر الاحتفاظ به. ويمكنك هناك أيضًا تنزيل كل ما كتبته. إن لم تكن أنت من طلب ذلك فعيّن كلمة مرور جديدة.',
    }),
    kept: (product) => ({
      subject: `حسابك في ${product} باقٍ`,
      lead: `لن يُحذف حسابك في ${product}. الروابط التي شاركتها تبقى معطلة.`,
      action: 'فتح',
      note: 'إن لم تكن أنت من قرر ذلك فعيّن كلمة مرور جديدة.',
    }),
    inactive: (product, date) => ({
      subject: `هل ما زلت تريد حسابك في ${product}؟`,
      lead: `لم يسجّل أحد الدخول إلى حسابك في ${product} منذ نحو عامين. لا نحتفظ بما لا يستخدمه أحد مدة أطول: يوم ${date} يُغلق الحساب، وبعد أسبوعين يُحذف كل ما فيه نهائيًا.`,
      action: 'تسجيل الدخول',
      note: 'يكفي تسجيل الدخول قبل ذلك اليوم للاحتفاظ به.',
    }),
  },
};
