import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './skeleton.module.css';

export type SkeletonProps = {
  shape?: 'text' | 'title' | 'block' | 'circle';
  /** For `text`: how many lines come. */
  lines?: number;
  /** What is loading; give it to one skeleton of a page only. */
  label?: string | undefined;
  className?: string | undefined;
};

/** The shape of what comes. Stands still, and shows itself only after 300 ms. */
export function Skeleton({ shape = 'text', lines = 3, label, className }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <div className={classNames(classes.skeleton, className)} {...(label && { role: 'status' })}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: count }, (_, line) => (
        <span key={line} aria-hidden="true" className={classes.bone} data-shape={shape} />
      ))}
    </div>
  );
}
