import { useEffect } from 'react';

export type PageHead = { title: string; description: string | null };

/** The first element that matches in the head, made when there is none. */
function headElement(selector: string, make: () => HTMLElement): Element {
  const found = document.head.querySelector(selector);
  if (found) return found;
  const made = make();
  document.head.append(made);
  return made;
}

function setDescription(description: string | null) {
  if (description === null) {
    document.head.querySelector('meta[name="description"]')?.remove();
    return;
  }
  headElement('meta[name="description"]', () => {
    const meta = document.createElement('meta');
    meta.name = 'description';
    return meta;
  }).setAttribute('content', description);
}

function setCanonical() {
  const { origin, pathname } = window.location;
  headElement('link[rel="canonical"]', () => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    return link;
  }).setAttribute('href', `${origin}${pathname}`);
}

/**
 * Title, description and canonical address of a shared page. The gateway writes them, with the structured data,
 * into the document that crawlers read; this keeps them true after a navigation inside the app.
 */
export function usePageHead({ title, description }: PageHead): void {
  useEffect(() => {
    document.title = title;
    setDescription(description);
    setCanonical();
  }, [title, description]);
}
