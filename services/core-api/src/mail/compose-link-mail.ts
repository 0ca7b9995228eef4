import { directionOf, type Language } from '@reflectory/contracts';
import { escapeHtml } from './escape-html.ts';
import type { MailTexts } from './mail-texts.ts';
import type { Mail } from './mailer.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

type LinkMail = {
  type: keyof MailTexts;
  productName: string;
  language: Language;
  url: string;
};
const texts: Record<Language, MailTexts> = { en, de, fr, ar };

/** Subject and both parts of a mail with a link, in the instance's name and language. */
export function composeLinkMail({ type, productName, language, url }: LinkMail): Omit<Mail, 'to'> {
  const { subject, lead, action, note } = texts[language][type](productName);
  return {
    subject,
    text: [lead, `${action}:\n${url}`, note, productName].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
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
