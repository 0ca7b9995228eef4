import { builtInLanguage } from '@reflectory/contracts/languages';
import { NOT_WRITTEN, type WorkflowTrigger } from '@reflectory/contracts/workflows';
import { Link, Select, TextField } from '@reflectory/design-system';
import { areaChoices } from '@reflectory/domain/reading';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { newTrigger, triggerKinds } from '../model/new-parts.ts';
import { NumberField } from './number-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import classes from './workflows.module.css';

/** Rhythms that can be chosen from a list; a template may bring another one. */
const RHYTHMS = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  MO: 'FREQ=WEEKLY;BYDAY=MO',
  TU: 'FREQ=WEEKLY;BYDAY=TU',
  WE: 'FREQ=WEEKLY;BYDAY=WE',
  TH: 'FREQ=WEEKLY;BYDAY=TH',
  FR: 'FREQ=WEEKLY;BYDAY=FR',
  SA: 'FREQ=WEEKLY;BYDAY=SA',
  SU: 'FREQ=WEEKLY;BYDAY=SU',
  monthly: 'FREQ=MONTHLY',
} as const;
const ANY = '';
const OWN_WORDS = '';

type TriggerFieldsProps = {
  trigger: WorkflowTrigger;
  places: Places;
  onChange(trigger: WorkflowTrigger): void;
};

/** What begins a routine. */
export function TriggerFields({ trigger, places, onChange }: TriggerFieldsProps) {
  const { t } = useTranslation('flows');
  return (
    <div className={classes.fields}>
      <Select
        label={t('workflows.trigger')}
        value={trigger.kind}
        options={triggerKinds.map((kind) => ({ value: kind, label: t(`workflows.triggers.${kind}`) }))}
        onChange={(kind) => onChange(newTrigger(kind as WorkflowTrigger['kind'], places))}
      />
      <OfTrigger trigger={trigger} places={places} onChange={onChange} />
    </div>
  );
}

