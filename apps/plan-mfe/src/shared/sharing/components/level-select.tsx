import { Select } from '@reflectory/design-system';
import type { Level } from '@reflectory/contracts/editing';
import { useTranslation } from 'react-i18next';

const all: readonly Level[] = ['view', 'comment', 'edit', 'manage'];

export type LevelSelectProps = {
  label: string;
  value: Level;
  levels?: readonly Level[];
  onChange(level: Level): void;
};

/** What somebody may do, in words. */
export function LevelSelect({ label, value, levels = all, onChange }: LevelSelectProps) {
  const { t } = useTranslation('plan');
  const options = levels.map((level) => ({
    value: level,
    label: t(`sharing.levels.${level}`),
    description: t(`sharing.levelTexts.${level}`),
  }));
  return (
    <Select
      label={label}
      isLabelHidden
      options={options}
      value={value}
      onChange={(level) => onChange(level as Level)}
    />
  );
}
