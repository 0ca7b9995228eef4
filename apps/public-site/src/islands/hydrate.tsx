import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { textsByLanguage, type Texts } from '../texts/index.ts';
import { Toasts } from './toasts.tsx';

/** Makes the prerendered island `name` interactive, in the language of the page. */
export function hydrateIsland(name: string, Part: ComponentType<{ texts: Texts }>): void {
  const element = document.querySelector(`[data-island="${name}"]`);
  if (!element) return;
  const language = document.documentElement.lang === 'de' ? 'de' : 'en';
  hydrateRoot(element, <Part texts={textsByLanguage[language]} />);
  const notifications = document.body.appendChild(document.createElement('div'));
  createRoot(notifications).render(<Toasts />);
}
