import type { MailTexts } from '../mail-texts.ts';

/** The mails in Arabic. */
export const ar: MailTexts = {
  signup: (product) => ({
    subject: `تأكيد حسابك في ${product}`,
    lead: `أهلًا بك في ${product}. يبقى تأكيد أن هذا العنوان لك، ثم يصبح كل شيء جاهزًا.`,
    action: 'تأكيد العنوان',
    note: 'يعمل الرابط مدة 24 ساعة. إن لم تُنشئ حسابًا، فتجاهل هذه الرسالة.',
  }),
  recovery: (product) => ({
    subject: `كلمة مرور جديدة لحسابك في ${product}`,
    lead: `طلب أحدهم تعيين كلمة مرور جديدة لحسابك في ${product}. إن كنت أنت، فتابع من هنا.`,
    action: 'تعيين كلمة مرور جديدة',
    note: 'يعمل الرابط مرة واحدة ومدة ساعة. إن لم تكن أنت، فتجاهل هذه الرسالة: كلمة مرورك باقية كما هي.',
  }),
  magiclink: (product) => ({
    subject: `رابط الدخول إلى ${product}`,
    lead: `هذا رابطك للدخول إلى ${product}.`,
    action: 'تسجيل الدخول',
    note: 'يعمل الرابط مرة واحدة ومدة ساعة. إن لم تطلبه، فتجاهل هذه الرسالة.',
  }),
};
