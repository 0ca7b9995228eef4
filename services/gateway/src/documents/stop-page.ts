import type { StopKind } from '@reflectory/contracts/reminders';
import { builtInLanguage } from '@reflectory/contracts/languages';
import type { Request } from 'express';
import * as z from 'zod';
import { textsOf } from '../languages/texts-of.ts';
import { getInstance } from '../request-context.ts';
import { iconHref, logoSvg } from './brand-logo.ts';
import { brandSheetOf } from './brand-sheet.ts';
import type { DocumentParts, LinkedFile } from './compose-document.ts';
import { documentLanguage, languageLinks } from './document-language.ts';
import { escapeHtml } from './escape-html.ts';

const text = z.string().min(1);
/** What is asked, what the button says, and what is said when it is done. */
const words = z.strictObject({ heading: text, text, action: text, done: text });
const stopTexts = textsOf(
  'stop-links',
  z.strictObject({
    'reminder-mails': words,
    'decision-mails': words,
    'review-mails': words,
    'notification-mails': words,
    reminders: words,
    'goal-mails': words,
    'goal-reminders': words,
    unknown: z.strictObject({ heading: text, text }),
    again: text,
    settings: text,
  }),
);

/** The colours and type of the product, for a page that needs no release. */
const style = `:root{color-scheme:dark;--page:oklch(.17 .012 265);--text:oklch(.95 .008 90);--quiet:oklch(.76 .01 90);--line:oklch(.31 .014 265)}
:root[data-theme=light]{color-scheme:light;--page:oklch(.985 .006 85);--text:oklch(.22 .015 265);--quiet:oklch(.44 .014 265);--line:oklch(.9 .008 85)}
body{box-sizing:border-box;display:flex;flex-direction:column;min-block-size:100dvh;max-inline-size:44rem;margin:0 auto;padding:1rem 1.5rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
html{background:var(--page)}
.brand{display:inline-flex;align-items:center;gap:.5rem;align-self:start;min-block-size:2.75rem;color:inherit;font-weight:600;text-decoration:none}
.brand svg{color:var(--color-accent)}
main{flex:1;padding-block:clamp(3rem,14vh,7rem) 3rem}
h1{margin:0;font:400 clamp(1.9rem,7vw,2.75rem)/1.15 'Noto Naskh Arabic',Georgia,'Times New Roman',serif;text-wrap:balance;overflow-wrap:anywhere}
p{max-inline-size:40ch;margin-block:1rem 2rem;color:var(--quiet);font-size:1.125rem}
button,.way{font:inherit;font-weight:600;min-block-size:2.75rem;box-sizing:border-box}
button{padding:.5rem 1.5rem;border:1px solid transparent;border-radius:var(--radius-control,6px);background:var(--color-accent);color:var(--color-on-accent);cursor:pointer}
.way{display:inline-flex;align-items:center;color:var(--color-accent);text-underline-offset:.25em}
footer{display:flex;flex-wrap:wrap;gap:0 1.25rem;border-block-start:1px solid var(--line);padding-block-start:.5rem;font-size:.9375rem}
footer a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:var(--quiet);text-underline-offset:.25em}
footer a[aria-current]{color:var(--text);text-decoration:none}
:focus-visible{outline:2px solid var(--color-focus,currentColor);outline-offset:3px}`;

/** The page behind a link that stops something: a question with one button, that it is done, or that the link is none. */
export function stopPage(
  req: Request,
  answer: { kind: StopKind; isStopped: boolean } | null,
  themeScript: LinkedFile | undefined,
): DocumentParts {
  const instance = getInstance(req);
  const language = documentLanguage(req, instance);
  const { styleNonce } = req.context;
  const texts = stopTexts[builtInLanguage(language)];
  const said = answer && texts[answer.kind];
  const [heading, sentence] = !said
    ? [texts.unknown.heading, texts.unknown.text]
    : answer.isStopped
      ? [said.done, texts.again]
      : [said.heading, said.text];
  const next =
    said && !answer.isStopped
      ? `<form method="post"><button type="submit">${escapeHtml(said.action)}</button></form>`
      : `<a class="way" href="/settings/reminders">${escapeHtml(texts.settings)}</a>`;
  const { brand } = instance;
  const languages = languageLinks(req, instance, language);
  const brandLink = `<a class="brand" href="/">${logoSvg(brand)}<span dir="auto">${escapeHtml(brand.productName)}</span></a>`;
  const footer = languages && `<footer>${languages}</footer>`;
  return {
    language,
    title: `${heading} · ${brand.productName}`,
    description: '',
    isIndexable: false,
    styleNonce,
    icon: iconHref(brand),
    themeScript,
    inlineStyles: [brandSheetOf(instance).css, style],
    styles: [],
    scripts: [],
    preload: [],
    body: `<header>${brandLink}</header><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(sentence)}</p>${next}</main>${footer}`,
  };
}
