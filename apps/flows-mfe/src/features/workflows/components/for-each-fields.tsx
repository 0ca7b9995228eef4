import { cardDues, type ForEachStep, type ThingList, workflowLimits } from '@reflectory/contracts/workflows';
import { Link, Select, TextField } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { listKinds, newList } from '../model/new-parts.ts';
import { NumberField } from './number-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import classes from './workflows.module.css';

type ListFieldsProps<List = ThingList> = { list: List; places: Places; onChange(list: ThingList): void };
type ForEachFieldsProps = { step: ForEachStep; places: Places; onChange(step: ForEachStep): void };
const WHENEVER = '';

/** What a routine goes through, and which of it. */
export function ForEachFields({ step, places, onChange }: ForEachFieldsProps) {
  const { t } = useTranslation('flows');
  const change = (list: ThingList) => onChange({ ...step, list });
  return (
    <>
      <Select
        label={t('workflows.each.list')}
        value={step.list.of}
        options={listKinds.map((kind) => ({ value: kind, label: t(`workflows.each.kinds.${kind}`) }))}
        onChange={(kind) => change(newList(kind as ThingList['of'], places, t('workflows.first.tag-entry')))}
      />
      <ListFields list={step.list} places={places} onChange={change} />
      <p className={`${classes.quiet} ${classes.wide}`}>
        {t('workflows.each.hint', { most: workflowLimits.things })}
      </p>
    </>
  );
}

function ListFields({ list, places, onChange }: ListFieldsProps) {
  switch (list.of) {
    case 'cards':
      return <CardsFields list={list} places={places} onChange={onChange} />;
    case 'entries':
      return <EntriesFields list={list} places={places} onChange={onChange} />;
    case 'lines':
      return <LinesField list={list} places={places} onChange={onChange} />;
    default:
      return null;
  }
}

type Of<Kind extends ThingList['of']> = ListFieldsProps<Extract<ThingList, { of: Kind }>>;

function CardsFields({ list, places, onChange }: Of<'cards'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <PlaceFields
        place={list}
        places={places}
        hasAny
        onChange={(place) => onChange({ ...list, ...place })}
      />
      <Select
        label={t('workflows.each.due')}
        value={list.due ?? WHENEVER}
        options={[
          { value: WHENEVER, label: t('workflows.each.dues.whenever') },
          ...cardDues.map((due) => ({ value: due, label: t(`workflows.each.dues.${due}`) })),
        ]}
        onChange={(due) => onChange({ ...list, due: cardDues.find((one) => one === due) ?? null })}
      />
    </>
  );
}

function EntriesFields({ list, onChange }: Of<'entries'>) {
  const { t } = useTranslation('flows');
  return (
    <>
      <TextField
        label={t('workflows.texts.tag')}
        value={list.tag}
        maxLength={80}
        onChange={(tag) => onChange({ ...list, tag })}
      />
      <NumberField
        label={t('workflows.each.days')}
        value={list.days}
        least={1}
        most={366}
        onChange={(days) => onChange({ ...list, days })}
      />
    </>
  );
}

/** Names of what is taken of calls; which of them a call has is known when it comes. */
function LinesField({ list, places, onChange }: Of<'lines'>) {
  const { t } = useTranslation('flows');
  const names = [...new Set(places.incoming.flatMap(({ taken }) => taken.map(({ name }) => name)))];
  if (names.length === 0)
    return (
      <p>
        {t('workflows.each.needsTaken')} <Link href="/integrations">{t('workflows.openIntegrations')}</Link>
      </p>
    );
  return (
    <Select
      label={t('workflows.each.value')}
      placeholder={t('workflows.choose')}
      value={names.find((name) => name === list.value) ?? null}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(value) => onChange({ ...list, value })}
    />
  );
}
