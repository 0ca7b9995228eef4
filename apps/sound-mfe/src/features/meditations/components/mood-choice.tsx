import { SegmentedControl } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';

/** How pleasant it is, as five words. */
const MOODS = ['-80', '-40', '0', '40', '80'] as const;

export type MoodChoiceProps = { label: string; value: number | null; onChange(value: number): void };

/** How somebody feels; nothing is chosen for them. */
export function MoodChoice({ label, value, onChange }: MoodChoiceProps) {
  const { t } = useTranslation('sound');
  return (
    <SegmentedControl
      label={label}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={MOODS.map((mood) => ({ value: mood, label: t(`meditations.moods.${mood}`) }))}
    />
  );
}
