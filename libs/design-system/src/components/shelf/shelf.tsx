import { Children, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import classes from './shelf.module.css';

export type ShelfItemProps = {
  name: string;
  /** Language of name and promise, where it is not that of the page. */
  lang?: string | undefined;
  /** Where it leads. */
  href: string;
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
        <Link href={href} variant="plain" className={classes.name}>
          <span lang={lang} dir="auto">
            {name}
          </span>
        </Link>
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
  /** How many are shown before somebody asks for all, by a button of this label; all of them when left out. */
  first?: { count: number; showAll: string } | undefined;
};

/** Things under a heading; without things it is not there, also where others draw them and none comes. */
export function Shelf({ title, children, isGrid = false, first }: ShelfProps) {
  const headingId = useId();
  const [isWhole, setWhole] = useState(false);
  const items = Children.toArray(children);
  if (items.length === 0) return null;
  const cut = !isWhole && first && items.length > first.count ? first : null;
  return (
    <section aria-labelledby={headingId} className={classes.shelf}>
      <h2 id={headingId} className={classes.heading}>
        {title}
      </h2>
      <ShelfList isGrid={isGrid}>{cut ? items.slice(0, cut.count) : items}</ShelfList>
      {cut && (
        <Button
          className={classes.more}
          size="small"
          variant="bare"
          aria-label={`${cut.showAll}: ${title}`}
          onPress={() => setWhole(true)}
        >
          {cut.showAll} ({items.length})
        </Button>
      )}
    </section>
  );
}
