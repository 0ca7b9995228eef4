import type { PresentationType, SlidePermissions } from '@reflectory/contracts/presentations';
import { Checkbox } from '@reflectory/design-system';
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
          <Checkbox
            key={section}
            isSelected={selected[section] === true}
            isDisabled={!isAvailable}
            onChange={(isSelected) => onChange({ ...selected, [section]: isSelected })}
          >
            {t(sectionLabelKey(type, section))}
            {!isAvailable && ` ${t('share.notAvailable')}`}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
