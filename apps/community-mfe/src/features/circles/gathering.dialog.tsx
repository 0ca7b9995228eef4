import { GATHERING_LIMITS, gatheringMinutes } from '@reflectory/contracts/community';
import { Select, TextArea, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceFormDialog } from '../../service/service-form-dialog.tsx';
import { useAct } from '../../service/use-service.ts';

type Chosen = { title: string; day: string; time: string; minutes: number; place: string; about: string };

/** Plans a gathering, at a time of the clock of whoever plans it. */
export default function GatheringDialog({ circleId, onClose }: { circleId: string; onClose: () => void }) {
  const { t } = useTranslation('community');
  const add = useAct('add-gathering');
  const [openedAt] = useState(() => Date.now());
  const [fields, setFields] = useState<Chosen>({
    title: '',
    day: '',
    time: '19:00',
    minutes: 60,
    place: '',
    about: '',
  });
  const set = (part: Partial<Chosen>) => setFields((before) => ({ ...before, ...part }));
  const { day, time, ...words } = fields;
  const at = new Date(`${day}T${time}`);
  const isMissing = words.title.trim() === '' || Number.isNaN(at.getTime());
  const problem = isMissing ? 'missing' : at.getTime() < openedAt ? 'past' : null;
  const save = () =>
    add.mutate({ circle_id: circleId, ...words, starts_at: at.toISOString() }, { onSuccess: onClose });
  return (
    <ServiceFormDialog
      title={t('gatherings.plan')}
      description={t('gatherings.planLead')}
      submitLabel={t('gatherings.save')}
      isPending={add.isPending}
      disabledReason={problem === null ? undefined : t(`gatherings.${problem}`)}
      error={add.error}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields fields={fields} set={set} />
    </ServiceFormDialog>
  );
}

type FieldsProps = { fields: Chosen; set(part: Partial<Chosen>): void };

function Fields({ fields: { title, day, time, minutes, place, about }, set }: FieldsProps) {
  const { t } = useTranslation('community');
  return (
    <>
      <TextField
        label={t('gatherings.name')}
        value={title}
        onChange={(text) => set({ title: text })}
        maxLength={GATHERING_LIMITS.title}
      />
      <TextField
        label={t('gatherings.day')}
        type="date"
        value={day}
        onChange={(text) => set({ day: text })}
      />
      <TextField
        label={t('gatherings.time')}
        type="time"
        value={time}
        onChange={(text) => set({ time: text })}
      />
      <Select
        label={t('gatherings.minutes')}
        value={String(minutes)}
        onChange={(chosen) => set({ minutes: Number(chosen) })}
        options={gatheringMinutes.map((count) => ({
          value: String(count),
          label: t('gatherings.minutesOf', { count }),
        }))}
      />
      <TextField
        label={t('gatherings.place')}
        value={place}
        onChange={(text) => set({ place: text })}
        maxLength={GATHERING_LIMITS.place}
      />
      <TextArea
        label={t('gatherings.about')}
        value={about}
        onChange={(text) => set({ about: text })}
        maxLength={GATHERING_LIMITS.about}
        rows={2}
      />
    </>
  );
}
