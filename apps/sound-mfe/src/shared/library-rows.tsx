import type { LibraryKind, LibraryShelf, Shelved } from '@reflectory/contracts/library';
import { findThings, isWholeShelf } from '@reflectory/domain/library';
import { Shelf, ShelfItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sounding } from '../player/player-state.ts';

export type LibraryThing = Shelved & { href: string; facts: string };
/** One that is heard at a press. */
export type HeardThing = LibraryThing & { sounding: Sounding };

export type LibraryRowsProps<Thing extends LibraryThing> = {
  kind: LibraryKind & ('meditation' | 'soundscape' | 'music' | 'breathing');
  /** What the kind is called, above several. */
  title: string;
  things: readonly Thing[];
  asked: LibraryShelf;
  /** One more button for a thing. */
  more?: (thing: Thing) => ReactNode;
};

/** What of a kind the library asked for: under its name, or as rows of a list of the library's own. */
export function LibraryRows<Thing extends LibraryThing>(props: LibraryRowsProps<Thing>) {
  const { kind, title, things, asked, more } = props;
  const { t } = useTranslation('sound');
  const { Slot } = usePlatform();
  const items = findThings(kind, things, asked).map((thing) => (
    <ShelfItem
      key={thing.key}
      name={thing.name}
      href={thing.href}
      promise={asked.isBare ? undefined : thing.promise}
      facts={asked.isBare ? t(`library.kinds.${kind}`) : thing.facts}
      actions={
        <>
          {more?.(thing)}
          <Slot name="library.star" props={{ thing: { kind, key: thing.key }, name: thing.name }} />
        </>
      }
    />
  ));
  return asked.isBare ? (
    items
  ) : (
    <Shelf isGrid title={title} isShort={isWholeShelf(asked)}>
      {items}
    </Shelf>
  );
}
