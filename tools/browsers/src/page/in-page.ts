/** What a walk looks for: a role and a name, as a person who hears the page would. */
export type Wanted = { role: keyof typeof SELECTORS; name: string; isExact?: boolean };

/** Elements of a role, native or said. */
export const SELECTORS = {
  button: 'button,[role=button],input[type=submit]',
  link: 'a[href]',
  textbox:
    'input:not([type=checkbox],[type=radio],[type=file],[type=hidden]),textarea,[role=textbox],[contenteditable=true]',
  heading: 'h1,h2,h3,h4,h5,h6',
  option: '[role=option]',
  timer: '[role=timer]',
  alert: '[role=alert]',
} as const;

/**
 * Where the middle of the first element is that is seen, has this role and name and can be pressed; null where none is.
 * Runs in the page, so that it knows nothing but its arguments.
 */
export function locate(
  selector: string,
  name: string,
  isExact: boolean,
): { x: number; y: number; text: string; hasFocus: boolean } | null {
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    const labels =
      'labels' in element
        ? [...(((element as HTMLInputElement).labels as Iterable<Element> | null) ?? [])]
        : [];
    const named = by ? by.split(/\s+/).map((id) => document.getElementById(id)) : labels;
    const words =
      element.getAttribute('aria-label') ??
      (named.length > 0 ? named.map((one) => one?.textContent ?? '').join(' ') : element.textContent);
    return (words ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const isMeant = (element: Element) =>
    (isExact ? nameOf(element) === name : nameOf(element).includes(name)) && element.checkVisibility();
  const found = [...document.querySelectorAll(selector)].find(isMeant) as HTMLElement | undefined;
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const isFree = hit !== null && (found.contains(hit) || hit.contains(found));
  const hasFocus = found.contains(document.activeElement);
  return isFree
    ? { x, y, hasFocus, text: ('value' in found ? String(found.value) : found.textContent) ?? '' }
    : null;
}

/** Whether a text is seen. */
export function sees(text: string): boolean {
  return document.body.innerText.includes(text);
}
