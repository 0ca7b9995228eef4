import type { LibraryIntention, LibraryShelf } from '@reflectory/contracts/library';
import { findThings, isWholeShelf } from '@reflectory/domain/library';
import { Shelf, ShelfItem } from '@reflectory/design-system';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decksQuery } from './api/list-decks.ts';
import { endOf } from './model/link-facts.ts';

/** A deck looks back. */
const INTENTIONS: readonly LibraryIntention[] = ['look-back'];

/** Decks that have a link which still opens something, for the library; named by their day where words in lists are hidden. */
export function LibraryDecks({ asked }: { asked: LibraryShelf }) {
  const { t } = useTranslation('presentations');
  const { client, language, screenPrivacy, Slot } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { data = [] } = useQuery(decksQuery(client, userId));
  const [now] = useState(Date.now);
  const days = new Intl.DateTimeFormat(language.current, { dateStyle: 'long' });
  const things = data
    .filter((deck) => endOf(deck, now) === null)
    .map(({ id, title, share_token: token, created_at: at }) => {
      const day = days.format(new Date(at));
      const name = screenPrivacy.hidesPreviews ? day : title;
      const facts = t('links.since', { date: day });
      return { key: id, name, promise: '', intentions: INTENTIONS, href: `/p/${token}`, facts };
    });
  const items = findThings('deck', things, asked).map(({ key, name, href, facts }) => (
    <ShelfItem
      key={key}
      name={name}
      href={href}
      facts={facts}
      actions={<Slot name="library.star" props={{ thing: { kind: 'deck', key }, name }} />}
    />
  ));
  if (asked.isBare) return items;
  return (
    <Shelf isGrid title={t('links.decks')} isShort={isWholeShelf(asked)}>
      {items}
    </Shelf>
  );
}
