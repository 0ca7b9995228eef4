import { IconButton } from '@reflectory/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapCommand } from '../model/map-keys.ts';
import classes from './outline-bar.module.css';

export type OutlineBarProps = { onCommand(command: MapCommand): void };

/** For the thumb: what keys do elsewhere, above the keyboard of a phone. */
export function OutlineBar({ onCommand }: OutlineBarProps) {
  const { t } = useTranslation('plan');
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? keepAboveKeyboard(bar.current) : undefined), []);
  const act = (command: MapCommand) => ({
    onPress: () => onCommand(command),
    // The line keeps the focus, and the keyboard stays.
    preventFocusOnPress: true,
  });
  return (
    <div ref={bar} className={classes.bar}>
      <IconButton icon="plus" label={t('mindmaps.addLine')} {...act('add-sibling')} />
      <IconButton icon="arrow-left" label={t('mindmaps.outdent')} {...act('outdent')} />
      <IconButton icon="arrow-right" label={t('mindmaps.indent')} {...act('indent')} />
      <IconButton icon="chevron-up" label={t('mindmaps.moveUp')} {...act('move-up')} />
      <IconButton icon="chevron-down" label={t('mindmaps.moveDown')} {...act('move-down')} />
      <IconButton icon="pencil" label={t('mindmaps.details')} {...act('details')} />
      <IconButton icon="trash" label={t('mindmaps.remove')} {...act('remove')} />
    </div>
  );
}

/** Keyboards of phones cover the page without resizing it. */
function keepAboveKeyboard(element: HTMLElement): () => void {
  const view = globalThis.visualViewport;
  const place = () => {
    const covered = view ? innerHeight - view.height - view.offsetTop : 0;
    element.style.bottom = `${Math.max(0, covered)}px`;
  };
  place();
  view?.addEventListener('resize', place);
  view?.addEventListener('scroll', place);
  return () => {
    view?.removeEventListener('resize', place);
    view?.removeEventListener('scroll', place);
  };
}
