/**
 * The texts that a script needs, which the page carries as hidden markup in its own language, filled by the gateway like
 * all of the page. Scripts hold no language at all.
 *
 * @throws Error when the page lacks one.
 */
export function readPageTexts<Key extends string>(keys: readonly Key[]): (key: Key) => string {
  const root = document.querySelector<HTMLTemplateElement>('template#page-texts')?.content;
  const texts = new Map(
    keys.map((key) => {
      const text = root?.querySelector(`[data-text="${key}"]`)?.textContent;
      if (text === undefined || text === null) throw new Error(`The page has no text "${key}"`);
      return [key, text];
    }),
  );
  return (key) => texts.get(key) ?? '';
}

/** Keys that every page with a form carries. */
export const formTextKeys = ['notifications', 'dismiss', 'unreachable'] as const;
