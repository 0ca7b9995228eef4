import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-deck.module.css';

/** Paper of 16:9, at the width of a slide on a screen, with nothing of the page on it but the slides. */
function slidePaper(deck: string): CSSStyleSheet {
  const paper = new CSSStyleSheet();
  paper.replaceSync(
    `@page { size: 13.333in 7.5in; margin: 0 } @media print { body > :not(.${deck}) { display: none !important } }`,
  );
  return paper;
}

/**
 * Prints every slide on a page of its own, which browsers save as a PDF. The slides stand beside the page in the light
 * theme, and only on paper.
 */
export function usePrintDeck() {
  const [slides, setSlides] = useState<readonly ReactNode[] | null>(null);

  useEffect(() => {
    if (!slides) return undefined;
    const done = () => setSlides(null);
    window.addEventListener('afterprint', done, { once: true });
    // Only while it is printed: the styles of a remote reach nothing beyond it.
    const paper = slidePaper(String(classes.deck));
    document.adoptedStyleSheets.push(paper);
    let isGone = false;
    // A picture that is not there yet would be missing on paper.
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`.${classes.deck} img`)];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
      window.removeEventListener('afterprint', done);
    };
  }, [slides]);

  const printStage =
    slides &&
    createPortal(
      <div className={classes.deck} data-theme="light" aria-hidden="true" inert>
        {slides.map((slide, index) => (
          <div key={index} className={classes.slide}>
            {slide}
          </div>
        ))}
      </div>,
      document.body,
    );
  return { printDeck: setSlides, printStage };
}
