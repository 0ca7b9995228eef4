import { waitUnits, type WorkflowStep } from '@reflectory/contracts/workflows';
import { Link, Select, TextArea, TextField } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { ForEachFields } from './for-each-fields.tsx';
import { NumberField } from './number-field.tsx';
import { PlaceFields } from './place-fields.tsx';

type StepFieldsProps = { step: WorkflowStep; places: Places; onChange(step: WorkflowStep): void };
type Of<Kind extends WorkflowStep['kind']> = Omit<StepFieldsProps, 'step'> & {
  step: Extract<WorkflowStep, { kind: Kind }>;
};

/** What is to be said of a step. */
export function StepFields({ step, ...rest }: StepFieldsProps) {
  switch (step.kind) {
    case 'make-card':
      return <CardFields step={step} {...rest} />;
    case 'move-card':
      return (
        <PlaceFields
          place={step}
          places={rest.places}
          onChange={(place) => rest.onChange({ ...step, ...place })}
        />
      );
    case 'map-node':
      return <MapFields step={step} {...rest} />;
    case 'set-value':
      return <ValueFields step={step} {...rest} />;
    case 'plan-focus':
      return <FocusFields step={step} {...rest} />;
    case 'mail':
      return <MailFields step={step} {...rest} />;
    case 'draft-post':
      return <DraftFields step={step} {...rest} />;
    case 'webhook':
      return <WebhookField step={step} {...rest} />;
    case 'suggest-framework':
      return <FrameworkField step={step} {...rest} />;
    case 'wait':
      return <WaitFields step={step} {...rest} />;
    case 'make-goal':
      return <Words name="title" value={step.title} most={200} step={step} {...rest} />;
    case 'tag-entry':
      return <Words name="tag" value={step.tag} most={80} step={step} {...rest} />;
    case 'notify':
      return <Words name="text" value={step.text} most={300} step={step} {...rest} />;
    case 'for-each':
      return <ForEachFields step={step} {...rest} />;
    case 'branch':
      return null;
  }
}

type WordsProps = StepFieldsProps & {
  name: 'title' | 'text' | 'subject' | 'tag';
  value: string;
  most: number;
};

function Words({ step, name, value, most, onChange }: WordsProps) {
  const { t } = useTranslation('flows');
  return (
    <TextField
      label={t(`workflows.texts.${name}`)}
      value={value}
      maxLength={most}
      onChange={(typed) => onChange({ ...step, [name]: typed } as WorkflowStep)}
    />
  );
}

function CardFields({ step, places, onChange }: Of<'make-card'>) {
  return (
    <>
      <Words name="title" value={step.title} most={300} step={step} places={places} onChange={onChange} />
      <PlaceFields place={step} places={places} onChange={(place) => onChange({ ...step, ...place })} />
    </>
  );
}

function MapFields({ step, places, onChange }: Of<'map-node'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <Words name="text" value={step.text} most={300} step={step} places={places} onChange={onChange} />
      {places.maps.length === 0 ? (
        <p>
          {t('workflows.needsMap')} <Link href="/mindmaps">{t('workflows.openMaps')}</Link>
        </p>
      ) : (
        <Select
          label={t('workflows.map')}
          placeholder={t('workflows.choose')}
          value={places.maps.find(({ id }) => id === step.map_id)?.id ?? null}
          options={places.maps.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => onChange({ ...step, map_id: id })}
        />
      )}
    </>
  );
}

/** A name is typed as a place in texts can have it: other letters become hyphens. */
function ValueFields({ step, places, onChange }: Of<'set-value'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <TextField
        label={t('workflows.valueName')}
        description={t('workflows.valueHint', { place: `{${step.name}}` })}
        value={step.name}
        maxLength={40}
        onChange={(typed) => onChange({ ...step, name: typed.replaceAll(/[^\p{L}\p{N}_-]/gu, '-') })}
      />
      <Words name="text" value={step.text} most={300} step={step} places={places} onChange={onChange} />
    </>
  );
}

function FocusFields({ step, places, onChange }: Of<'plan-focus'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <Words name="title" value={step.title} most={300} step={step} places={places} onChange={onChange} />
      <NumberField
        label={t('workflows.minutes')}
        value={step.minutes}
        least={5}
        most={720}
        onChange={(minutes) => onChange({ ...step, minutes })}
      />
      <NumberField
        label={t('workflows.inDays')}
        value={step.in_days}
        least={0}
        most={60}
        onChange={(days) => onChange({ ...step, in_days: days })}
      />
    </>
  );
}

function MailFields({ step, places, onChange }: Of<'mail'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <Words name="subject" value={step.subject} most={120} step={step} places={places} onChange={onChange} />
      <TextArea
        label={t('workflows.texts.text')}
        value={step.text}
        maxLength={2000}
        onChange={(typed) => onChange({ ...step, text: typed })}
      />
    </>
  );
}

function DraftFields({ step, places, onChange }: Of<'draft-post'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      {places.circles.length === 0 ? (
        <p>
          {t('workflows.needsCircle')} <Link href="/groups">{t('workflows.openCircles')}</Link>
        </p>
      ) : (
        <Select
          label={t('workflows.circle')}
          placeholder={t('workflows.choose')}
          value={places.circles.find(({ id }) => id === step.circle_id)?.id ?? null}
          options={places.circles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange({ ...step, circle_id: id })}
        />
      )}
      <TextArea
        label={t('workflows.texts.text')}
        description={t('workflows.draftHint')}
        value={step.text}
        maxLength={2000}
        onChange={(text) => onChange({ ...step, text })}
      />
    </>
  );
}

function WebhookField({ step, places, onChange }: Of<'webhook'>) {
  const { t } = useTranslation('flows');
  if (places.webhooks.length === 0)
    return (
      <p>
        {t('workflows.needsWebhook')} <Link href="/integrations">{t('workflows.openIntegrations')}</Link>
      </p>
    );
  return (
    <Select
      label={t('workflows.webhook')}
      placeholder={t('workflows.choose')}
      value={places.webhooks.find(({ id }) => id === step.webhook_id)?.id ?? null}
      options={places.webhooks.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => onChange({ ...step, webhook_id: id })}
    />
  );
}

function FrameworkField({ step, places, onChange }: Of<'suggest-framework'>) {
  const { t } = useTranslation('flows');
  return (
    <Select
      label={t('workflows.framework')}
      placeholder={t('workflows.choose')}
      value={places.frameworks.find(({ key }) => key === step.framework)?.key ?? null}
      options={places.frameworks.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={(framework) => onChange({ ...step, framework })}
    />
  );
}

function WaitFields({ step, onChange }: Of<'wait'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <NumberField
        label={t('workflows.howLong')}
        value={step.amount}
        least={1}
        most={1000}
        onChange={(amount) => onChange({ ...step, amount })}
      />
      <Select
        label={t('workflows.unit')}
        value={step.unit}
        options={waitUnits.map((unit) => ({ value: unit, label: t(`workflows.unitNames.${unit}`) }))}
        onChange={(unit) => onChange({ ...step, unit: unit as (typeof waitUnits)[number] })}
      />
    </>
  );
}
