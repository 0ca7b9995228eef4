const LEVEL = /mso-list:[^;"]*\blevel(\d+)/i;
/** What Word draws before an item of a numbered list. */
const NUMBERED = /^\s*(?:\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i;

const levelOf = (element: Element): number =>
  Number(LEVEL.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

/** Word's lists are paragraphs that look like items: they become lists. */
export function makeWordLists(body: HTMLElement): void {
  const open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const item of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = levelOf(item);
    if (level === 0) continue;
    const bullet = item.querySelector('[style*="mso-list:Ignore" i]');
    const isNumbered = NUMBERED.test(bullet?.textContent ?? '');
    bullet?.remove();
    if (last === null || item.previousElementSibling !== last) open.length = 0;
    while (open.length > level) open.pop();
    while (open.length < level) {
      const list = item.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
      const parent = open.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else item.before(list);
      open.push(list);
    }
    last = open[0] ?? null;
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.append(entry);
    item.remove();
  }
}
