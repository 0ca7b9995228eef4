import type { SlotProps } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useLinksOfEntry } from './api/use-links.ts';
import { isOf } from './api/use-things.ts';
import { useGrownKinds } from './grown-kinds.ts';

/** What is said of things that grew out of an entry, before it is deleted for good. */
export default function EntryLeaving({ entryId }: SlotProps['entry.leaving']) {
  const { t, i18n } = useTranslation('plan');
  const kinds = useGrownKinds();
  const links = useLinksOfEntry(entryId).data ?? [];
  const counted = kinds
    .map((kind) => ({ kind, count: links.filter((link) => isOf(kind, link)).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`fromSentence.kinds.${kind.id}.counted`, { count }));
  if (counted.length === 0) return null;
  const things = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(counted);
  return <p>{t('fromSentence.leaving', { things, count: links.length })}</p>;
}
