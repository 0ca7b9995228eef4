import { makeWordLists } from './word-lists.ts';

const NOT_WORDS =
  'script, style, meta, link, title, template, noscript, iframe, object, embed, svg, canvas, audio, video, button, select, nav, [hidden], [aria-hidden="true"]';

const rename = (element: Element, name: string): Element => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

/** Google Docs and Word say by styles what is bold, and wrap all in a `b` that is not. */
function makeMarks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>(
    'b[id^="docs-internal-guid"], b[style*="font-weight:normal" i]',
  )) {
    element.replaceWith(...element.childNodes);
  }
  for (const element of body.querySelectorAll<HTMLElement>('span[style], p[style]')) {
    const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
    const decoration = `${textDecoration} ${textDecorationLine}`;
    const marks = [
      /^(bold|[6-9]00)$/.test(fontWeight) && !element.closest('h1,h2,h3,h4,h5,h6') && 'strong',
      fontStyle === 'italic' && 'em',
      decoration.includes('underline') && !element.closest('a') && !element.querySelector('a') && 'u',
      decoration.includes('line-through') && 's',
    ].filter((mark) => mark !== false);
    for (const mark of marks) {
      const wrapper = element.ownerDocument.createElement(mark);
      wrapper.append(...element.childNodes);
      element.append(wrapper);
    }
  }
}

const isChecked = (item: Element, box: Element | null): boolean =>
  item.getAttribute('aria-checked') === 'true' || Boolean(box?.hasAttribute('checked'));

/** Items with a box, as Docs, GitHub and Notion write them, become a checklist. */
function makeChecklists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul')) {
    const items = [...list.children].filter((child) => child.matches('li'));
    const boxOf = (item: Element) =>
      item.querySelector(':scope > input[type="checkbox"], :scope > * > input[type="checkbox"]');
    if (items.length === 0 || !items.every((item) => item.getAttribute('role') === 'checkbox' || boxOf(item)))
      continue;
    list.setAttribute('data-type', 'taskList');
    for (const item of items) {
      const box = boxOf(item);
      item.setAttribute('data-type', 'taskItem');
      item.setAttribute('data-checked', String(isChecked(item, box)));
      box?.remove();
      for (const picture of item.querySelectorAll('img')) picture.remove();
    }
  }
}

/** A picture from elsewhere leaves what is said about it; reading an entry asks nobody for it. */
function replacePictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const words = picture.alt.trim();
    if (picture.parentElement !== body || words === '') picture.replaceWith(words);
    else rename(picture, 'p').textContent = words;
  }
}

const BLOCK = 'p, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, table, hr, div';
const isBlank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && !node.textContent?.trim();

/** Line breaks between blocks are the distance that their program keeps. */
function removeDistances(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    let before = lineBreak.previousSibling;
    let after = lineBreak.nextSibling;
    while (before && isBlank(before)) before = before.previousSibling;
    while (after && isBlank(after)) after = after.nextSibling;
    const isBlock = (node: ChildNode | null) => node instanceof Element && node.matches(BLOCK);
    if (isBlock(before) || isBlock(after)) lineBreak.remove();
  }
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A direction stays where the words do not have it by themselves. */
function removeOwnDirections(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[dir]')) {
    const [letter = ''] = /\p{L}/u.exec(element.textContent ?? '') ?? [];
    const own = RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
    if (element.getAttribute('dir')?.toLowerCase() === own) element.removeAttribute('dir');
  }
}

/** HTML from another program as the schema of documents reads it best. Whatever is unknown to both leaves its words. */
export function cleanPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(NOT_WORDS)) element.remove();
  makeWordLists(body);
  makeChecklists(body);
  makeMarks(body);
  // The schema reads styles as well: what they mean is written by now.
  for (const element of body.querySelectorAll('[style]')) element.removeAttribute('style');
  removeDistances(body);
  removeOwnDirections(body);
  replacePictures(body);
  for (const cell of body.querySelectorAll('td, th')) rename(cell, 'p');
  for (const name of ['o:p', 'font', 'center']) {
    for (const element of body.getElementsByTagName(name)) element.replaceWith(...element.childNodes);
  }
  return body.innerHTML;
}
