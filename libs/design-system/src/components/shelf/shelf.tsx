import { Children, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useComponentTexts } from '../component-texts/component-texts.tsx';
import { Link } from '../link/link.tsx';
import classes from './shelf.module.css';

/** Things that a short shelf shows, and those that come at a press, or at once where it is not short. */
const FIRST = 4;
const SOME = 60;

export type ShelfItemProps = {
  name: string;
  /** Language of name and promise, where it is not that of the page. */
  lang?: string | undefined;
  /** Where it leads; left out where there is nothing any more. */
  href?: string;
  /** What it is good for, in a sentence. */
  promise?: string | undefined;
  /** What it is and how long it takes, in a line. */
  facts?: ReactNode;
  picture?: ReactNode;
  /** Small buttons beside the name. */
  actions?: ReactNode;
  size?: 'large' | 'small';
};

/** One thing of a shelf, as an item of a list. */
export function ShelfItem(props: ShelfItemProps) {
  const { name, lang, href, promise, facts, picture, actions, size = 'small' } = props;
  return (
    <li className={classes.item} data-size={size}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <div className={classes.words}>
        {href === undefined ? (
          <span className={classes.gone}>{name}</span>
        ) : (
          <Link href={href} variant="plain" className={classes.name}>
            <span lang={lang} dir="auto">
              {name}
            </span>
          </Link>
        )}
        {promise && (
          <p className={classes.promise} lang={lang} dir="auto">
            {promise}
          </p>
        )}
        {facts && <p className={classes.facts}>{facts}</p>}
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}

export type ShelfListProps = {
  /** `ShelfItem`s; without any there is no list. */
  children: ReactNode;
  isGrid?: boolean;
};

/** A list of things, below each other or in columns. */
export function ShelfList({ children, isGrid = false }: ShelfListProps) {
  return (
    <ul className={classes.list} data-grid={isGrid || undefined}>
      {children}
    </ul>
  );
}

export type ShelfProps = {
  title: string;
  children: ReactNode;
  isGrid?: boolean;
  /** Whether a few are shown before somebody asks for all. */
  isShort?: boolean;
};

/** Things under a heading; without things it is not there, also where others draw them and none comes. */
export function Shelf({ title, children, isGrid = false, isShort = false }: ShelfProps) {
  const headingId = useId();
  const { showAll, showMore } = useComponentTexts();
  const [asked, setAsked] = useState(0);
  const items = Children.toArray(children);
  if (items.length === 0) return null;
  const shown = Math.max(asked, isShort ? FIRST : SOME);
  const left = items.length - shown;
  const act = items.length > SOME && (asked > 0 || !isShort) ? showMore : showAll;
  return (
    <section aria-labelledby={headingId} className={classes.shelf}>
      <h2 id={headingId} className={classes.heading}>
        {title}
      </h2>
      <ShelfList isGrid={isGrid}>{items.slice(0, shown)}</ShelfList>
      {left > 0 && (
        <Button
          className={classes.more}
          size="small"
          variant="bare"
          aria-label={`${act}: ${title}`}
          onPress={() => setAsked(shown < SOME ? SOME : shown + SOME)}
        >
          {act} ({act === showAll ? items.length : left})
        </Button>
      )}
    </section>
  );
}
