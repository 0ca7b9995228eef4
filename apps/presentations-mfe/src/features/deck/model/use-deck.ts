import { wrapIndex } from '@reflectory/domain/deck';
import { useState } from 'react';
import { pageCount, type Slide } from './slides.ts';

/** Where a person is in a deck. Slides and pages count from 0 and wrap around. */
export type DeckState = {
  slides: readonly Slide[];
  index: number;
  page: number;
  pages: number;
  goTo(index: number): void;
  next(): void;
  previous(): void;
  turnPage(step: number): void;
};

/** Position in a deck: starts at 0 and wraps; every slide is entered at its first page (specification, section 4). */
export function useDeck(slides: readonly Slide[]): DeckState {
  const [position, setPosition] = useState({ index: 0, page: 0 });
  const index = Math.min(position.index, Math.max(0, slides.length - 1));
  const slide = slides[index];
  const pages = slide ? pageCount(slide) : 1;
  const step = (by: number) => setPosition({ index: wrapIndex(index, by, slides.length), page: 0 });
  return {
    slides,
    index,
    page: Math.min(position.page, pages - 1),
    pages,
    goTo: (target) => setPosition({ index: wrapIndex(target, 0, slides.length), page: 0 }),
    next: () => step(1),
    previous: () => step(-1),
    turnPage: (by) => setPosition(({ page }) => ({ index, page: wrapIndex(page, by, pages) })),
  };
}
