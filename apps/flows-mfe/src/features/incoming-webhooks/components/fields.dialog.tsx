import {
  INCOMING_FIELDS_MAX,
  type IncomingField,
  incomingFieldSchema,
} from '@reflectory/contracts/incoming-webhooks';
import { nameOfPart, partsOfCall } from '@reflectory/domain/incoming-webhooks';
import { Checkbox, FormDialog, Skeleton, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../shared/sections.module.css';
import { type IncomingWebhook, useExample } from '../api/use-incoming-webhooks.ts';

type FieldsDialogProps = {
  webhook: IncomingWebhook;
  onKeep(fields: IncomingField[]): void;
  onClose(): void;
};

const keyOf = ({ path }: Pick<IncomingField, 'path'>) => JSON.stringify(path);
const isNamed = (field: IncomingField, all: readonly IncomingField[]) =>
  incomingFieldSchema.safeParse(field).success && all.filter(({ name }) => name === field.name).length === 1;

/** What is taken of a call, chosen by the example of the latest one. */
export default function FieldsDialog({ webhook, onKeep, onClose }: FieldsDialogProps) {
  const { t } = useTranslation(['flows', 'common']);
  const { data } = useExample(webhook.id);
  const [fields, setFields] = useState<IncomingField[]>(webhook.fields);
  function keep() {
    if (fields.every((field) => isNamed(field, fields))) onKeep(fields);
  }
  const example = data?.example ?? null;
  return (
    <FormDialog
      submitLabel={t('keep')}
      title={t('incoming.fields.title', { name: webhook.name })}
      onSubmit={keep}
      onClose={onClose}
    >
      {!data && <Skeleton lines={4} label={t('common:loading')} />}
      {data && example === null && <output>{t('incoming.fields.waiting')}</output>}
      {example !== null && <p className={classes.quiet}>{t('incoming.fields.text')}</p>}
      <Parts example={example} fields={fields} onChange={setFields} />
    </FormDialog>
  );
}

type PartsProps = {
  example: unknown;
  fields: readonly IncomingField[];
  onChange(fields: IncomingField[]): void;
};

/** Parts of the example, and those that were chosen of an earlier one. */
function Parts({ example, fields, onChange }: PartsProps) {
  const { t } = useTranslation('flows');
  const parts = partsOfCall(example);
  const missing = fields.filter((field) => parts.every((part) => keyOf(part) !== keyOf(field)));
  const isFull = fields.length >= INCOMING_FIELDS_MAX;
  return (
    <>
      {[...parts, ...missing.map(({ path }) => ({ path, words: '' }))].map((part) => {
        const chosen = fields.find((field) => keyOf(field) === keyOf(part));
        const others = fields.filter((field) => field !== chosen);
        const names = others.map(({ name }) => name);
        return (
          <div key={keyOf(part)} className={classes.words}>
            <Checkbox
              isSelected={chosen !== undefined}
              isDisabled={isFull && !chosen}
              onChange={(isChosen) =>
                onChange(isChosen ? [...others, { path: part.path, name: nameOfPart(part, names) }] : others)
              }
            >
              <bdi>{part.path.join(' › ')}</bdi>
            </Checkbox>
            <span className={classes.facts} dir="auto">
              {part.words === '' ? t('incoming.fields.notThere') : part.words.slice(0, 120)}
            </span>
            {chosen && (
              <TextField
                label={t('incoming.fields.name')}
                errorMessage={isNamed(chosen, fields) ? undefined : t('incoming.fields.badName')}
                value={chosen.name}
                maxLength={40}
                onChange={(name) =>
                  onChange(fields.map((field) => (field === chosen ? { ...field, name } : field)))
                }
              />
            )}
          </div>
        );
      })}
      {isFull && <output>{t('incoming.fields.full', { count: INCOMING_FIELDS_MAX })}</output>}
    </>
  );
}
