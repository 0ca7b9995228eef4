import { Button, Checkbox, Select } from '@reflectory/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calendar } from './use-calendars.ts';
import type { Choice, Target } from './use-writing.ts';
import own from './calendars.module.css';

const KINDS = ['focus', 'gathering', 'decision', 'reminder'] as const;

type WritingFormProps = {
  /** Those of one account. */
  calendars: readonly Calendar[];
  /** What was chosen before. */
  target: Target | undefined;
  isBusy: boolean;
  onWrite: (choice: Choice) => void;
  onCancel: () => void;
};

/** Asks into which calendar what is written, and whether words are. */
export function WritingForm({ calendars, target, isBusy, onWrite, onCancel }: WritingFormProps) {
  const { t } = useTranslation(['plan', 'common']);
  const before = calendars.find(({ address }) => address === target?.address) ?? calendars[0];
  const [calendarId, setCalendarId] = useState(before?.id ?? '');
  const [kinds, setKinds] = useState<readonly string[]>(target?.kinds ?? ['focus']);
  const [hasDetails, setDetails] = useState(target?.has_details ?? false);
  const chosen = KINDS.filter((kind) => kinds.includes(kind));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0 && !isBusy)
      onWrite({ calendar_id: calendarId, kinds: chosen, has_details: hasDetails });
  };
  return (
    <form className={own.form} onSubmit={submit}>
      <Select
        label={t('focus.calendars.writing.which')}
        description={t('focus.calendars.writing.whichText')}
        options={calendars.map(({ id, name }) => ({ value: id, label: name }))}
        value={calendarId}
        onChange={setCalendarId}
      />
      <fieldset className={own.choice}>
        <legend>{t('focus.calendars.writing.kinds')}</legend>
        {KINDS.map((kind) => (
          <Checkbox
            key={kind}
            isSelected={kinds.includes(kind)}
            onChange={(is) => setKinds(is ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
          >
            {t(`focus.calendars.writing.kind.${kind}`)}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox
        isSelected={hasDetails}
        onChange={setDetails}
        description={t('focus.calendars.writing.detailsText')}
      >
        {t('focus.calendars.writing.details')}
      </Checkbox>
      <div className={own.acts}>
        <Button type="submit" variant="primary" isPending={isBusy} isDisabled={chosen.length === 0}>
          {t('focus.calendars.writing.write')}
        </Button>
        <Button onPress={onCancel}>{t('common:cancel')}</Button>
      </div>
    </form>
  );
}
