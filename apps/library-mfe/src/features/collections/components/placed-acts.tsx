import { IconButton, Menu, useDraggable } from '@reflectory/design-system';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../model/place.ts';

/** Moves a row by the menu, and lets it be dragged; whichever area draws the row. */
export function PlacedActs({ place, name }: { place: Place; name: string }) {
  const { t } = useTranslation('library');
  const { id, isFirst, isLast, isFixed, isBack, move, more } = place;
  const acts = useRef<HTMLSpanElement>(null);
  const row = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    row.current = acts.current?.closest('li') ?? null;
    if (row.current) row.current.dataset['row'] = id;
  }, [id]);
  useDraggable(row, 'row', id, !isFixed);
  const label = t('collections.actsFor', { name });
  return (
    <span ref={acts}>
      <Menu
        label={label}
        placement="bottom end"
        trigger={
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what brought it back went as the row came
          <IconButton autoFocus={isBack} icon="ellipsis" size="small" label={label} isDisabled={isFixed} />
        }
        items={[
          {
            id: 'up',
            label: t('collections.up'),
            icon: 'chevron-up',
            isDisabled: isFirst,
            onAction: () => move(-1, name),
          },
          {
            id: 'down',
            label: t('collections.down'),
            icon: 'chevron-down',
            isDisabled: isLast,
            onAction: () => move(1, name),
          },
          ...more(name),
        ]}
      />
    </span>
  );
}
