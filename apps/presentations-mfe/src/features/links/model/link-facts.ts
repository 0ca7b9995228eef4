import { isSectionVisible, sectionLabelKey, sectionsOf } from '@reflectory/domain/deck';
import type { TFunction } from 'i18next';
import type { Link } from '../api/list-links.ts';

/** Why a link opens nothing by now; null while it does. */
export function endOf(link: Pick<Link, 'expires_at' | 'view_limit' | 'opened_count'>, now: number) {
  if (link.expires_at !== null && Date.parse(link.expires_at) <= now) return 'expired';
  return link.view_limit !== null && link.opened_count >= link.view_limit ? 'exhausted' : null;
}

/** Keys of the sections that a link shows. */
export function shownSections({ presentation_type: type, presentation_data: data }: Link): string[] {
  return sectionsOf(type)
    .filter((section) => isSectionVisible(data.slide_permissions, section))
    .map((section) => sectionLabelKey(type, section));
}

/** What is to be known of a link beside its title, as sentences. */
export function factsOf(link: Link, t: TFunction<'presentations'>, language: string, now: number): string[] {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const end = endOf(link, now);
  return [
    t('links.since', { date: day.format(new Date(link.first_created_at ?? link.created_at)) }),
    ...(link.first_created_at ? [t('links.refreshed', { date: day.format(new Date(link.created_at)) })] : []),
    ...(link.expires_at
      ? [
          t(end === 'expired' ? 'links.expiredOn' : 'links.until', {
            date: moment.format(new Date(link.expires_at)),
          }),
        ]
      : []),
    ...(link.view_limit === null
      ? []
      : [t('links.openings', { count: link.view_limit, opened: link.opened_count })]),
    ...(link.has_password ? [t('links.withPassword')] : []),
    t('links.views', { count: link.view_count }),
  ];
}
