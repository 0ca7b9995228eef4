import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';
import type { KeptMail } from './outbox-store.ts';

/** A page and the content security policy that it needs. */
export type OutboxPage = { html: string; policy: string };

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; line-height: 1.3; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: 8px 12px 8px 0; border-bottom: 1px solid #8884; vertical-align: top; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { opacity: 0.7; } dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 16px; border: 1px solid #8884; border-radius: 8px; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;

/** All kept mails, the newest first. */
export function listPage(mails: readonly KeptMail[]): OutboxPage {
  const rows = mails.map(
    ({ id, to, subject, writtenAt }) =>
      `<tr><td><a href="/outbox/${escapeHtml(id)}">${escapeHtml(subject)}</a></td><td>${escapeHtml(to)}</td><td>${timeOf(writtenAt)}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Subject</th><th>To</th><th>When</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  return page('Outbox', mails.length === 0 ? '<p>No mail has been written yet.</p>' : table);
}

/** One mail with its text; addresses in it are links. */
export function mailPage({ from, to, subject, writtenAt, text }: KeptMail): OutboxPage {
  return page(
    subject,
    `<p><a href="/outbox">Outbox</a></p>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>When</dt><dd>${timeOf(writtenAt)}</dd></dl>
<pre>${linked(text)}</pre>`,
  );
}

/** For an id that names no mail. */
export function missingPage(): OutboxPage {
  return page('There is no such mail', '<p><a href="/outbox">Outbox</a></p>');
}

function page(title: string, content: string): OutboxPage {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${content}
</body>
</html>
`;
  return { html, policy };
}

const timeOf = (iso: string) =>
  `<time datetime="${escapeHtml(iso)}">${escapeHtml(iso.replace('T', ' ').slice(0, 19))}</time>`;

/** Only http and https addresses become links; everything is escaped. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => {
      const safe = escapeHtml(part);
      return /^https?:\/\//.test(part) ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join('');
}
