import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeWords } from '../../../shared/objects/components/object-notices.tsx';
import type { MapStore } from './map-store.ts';

const PLACE_FIELDS = ['parent_id', 'rank', 'side', 'place'];

/** What others did with a map, in its words. */
export function useNoticeWords(store: MapStore): NoticeWords {
  const { t } = useTranslation('plan');
  return useMemo(() => {
    const textOf = (id: unknown): string => {
      const { map, nodes } = store.getRows();
      const text = id === map.id || id === null ? map.title : nodes.get(String(id))?.text;
      return text || t('mindmaps.untitled');
    };
    const values: Record<string, (value: unknown) => string | null> = {
      text: (value) => String(value),
      title: (value) => String(value),
      note: (value) => String(value),
      label: (value) => String(value),
      icon: (value) => (value === null ? t('mindmaps.noIcon') : t(`mindmaps.icons.${String(value)}`)),
      colour: (value) => t(`mindmaps.colours.${String(value ?? 'none')}`),
      layout: (value) => t(`mindmaps.layouts.${String(value)}`),
      parent_id: (value) => t('mindmaps.notices.below', { text: textOf(value) }),
    };
    return {
      whatOf(notice) {
        const text = textOf(notice.rowId);
        if (notice.kind === 'conflict') return t(`mindmaps.notices.fields.${notice.field}`, { text });
        const fields = notice.kind === 'refused' ? Object.keys(notice.fields) : [];
        const isMoved = fields.length > 0 && fields.every((field) => PLACE_FIELDS.includes(field));
        return t(isMoved ? 'mindmaps.notices.moved' : 'mindmaps.notices.node', { text });
      },
      valueOf: (_, field, value) => values[field]?.(value) || null,
    };
  }, [store, t]);
}
