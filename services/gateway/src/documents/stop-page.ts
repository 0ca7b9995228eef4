import type { StopKind } from '@reflectory/contracts/reminders';
import { builtInLanguage } from '@reflectory/contracts/languages';
import type { Request } from 'express';
import * as z from 'zod';
import { textsOf } from '../languages/texts-of.ts';
import { getInstance } from '../request-context.ts';
import { iconHref } from './brand-logo.ts';
import type { DocumentParts } from './compose-document.ts';
import { documentLanguage } from './document-language.ts';
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
    reminders: words,
    unknown: z.strictObject({ heading: text, text }),
    again: text,
    settings: text,
  }),
);

const style = `:root{color-scheme:dark light}
body{font:1rem/1.5 system-ui,sans-serif;display:grid;align-content:center;min-block-size:90vh;margin:1.5rem}
main{max-inline-size:30rem;margin-inline:auto}
h1{margin-block:0 .5rem;font-size:1.5rem;font-weight:600;line-height:1.25}
p{margin-block:0 1.5rem;color:light-dark(#3c4049,#c3c6cd)}
button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:6px;background:light-dark(#22252b,#f4f3ef);color:light-dark(#fff,#17191e);cursor:pointer}
a{color:inherit}
:focus-visible{outline:2px solid currentColor;outline-offset:3px}`;

/** The page behind a link that stops something: a question with one button, that it is done, or that the link is none. */
export function stopPage(req: Request, answer: { kind: StopKind; isStopped: boolean } | null): DocumentParts {
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
      : `<a href="/settings/reminders">${escapeHtml(texts.settings)}</a>`;
  return {
    language,
    title: `${heading} · ${instance.brand.productName}`,
    description: '',
    isIndexable: false,
    styleNonce,
    icon: iconHref(instance.brand),
    inlineStyles: [style],
    styles: [],
    scripts: [],
    preload: [],
    body: `<main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(sentence)}</p>${next}</main>`,
  };
}
