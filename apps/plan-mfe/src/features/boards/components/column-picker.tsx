import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScene } from '../model/board-context.ts';
import classes from './board-room.module.css';

/** The column whose beginning is nearest to that of the strip; on a phone it is the one that is shown. */
function nearestColumn(strip: HTMLElement): string | null {
  const { left, width } = strip.getBoundingClientRect();
  const distances = [...strip.querySelectorAll<HTMLElement>('[data-column]')].map((column) => {
    const box = column.getBoundingClientRect();
    const isNarrow = box.width > width / 2;
    return { id: column.dataset['column'] ?? null, far: isNarrow ? Math.abs(box.left - left) : 0 };
  });
  return distances.toSorted((a, b) => a.far - b.far)[0]?.id ?? null;
}

/** Which column a phone shows, within reach of the thumb; swiping does the same. */
export function ColumnPicker({ strip }: { strip: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('plan');
  const { columns, placed } = useScene();
  const [shown, setShown] = useState<string | null>(null);
  const key = columns.map(({ id }) => id).join();
  useEffect(() => {
    const { current } = strip;
    if (!current) return undefined;
    const look = () => setShown(nearestColumn(current));
    look();
    current.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      current.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [strip, key]);
  const active = shown ?? columns[0]?.id;
  return (
    <nav className={classes.picker} aria-label={t('boards.columns')}>
      {columns.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={classes.pick}
          aria-pressed={active === id}
          onClick={() =>
            strip.current
              ?.querySelector(`[data-column="${id}"]`)
              ?.scrollIntoView({ behavior: 'smooth', inline: 'center', block: 'nearest' })
          }
        >
          <span dir="auto">{title}</span> {placed.get(id)?.length ?? 0}
        </button>
      ))}
    </nav>
  );
}
