import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

const KEY = 'reflectory.journal.list';

/** Notes that this page is a list from which entries are opened: the way back from an entry leads here. */
export function useAsListPlace(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, pathname + search);
    } catch {
      // Without a storage the way back leads to the journal.
    }
  }, [pathname, search]);
}

/** The list that was left for this page, in this tab; the journal where there was none. */
export function useWayBack(): { href: string; label: string } {
  const { t } = useTranslation('journal');
  const [place] = useState(() => {
    try {
      return sessionStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  });
  if (place.startsWith('/journal/search')) return { href: place, label: t('search.title') };
  if (place.startsWith('/entries')) return { href: place, label: t('entries.title') };
  if (place.startsWith('/journal/calendar')) return { href: place, label: t('calendar.title') };
  // An instance that calls the journal otherwise calls it so everywhere.
  return { href: '/journal', label: t('nav:journal', { defaultValue: t('back') }) };
}
