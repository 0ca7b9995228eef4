import type { PresentationType, SlidePermissions } from '@reflectory/contracts';
import { sectionLabelKey, sectionsOf } from '@reflectory/domain/deck';
import { useTranslation } from 'react-i18next';
import classes from './section-picker.module.css';

export type SectionPickerProps = {
  type: PresentationType;
  available: ReadonlySet<string>;
  selected: SlidePermissions;
  onChange(selected: SlidePermissions): void;
};

/** A checkbox per section; one without anything to show is disabled and says so (specification, section 5). */
export function SectionPicker({ type, available, selected, onChange }: SectionPickerProps) {
  const { t } = useTranslation('presentations');
  return (
    <fieldset className={classes.sections}>
      <legend>{t('share.sections')}</legend>
      {sectionsOf(type).map((section) => {
        const isAvailable = available.has(section);
        return (
          <label key={section} data-disabled={!isAvailable || undefined}>
            <input
              type="checkbox"
              checked={selected[section] === true}
              disabled={!isAvailable}
              onChange={(event) => onChange({ ...selected, [section]: event.target.checked })}
            />
            <span>
              {t(sectionLabelKey(type, section))}
              {!isAvailable && ` ${t('share.notAvailable')}`}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
