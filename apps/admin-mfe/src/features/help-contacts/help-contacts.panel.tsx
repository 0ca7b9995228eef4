import { Button, ConfirmDialog, Table, type TableColumn } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useReport } from '../../shared/use-report.ts';
import {
  useChangeHelpContacts,
  useHelpContacts,
  type HelpContact,
  type HelpContactChange,
} from './api/help-contacts.ts';
import { HelpContactForm } from './components/help-contact-form.tsx';
import { today } from './model/today.ts';
import classes from './help-contacts.module.css';

/** Whom the instance names for help in need; nothing of who was shown them. */
export function HelpContactsPanel() {
  const { t } = useTranslation('admin');
  const [removing, setRemoving] = useState<HelpContact | null>(null);
  const change = useContactActions();
  const handleCheck = ({ id, name }: HelpContact) =>
    void change({ kind: 'check', id, checkedOn: today() }, t('help.checkedAgainDone', { name }));
  const columns = useContactColumns({ onCheck: handleCheck, onRemove: setRemoving });
  return (
    <div className={classes.panel}>
      <p className={classes.lead}>{t('help.lead')}</p>
      <HelpContactForm onAdd={(contact) => change({ kind: 'add', contact }, t('help.added'))} />
      <Loaded query={useHelpContacts()}>
        {(contacts) => (
          <Table
            caption={t('help.caption')}
            columns={columns}
            rows={contacts}
            rowKey={(contact) => contact.id}
            empty={t('help.empty')}
          />
        )}
      </Loaded>
      <ConfirmDialog
        title={t('help.removeTitle', { name: removing?.name ?? '' })}
        confirmLabel={t('help.remove')}
        isDestructive
        isOpen={removing !== null}
        onOpenChange={(isOpen) => !isOpen && setRemoving(null)}
        onConfirm={() => {
          if (removing) void change({ kind: 'remove', id: removing.id }, t('help.removed'));
          setRemoving(null);
        }}
      >
        {t('help.removeText')}
      </ConfirmDialog>
    </div>
  );
}

type RowActions = { onCheck: (contact: HelpContact) => void; onRemove: (contact: HelpContact) => void };

function useContactColumns({ onCheck, onRemove }: RowActions): TableColumn<HelpContact>[] {
  const { t, i18n } = useTranslation('admin');
  const countries = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return [
    {
      key: 'country',
      header: t('help.country'),
      render: (contact: HelpContact) => countries.of(contact.country_code) ?? contact.country_code,
    },
    {
      key: 'name',
      header: t('help.name'),
      isRowHeader: true,
      render: (contact: HelpContact) => <bdi>{contact.name}</bdi>,
    },
    {
      key: 'reach',
      header: t('help.reach'),
      render: ({ phone, url }: HelpContact) => (
        <span className={classes.ways}>
          {phone && <bdi dir="ltr">{phone}</bdi>}
          {url && <bdi dir="ltr">{url}</bdi>}
        </span>
      ),
    },
    {
      key: 'source',
      header: t('help.source'),
      render: (contact: HelpContact) => <bdi>{contact.source}</bdi>,
    },
    {
      key: 'checked',
      header: t('help.checkedOn'),
      render: (contact: HelpContact) => days.format(new Date(contact.checked_on)),
    },
    {
      key: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end' as const,
      render: (contact: HelpContact) => (
        <span className={classes.actions}>
          <Button variant="bare" size="small" onPress={() => onCheck(contact)}>
            {t('help.checkedAgain')}
          </Button>
          <Button variant="bare" size="small" onPress={() => onRemove(contact)}>
            {t('help.remove')}
          </Button>
        </span>
      ),
    },
  ];
}

function useContactActions() {
  const report = useReport();
  const save = useChangeHelpContacts();
  /** True when it was saved. */
  return (change: HelpContactChange, done: string): Promise<boolean> =>
    report(() => save.mutateAsync(change), done);
}
