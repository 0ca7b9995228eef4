import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './workflows.module.css';

type ThingsProps = {
  count: number;
  /** How many there are, where that is more. */
  total: number;
  isOpen?: boolean;
  things: readonly { at: number; title: string; lines: readonly ReactNode[] }[];
};

/** What is done for each thing of a list, below how many there are. */
export function Things({ count, total, isOpen = false, things }: ThingsProps) {
  const { t } = useTranslation('flows');
  const id = useId();
  const many =
    total > count ? t('workflows.each.more', { first: count, total }) : t('workflows.each.count', { count });
  if (count === 0) return <p className={classes.quiet}>{t('workflows.each.none')}</p>;
  return (
    <details open={isOpen}>
      <summary id={id} className={classes.quiet}>
        {many}
      </summary>
      <ol aria-labelledby={id} className={classes.things}>
        {things.map(({ at, title, lines }) => (
          <li key={at}>
            <bdi>{title}</bdi>
            <ul className={classes.within}>
              {lines.map((line, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- two steps may say the same
                <li key={place}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
