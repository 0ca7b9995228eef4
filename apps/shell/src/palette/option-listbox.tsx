/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is a list that a field above it chooses from */
import { Icon, PathIcon } from '@reflectory/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionGroup, PaletteOption } from './option-list.ts';
import classes from './palette.module.css';

/** Pixels. */
const ICON_SIZE = 18;

type OptionListboxProps = {
  id: string;
  groups: readonly OptionGroup[];
  /** Index of the line that Enter chooses, over all groups. */
  current: number;
  onPoint: (index: number) => void;
};

/** The lines of the palette; its keyboard is that of the field above. */
export function OptionListbox({ id, groups, current, onPoint }: OptionListboxProps) {
  const { t } = useTranslation('palette');
  const firstOf = (place: number) =>
    groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div id={id} role="listbox" aria-label={t('title')} className={classes.list}>
      {groups.map((group, place) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={classes.heading}>
            {group.title}
          </div>
          {group.options.map((option, line) => {
            const own = firstOf(place) + line;
            return (
              <OptionLine
                key={option.id}
                id={`${id}-${own}`}
                option={option}
                isCurrent={own === current}
                onPoint={() => onPoint(own)}
              />
            );
          })}
          {group.note && <p className={classes.note}>{group.note}</p>}
        </div>
      ))}
    </div>
  );
}

type OptionLineProps = { id: string; option: PaletteOption; isCurrent: boolean; onPoint: () => void };

function OptionLine({ id, option, isCurrent, onPoint }: OptionLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const { label, detail, icon, drawing, choose } = option;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes.option}
      onClick={choose}
      onPointerMove={isCurrent ? undefined : onPoint}
    >
      {drawing ? <PathIcon {...drawing} size={ICON_SIZE} /> : icon && <Icon name={icon} size={ICON_SIZE} />}
      <span className={classes.label}>
        <bdi>{label}</bdi>
      </span>
      {detail && (
        <span className={classes.detail}>
          <bdi>{detail}</bdi>
        </span>
      )}
    </div>
  );
}
