import { BOARD_COLORS, FIELD_KINDS, type FieldKind } from '@reflectory/contracts/boards';
import { Button, Dialog, IconButton, Select, TextField } from '@reflectory/design-system';
import { lastRank } from '@reflectory/domain/boards';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptLine } from '../../../shared/kept-text.tsx';
import { add, remove, set } from '../model/board-acts.ts';
import type { BoardSession } from '../model/board-session.ts';
import { AddLine } from './add-line.tsx';
import colors from './board-colors.module.css';
import classes from './card-details.module.css';
import { CardPart } from './card-part.tsx';

export type PartsDialogProps = { session: BoardSession; onClose(): void };

/** Lanes, labels and fields of a board: what its cards are sorted by and asked for. */
export default function PartsDialog({ session, onClose }: PartsDialogProps) {
  const { t } = useTranslation('plan');
  const { lanes, labels } = useSyncExternalStore(session.subscribe, session.scene);
  return (
    <Dialog isOpen title={t('boards.parts.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={classes.form}>
        <CardPart title={t('boards.parts.lanes')}>
          <Rows session={session} table="board_lanes" rows={lanes} />
          <AddLine
            label={t('boards.parts.newLane')}
            maxLength={200}
            onAdd={(title) => session.run([add('board_lanes', { title, rank: lastRank(lanes) })])}
          />
        </CardPart>
        <CardPart title={t('boards.card.labels')}>
          <Rows session={session} table="board_labels" rows={labels} />
          <AddLine
            label={t('boards.card.newLabel')}
            maxLength={100}
            onAdd={(title) =>
              session.run([add('board_labels', { title, color: 'teal', rank: lastRank(labels) })])
            }
          />
        </CardPart>
        <Fields session={session} />
      </div>
    </Dialog>
  );
}

type RowsProps = {
  session: BoardSession;
  table: 'board_lanes' | 'board_labels' | 'board_fields';
  rows: readonly { id: string; title: string; color?: string }[];
};

function Rows({ session, table, rows }: RowsProps) {
  const { t } = useTranslation('plan');
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, title, color }) => (
        <li key={id}>
          <KeptLine
            label={t('boards.parts.name', { title })}
            isLabelHidden
            value={title}
            maxLength={100}
            isReadOnly={false}
            onKeep={(next) => next.trim() !== '' && session.run([set(table, id, { title: next.trim() })])}
          />
          {color !== undefined && (
            <LabelColor
              title={title}
              color={color}
              onChange={(next) => session.run([set(table, id, { color: next })])}
            />
          )}
          <IconButton
            icon="trash"
            size="small"
            label={t('boards.parts.remove', { title })}
            onPress={() => session.run([remove(table, id)])}
          />
        </li>
      ))}
    </ul>
  );
}

type LabelColorProps = { title: string; color: string; onChange(color: string): void };

function LabelColor({ title, color, onChange }: LabelColorProps) {
  const { t } = useTranslation('plan');
  return (
    <>
      <span className={`${classes.dot} ${colors.colored}`} data-color={color} aria-hidden="true" />
      <Select
        label={t('boards.parts.color', { title })}
        isLabelHidden
        value={color}
        options={BOARD_COLORS.map((one) => ({ value: one, label: t(`boards.colors.${one}`) }))}
        onChange={onChange}
      />
    </>
  );
}

function Fields({ session }: { session: BoardSession }) {
  const { t } = useTranslation('plan');
  const { fields } = useSyncExternalStore(session.subscribe, session.scene);
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<FieldKind>('text');
  const [choices, setChoices] = useState('');
  const make = () => {
    if (title.trim() === '') return;
    const list = choices.split(',').map((choice) => choice.trim().slice(0, 70));
    session.run([
      add('board_fields', {
        title: title.trim(),
        kind,
        choices: kind === 'choice' ? [...new Set(list.filter(Boolean))].slice(0, 50) : [],
        rank: lastRank(fields),
      }),
    ]);
    setTitle('');
    setChoices('');
  };
  return (
    <CardPart title={t('boards.parts.fields')}>
      <Rows session={session} table="board_fields" rows={fields} />
      <div className={classes.pair}>
        <TextField label={t('boards.parts.newField')} value={title} maxLength={100} onChange={setTitle} />
        <Select
          label={t('boards.parts.kind')}
          value={kind}
          options={FIELD_KINDS.map((value) => ({ value, label: t(`boards.parts.kinds.${value}`) }))}
          onChange={(value) => setKind(FIELD_KINDS.find((one) => one === value) ?? 'text')}
        />
      </div>
      {kind === 'choice' && (
        <TextField label={t('boards.parts.choices')} value={choices} maxLength={2000} onChange={setChoices} />
      )}
      <div>
        <Button size="small" onPress={make}>
          {t('boards.add')}
        </Button>
      </div>
    </CardPart>
  );
}
