import { directionOf, type Language } from '@reflectory/contracts/languages';
import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mailer.ts';

/** What a mail says above and below the one thing that it is sent for. */
export type MailText = { subject: string; lead: string; note: string };
/** What a mail with a link says. */
export type LinkMailTexts = MailText & { action: string };

/** In whose name and language a mail speaks. */
export type MailSender = { productName: string; language: Language };

/** The one thing that a mail is sent for, in both of its parts. */
type MailMatter = { text: string; html: string };

/** A mail with a link; `code` is written below it, with what is said above the code. */
export function composeLinkMail(
  mail: MailSender & { url: string; code?: { above: string; digits: string } },
  text: LinkMailTexts,
): Omit<Mail, 'to'> {
  const { url, code } = mail;
  const link = `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#22252b;color:#ffffff;text-decoration:none">${escapeHtml(text.action)}</a>`;
  const below = code ? codeBelow(code) : { text: '', html: '' };
  return frame(mail, text, { text: `${text.action}:\n${url}${below.text}`, html: `${link}${below.html}` });
}

function codeBelow({ above, digits }: { above: string; digits: string }): MailMatter {
  const { text, html } = codeMatter(digits);
  return {
    text: `\n\n${above} ${text}`,
    html: `</p>\n<p style="margin:0 0 8px;font-size:14px">${escapeHtml(above)}</p>\n<p style="margin:0 0 24px">${html}`,
  };
}

/** The same with a code that is typed. */
export function composeCodeMail(mail: MailSender & { code: string }, text: MailText): Omit<Mail, 'to'> {
  return frame(mail, text, codeMatter(mail.code));
}

/** A day as a mail names it, for instance `1 March 2026`. */
export const mailDate = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

function codeMatter(code: string): MailMatter {
  const html = `<span dir="ltr" style="font:600 28px/1.2 ui-monospace,monospace;letter-spacing:4px">${escapeHtml(code)}</span>`;
  return { text: code, html };
}

function frame(
  { productName, language }: MailSender,
  { subject, lead, note }: MailText,
  matter: MailMatter,
): Omit<Mail, 'to'> {
  return {
    subject,
    text: [lead, matter.text, note, productName].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f3ef;color:#22252b;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(productName)}</p>
<p style="margin:0 0 24px">${escapeHtml(lead)}</p>
<p style="margin:0 0 24px">${matter.html}</p>
<p style="margin:0;font-size:14px;color:#5b606b">${escapeHtml(note)}</p>
</div>
</body>
</html>
`,
  };
}
