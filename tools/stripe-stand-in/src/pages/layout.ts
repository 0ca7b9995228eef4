import { html, type Html } from './html.ts';
import { styles } from './styles.ts';

/** A whole page. The band on top says on each of them what this is. */
export function page(title: string, content: Html, kind: 'narrow' | 'wide' = 'narrow'): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – test payments</title>
        <link rel="icon" href="data:," />
        <style>
          ${styles}
        </style>
      </head>
      <body>
        <p class="band">
          <strong>Test payments.</strong> A stand-in for Stripe on this machine: no real card is taken, no
          money moves.
        </p>
        <main class="${kind}">${content}</main>
      </body>
    </html>`.html;
}

/** A page with nothing but a message. */
export function messagePage(title: string, text: string, link?: { href: string; label: string }): string {
  const way = link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`;
  return page(
    title,
    html`<div class="card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${way ?? null}
    </div>`,
  );
}
