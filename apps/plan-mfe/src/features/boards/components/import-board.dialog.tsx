import type { ImportedBoard } from '@reflectory/domain/board-files';
import { Button, Dialog } from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateBoard } from '../api/use-create-board.ts';
import { changesOfImport } from '../exchange/import-changes.ts';
import classes from './card-details.module.css';

export type ImportBoardDialogProps = { imported: ImportedBoard; onClose(): void };

/** What a file holds, before a board is made of it: also what of it is not taken over. */
export default function ImportBoardDialog({ imported, onClose }: ImportBoardDialogProps) {
  const { t } = useTranslation(['plan', 'common']);
  const own = useCurrentUser();
  const createBoard = useCreateBoard();
  const [isMaking, setMaking] = useState(false);
  const { columns, labels, fields, left } = imported;
  const cards = columns.flatMap((column) => column.cards);
  const make = () => {
    setMaking(true);
    void createBoard((id) => changesOfImport(id, imported, own, t('boards.import.peopleField')));
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={imported.title || t('boards.untitled')}
      description={t('boards.import.found', {
        cards: t('boards.import.cards', { count: cards.length }),
        columns: t('boards.import.columns', { count: columns.length }),
      })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" isPending={isMaking} onPress={make}>
            {t('boards.import.make')}
          </Button>
        </>
      }
    >
      <ul className={classes.rows}>
        {labels.length > 0 && <li>{t('boards.import.labels', { count: labels.length })}</li>}
        {fields.length > 0 && (
          <li>{t('boards.import.fields', { names: fields.map(({ title }) => title) })}</li>
        )}
        {left.map(({ kind, name, amount }) => (
          <li key={`${kind} ${name}`} className={classes.quiet}>
            {t(`boards.import.left.${kind}`, { name, count: amount })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