function OfTrigger({ trigger, places, onChange }: TriggerFieldsProps) {
  const { t } = useTranslation('flows');
  if (trigger.kind === 'session-finished')
    return (
      <Select
        label={t('workflows.framework')}
        placeholder={t('workflows.choose')}
        value={trigger.framework ?? ANY}
        options={[
          { value: ANY, label: t('workflows.anyFramework') },
          ...places.frameworks.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={(key) => onChange({ ...trigger, framework: key === ANY ? null : key })}
      />
    );
  if (trigger.kind === 'mood-at-or-under')
    return (
      <NumberField
        label={t('workflows.moodValue')}
        value={trigger.value}
        least={-100}
        most={100}
        onChange={(value) => onChange({ ...trigger, value })}
      />
    );
  if (trigger.kind === 'card-moved')
    return (
      <PlaceFields
        place={trigger}
        places={places}
        hasAny
        onChange={(place) => onChange({ ...trigger, ...place })}
      />
    );
  if (trigger.kind === 'incoming-called')
    return <IncomingField trigger={trigger} places={places} onChange={onChange} />;
  if (trigger.kind === 'theme-seen') return <ThemeFields trigger={trigger} onChange={onChange} />;
  if (trigger.kind === 'meeting-near') return <MeetingFields trigger={trigger} onChange={onChange} />;
  if (trigger.kind === 'decision-due') return <TimeField trigger={trigger} onChange={onChange} />;
  if (trigger.kind === 'schedule') return <ScheduleFields trigger={trigger} onChange={onChange} />;
  return null;
}

type FieldsOf<Kind extends WorkflowTrigger['kind']> = {
  trigger: Extract<WorkflowTrigger, { kind: Kind }>;
  onChange(trigger: WorkflowTrigger): void;
};

/** An area of life, or words that stand in entries. */
function ThemeFields({ trigger, onChange }: FieldsOf<'theme-seen'>) {
  const { t, i18n } = useTranslation('flows');
  const areas = areaChoices(builtInLanguage(i18n.language));
  const isArea = areas.some(({ area }) => area === trigger.theme);
  return (
    <>
      <Select
        label={t('workflows.theme')}
        value={isArea ? trigger.theme : OWN_WORDS}
        options={[
          ...areas.map(({ area, name }) => ({ value: area, label: name })),
          { value: OWN_WORDS, label: t('workflows.ownTheme') },
        ]}
        onChange={(theme) => onChange({ ...trigger, theme: theme === OWN_WORDS ? NOT_WRITTEN : theme })}
      />
      {!isArea && (
        <TextField
          label={t('workflows.themeWords')}
          description={t('workflows.themeHint')}
          value={trigger.theme === NOT_WRITTEN ? '' : trigger.theme}
          maxLength={80}
          onChange={(typed) => onChange({ ...trigger, theme: typed === '' ? NOT_WRITTEN : typed })}
        />
      )}
      <NumberField
        label={t('workflows.times')}
        value={trigger.times}
        least={2}
        most={50}
        onChange={(times) => onChange({ ...trigger, times })}
      />
      <NumberField
        label={t('workflows.withinDays')}
        value={trigger.days}
        least={1}
        most={366}
        onChange={(days) => onChange({ ...trigger, days })}
      />
    </>
  );
}

function MeetingFields({ trigger, onChange }: FieldsOf<'meeting-near'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <Select
        label={t('workflows.moment')}
        value={trigger.moment}
        options={(['before', 'after'] as const).map((value) => ({
          value,
          label: t(`workflows.moments.${value}`),
        }))}
        onChange={(moment) => onChange({ ...trigger, moment: moment === 'after' ? 'after' : 'before' })}
      />
      <NumberField
        label={t('workflows.minutes')}
        value={trigger.minutes}
        least={0}
        most={1440}
        onChange={(minutes) => onChange({ ...trigger, minutes })}
      />
      <p className={classes.quiet}>
        {t('workflows.meetingHint')} <Link href="/productivity">{t('workflows.openCalendars')}</Link>
      </p>
    </>
  );
}

function TimeField({ trigger, onChange }: FieldsOf<'schedule' | 'decision-due'>) {
  const { t } = useTranslation('flows');
  return (
    <TextField
      label={t('workflows.time')}
      type="time"
      value={trigger.time}
      onChange={(time) => time !== '' && onChange({ ...trigger, time: time.slice(0, 5) })}
    />
  );
}

function ScheduleFields({ trigger, onChange }: FieldsOf<'schedule'>) {
  const { t } = useTranslation('flows');
  const rhythm = Object.entries(RHYTHMS).find(([, rule]) => rule === trigger.rule)?.[0] ?? null;
  return (
    <>
      <Select
        label={t('workflows.rhythm')}
        placeholder={trigger.rule}
        value={rhythm}
        options={Object.keys(RHYTHMS).map((name) => ({
          value: name,
          label: t(`workflows.rhythmNames.${name as keyof typeof RHYTHMS}`),
        }))}
        onChange={(name) => onChange({ ...trigger, rule: RHYTHMS[name as keyof typeof RHYTHMS] })}
      />
      <TimeField trigger={trigger} onChange={onChange} />
    </>
  );
}

type IncomingFieldProps = Omit<TriggerFieldsProps, 'trigger'> & {
  trigger: Extract<WorkflowTrigger, { kind: 'incoming-called' }>;
};

/** The address that is called, and by which names its calls are known. */
function IncomingField({ trigger, places, onChange }: IncomingFieldProps) {
  const { t, i18n } = useTranslation('flows');
  const chosen = places.incoming.find(({ id }) => id === trigger.webhook_id);
  if (places.incoming.length === 0)
    return (
      <p>
        {t('workflows.needsIncoming')} <Link href="/integrations">{t('workflows.openIntegrations')}</Link>
      </p>
    );
  const names = chosen?.taken.map(({ name }) => `{${name}}`) ?? [];
  return (
    <>
      <Select
        label={t('workflows.incoming')}
        placeholder={t('workflows.choose')}
        value={chosen?.id ?? null}
        options={places.incoming.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChange({ ...trigger, webhook_id: id })}
      />
      {names.length > 0 && (
        <p className={classes.quiet}>
          {t('workflows.placesOfCall', { places: new Intl.ListFormat(i18n.language).format(names) })}
        </p>
      )}
    </>
  );
}
