import { directionOf, type Language } from '@reflectory/contracts/languages';
import { type AccountNotice, accountTexts } from './account-texts.ts';
import { escapeHtml } from './escape-html.ts';
import type { LinkMailTexts, LinkMailType, MailText, MailTexts } from './mail-texts.ts';
import type { Mail } from './mailer.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const texts: Record<Language, MailTexts> = { en, de, fr, ar };

/** In whose name and language a mail speaks. */
type Sender = { productName: string; language: Language };

/** Subject and both parts of a mail with a link, and the code in its stead, in the instance's name and language. */
export function composeLinkMail(
  mail: Sender & { type: LinkMailType; url: string; code: string },
): Omit<Mail, 'to'> {
  const { code: above, [mail.type]: text } = texts[mail.language];
  const { text: inText, html } = codeMatter(mail.code);
  const below = {
    text: `\n\n${above} ${inText}`,
    html: `</p>\n<p style="margin:0 0 8px;font-size:14px">${escapeHtml(above)}</p>\n<p style="margin:0 0 24px">${html}`,
  };
  return withLink(mail, text(mail.productName), below);
}

/** The same about somebody's account; `date` is the day that the mail names. */
export function composeAccountMail(
  mail: Sender & { notice: AccountNotice; date: Date; url: string },
): Omit<Mail, 'to'> {
  const { notice, productName, language, date } = mail;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return withLink(mail, accountTexts[language][notice](productName, day));
}

type Matter = { text: string; html: string };

function withLink(
  mail: Sender & { url: string },
  text: LinkMailTexts,
  below: Matter = { text: '', html: '' },
): Omit<Mail, 'to'> {
  const { url } = mail;
  const link = `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#22252b;color:#ffffff;text-decoration:none">${escapeHtml(text.action)}</a>`;
  return frame(mail, text, { text: `${text.action}:\n${url}${below.text}`, html: `${link}${below.html}` });
}

/** The same with a code that is typed. */
export function composeCodeMail(mail: Sender & { code: string }): Omit<Mail, 'to'> {
  const { productName, language, code } = mail;
  return frame(mail, texts[language].reauthentication(productName), codeMatter(code));
}

function codeMatter(code: string): Matter {
  const html = `<span dir="ltr" style="font:600 28px/1.2 ui-monospace,monospace;letter-spacing:4px">${escapeHtml(code)}</span>`;
  return { text: code, html };
}

function frame(
  { productName, language }: Sender,
  { subject, lead, note }: MailText,
  matter: Matter,
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
