import type { SlideOf } from '../model/slides.ts';
import classes from './outline-slides.module.css';
import { SlideBody } from './slide-frame.tsx';

/** What an outline is about, and its branches. */
export function ChaptersSlide({ slide }: { slide: SlideOf<'chapters'> }) {
  return (
    <div className={classes.cover}>
      <h2 className={classes.title} dir="auto">
        {slide.title}
      </h2>
      {slide.note !== '' && (
        <p className={classes.note} dir="auto">
          {slide.note}
        </p>
      )}
      <ul className={classes.chapters}>
        {slide.chapters.map((chapter, index) => (
          <li key={index} dir="auto">
            {chapter}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A branch of an outline, and what hangs on it. */
export function BranchSlide({ slide }: { slide: SlideOf<'branch'> }) {
  return (
    <SlideBody heading={slide.above}>
      <div className={classes.branch}>
        <h3 className={classes.title} dir="auto">
          {slide.title}
        </h3>
        {slide.note !== '' && (
          <p className={classes.note} dir="auto">
            {slide.note}
          </p>
        )}
        {slide.items.length > 0 && (
          <ul className={classes.items}>
            {slide.items.map(({ text, isBelow }, index) => (
              <li key={index} data-below={isBelow || undefined}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SlideBody>
  );
}
