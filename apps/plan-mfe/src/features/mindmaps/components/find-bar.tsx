import { Icon, IconButton } from '@reflectory/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './find-bar.module.css';

export type FindBarProps = {
  query: string;
  /** How many were found, and which of them is looked at, from 1; 0 for none. */
  count: number;
  place: number;
  onQuery(query: string): void;
  onStep(by: -1 | 1): void;
  onClose(): void;
};

/** Finds nodes by their words; Enter goes from one to the next. */
export function FindBar({ query, count, place, onQuery, onStep, onClose }: FindBarProps) {
  const { t } = useTranslation('plan');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={classes.bar}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className={classes.field}
        value={query}
        maxLength={100}
        dir="auto"
        aria-label={t('mindmaps.find')}
        placeholder={t('mindmaps.find')}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onStep(event.shiftKey ? -1 : 1);
        }}
      />
      <output className={classes.count}>
        {query.trim() !== '' &&
          (count === 0 ? t('mindmaps.foundNone') : t('mindmaps.found', { total: count, place }))}
      </output>
      <IconButton
        icon="chevron-up"
        size="small"
        label={t('mindmaps.findBefore')}
        onPress={() => onStep(-1)}
      />
      <IconButton icon="chevron-down" size="small" label={t('mindmaps.findNext')} onPress={() => onStep(1)} />
      <IconButton icon="x" size="small" label={t('mindmaps.findClose')} onPress={onClose} />
    </div>
  );
}
