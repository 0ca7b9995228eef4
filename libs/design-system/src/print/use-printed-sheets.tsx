import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './printed-sheets.module.css';

/** Paper of a size as CSS has it, with nothing of the page on it but the sheets. */
function paperOf(size: string): CSSStyleSheet {
  const paper = new CSSStyleSheet();
  paper.replaceSync(
    `@page { size: ${size}; margin: 0 } @media print { body > :not(.${classes.sheets}) { display: none !important } }`,
  );
  return paper;
}

/**
 * Prints every sheet on a page of its own, which browsers save as a PDF. The sheets stand beside the page in the light
 * theme, and only on paper; `stage` is drawn where the hook is used. `size` is as `A4` or `13.333in 7.5in`.
 */
export function usePrintedSheets(size: string) {
  const [sheets, setSheets] = useState<readonly ReactNode[] | null>(null);

  useEffect(() => {
    if (!sheets) return undefined;
    const done = () => setSheets(null);
    window.addEventListener('afterprint', done, { once: true });
    // Only while it is printed: the styles reach everything.
    const paper = paperOf(size);
    document.adoptedStyleSheets.push(paper);
    let isGone = false;
    // A picture that is not there yet would be missing on paper.
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`.${classes.sheets} img`)];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (!isGone) window.print();
    });
    return () => {
      isGone = true;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
      window.removeEventListener('afterprint', done);
    };
  }, [sheets, size]);

  const stage =
    sheets &&
    createPortal(
      <div className={classes.sheets} data-theme="light" aria-hidden="true" inert>
        {sheets.map((sheet, index) => (
          <div key={index} className={classes.sheet}>
            {sheet}
          </div>
        ))}
      </div>,
      document.body,
    );
  return { print: setSheets, stage };
}
