import type { Language } from '@reflectory/contracts';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mailer.ts';

type LinkMail = {
  type: 'signup' | 'recovery' | 'magiclink';
  productName: string;
  language: Language;
  url: string;
};
type Texts = { subject: string; lead: string; action: string; note: string };

const texts: Record<Language, Record<LinkMail['type'], (product: string) => Texts>> = {
  en: {
    signup: (product) => ({
      subject: `Confirm your ${product} account`,
      lead: `Welcome to ${product}. Confirm that this address is yours, and you are in.`,
      action: 'Confirm address',
      note: 'The link works for 24 hours. If you did not sign up, ignore this mail.',
    }),
    recovery: (product) => ({
      subject: `Set a new ${product} password`,
      lead: `Somebody asked to set a new password for your ${product} account. If it was you, continue here.`,
      action: 'Set new password',
      note: 'The link works once, for one hour. If it was not you, ignore this mail: your password stays as it is.',
    }),
    magiclink: (product) => ({
      subject: `Your ${product} sign-in link`,
      lead: `Here is your link to sign in to ${product}.`,
      action: 'Sign in',
      note: 'The link works once, for one hour. If you did not ask for it, ignore this mail.',
    }),
  },
  de: {
    signup: (product) => ({
      subject: `Bestätige dein Konto bei ${product}`,
      lead: `Willkommen bei ${product}. Bestätige, dass diese Adresse dir gehört, und es geht los.`,
      action: 'Adresse bestätigen',
      note: 'Der Link gilt 24 Stunden. Falls du dich nicht angemeldet hast, ignoriere diese Mail.',
    }),
    recovery: (product) => ({
      subject: `Neues Passwort für ${product}`,
      lead: `Jemand möchte ein neues Passwort für dein Konto bei ${product} setzen. Wenn du es warst, geht es hier weiter.`,
      action: 'Neues Passwort setzen',
      note: 'Der Link gilt einmal und eine Stunde lang. Warst du es nicht, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    }),
    magiclink: (product) => ({
      subject: `Dein Anmeldelink für ${product}`,
      lead: `Hier ist dein Link zur Anmeldung bei ${product}.`,
      action: 'Anmelden',
      note: 'Der Link gilt einmal und eine Stunde lang. Hast du ihn nicht angefordert, ignoriere diese Mail.',
    }),
  },
};

/** Subject and both parts of a mail with a link, in the instance's name and language. */
export function composeLinkMail({ type, productName, language, url }: LinkMail): Omit<Mail, 'to'> {
  const { subject, lead, action, note } = texts[language][type](productName);
  return {
    subject,
    text: [lead, `${action}:\n${url}`, note, productName].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f3ef;color:#22252b;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(productName)}</p>
<p style="margin:0 0 24px">${escapeHtml(lead)}</p>
<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#22252b;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0;font-size:14px;color:#5b606b">${escapeHtml(note)}</p>
</div>
</body>
</html>
`,
  };
}
