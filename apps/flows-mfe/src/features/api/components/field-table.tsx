import { Table, type TableColumn } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { Field } from '../model/operations.ts';
import classes from './api.module.css';

type FieldTableProps = {
  title: string;
  /** Whose fields they are: tables of several operations may be open at once. */
  operation: string;
  fields: readonly Field[];
  /** Whether they come back: then nothing is required. */
  isAnswer?: boolean;
};

/** Fields by name, type and meaning; nothing where there are none. */
export function FieldTable({ title, operation, fields, isAnswer = false }: FieldTableProps) {
  const { t } = useTranslation('flows');
  const required: TableColumn<Field> = {
    key: 'required',
    header: t('api.fields.required'),
    render: ({ isRequired }) => t(isRequired ? 'api.fields.yes' : 'api.fields.no'),
  };
  const columns: TableColumn<Field>[] = [
    {
      key: 'name',
      header: t('api.fields.name'),
      isRowHeader: true,
      render: ({ name }) => (
        <code dir="ltr" className={classes.code}>
          {name}
        </code>
      ),
    },
    {
      key: 'type',
      header: t('api.fields.type'),
      render: ({ type }) => (
        <code dir="ltr" className={classes.code}>
          {type}
        </code>
      ),
    },
    ...(isAnswer ? [] : [required]),
    {
      key: 'description',
      header: t('api.fields.description'),
      render: ({ description }) => description && <bdi>{description}</bdi>,
    },
  ];
  if (fields.length === 0) return null;
  return (
    <div className={classes.figure}>
      <h3 className={classes.caption}>{title}</h3>
      <Table
        caption={t('api.of', { what: title, operation })}
        isCaptionHidden
        columns={columns}
        rows={fields}
        rowKey={({ name }) => name}
      />
    </div>
  );
}
