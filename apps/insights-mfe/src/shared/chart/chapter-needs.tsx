import { useId } from 'react';
import frame from './chart-frame.module.css';
import { useWording } from '../use-wording.ts';

type ChapterNoteProps = { title: string; text: string };

/** A chapter without a picture. */
export function ChapterNote({ title, text }: ChapterNoteProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={frame.chapter}>
      <h2 id={id} className={frame.title}>
        {title}
      </h2>
      <p className={frame.summary}>{text}</p>
    </section>
  );
}

type ChapterNeedsProps = { title: string; needed: number; have: number };

/** A chapter for whose picture there is too little: how much it takes, and how much there is. */
export function ChapterNeeds({ title, needed, have }: ChapterNeedsProps) {
  const { t, number } = useWording();
  return <ChapterNote title={title} text={t('needs', { needed: number(needed), have: number(have) })} />;
}
