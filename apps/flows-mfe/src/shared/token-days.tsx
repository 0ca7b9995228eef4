import { API_TOKEN_DAYS } from '@reflectory/contracts/api-tokens';
import { SegmentedControl } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type Days = (typeof API_TOKEN_DAYS)[number];

type TokenDaysProps = {
  days: Days;
  /** Says until when that is. */
  describe(day: string): string;
  onChange(days: Days): void;
};

const DAY_MS = 86_400_000;

/** How long a token lasts. */
export function TokenDays({ days, describe, onChange }: TokenDaysProps) {
  const { t, i18n } = useTranslation('flows');
  const [opened] = useState(() => Date.now());
  const lasting = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (
    <SegmentedControl
      label={t('tokens.days')}
      description={describe(date.format(opened + days * DAY_MS))}
      options={API_TOKEN_DAYS.map((one) => ({ value: String(one), label: lasting.format(one) }))}
      value={String(days)}
      onChange={(value) => {
        const chosen = API_TOKEN_DAYS.find((one) => String(one) === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
