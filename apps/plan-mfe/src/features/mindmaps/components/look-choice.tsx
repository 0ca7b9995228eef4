import { MAP_ICONS, type MapIcon } from '@reflectory/contracts/mindmaps';
import type { EmotionFamily } from '@reflectory/contracts/journal';
import { BRANCH_COLOURS, mapSigns } from '@reflectory/domain/mindmaps';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './node-details.module.css';

type ChoiceProps<Value extends string> = {
  legend: string;
  options: readonly Value[];
  /** Null for none; undefined where several nodes differ. */
  value: Value | null | undefined;
  nameOf(value: Value | null): string;
  draw(value: Value | null): ReactNode;
  onChoose(value: Value | null): void;
};

/** One of a few signs, or none. */
function Choice<Value extends string>({
  legend,
  options,
  value,
  nameOf,
  draw,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.choices}>
        {[null, ...options].map((option) => (
          <label key={option ?? ''} className={classes.choice} title={nameOf(option)}>
            <input
              type="radio"
              name={name}
              aria-label={nameOf(option)}
              checked={value === option}
              onChange={() => onChoose(option)}
            />
            {draw(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type LookProps<Value> = { value: Value | null | undefined; onChoose(value: Value | null): void };

export function ColourChoice(props: LookProps<EmotionFamily>) {
  const { t } = useTranslation('plan');
  return (
    <Choice
      {...props}
      legend={t('mindmaps.colour')}
      options={BRANCH_COLOURS}
      nameOf={(colour) => t(`mindmaps.colours.${colour ?? 'none'}`)}
      draw={(colour) => (
        <span className={colour ? classes.swatch : classes.none} data-emotion={colour ?? undefined} />
      )}
    />
  );
}

export function IconChoice(props: LookProps<MapIcon>) {
  const { t } = useTranslation('plan');
  return (
    <Choice
      {...props}
      legend={t('mindmaps.icon')}
      options={MAP_ICONS}
      nameOf={(icon) => (icon ? t(`mindmaps.icons.${icon}`) : t('mindmaps.noIcon'))}
      draw={(icon) =>
        icon ? (
          <svg className={classes.sign} viewBox="0 0 16 16" aria-hidden>
            <path d={mapSigns[icon]} />
          </svg>
        ) : (
          <span className={classes.none} />
        )
      }
    />
  );
}
