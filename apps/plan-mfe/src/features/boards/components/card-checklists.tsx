import { Button, Checkbox, IconButton, Menu, TextField } from '@reflectory/design-system';
import type { Card, Checklist, ChecklistItem } from '@reflectory/domain/boards';
import { inOrder, lastRank, rankTo } from '@reflectory/domain/boards';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptLine } from '../../../shared/kept-text.tsx';
import { add, remove, set } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useTable } from '../model/board-context.ts';
import classes from './card-details.module.css';
import { CardPart } from './card-part.tsx';

/** Things to tick off within a card. */
export function CardChecklists({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const canEdit = useCanEdit();
  const lists = inOrder(
    [...useTable('card_checklists').values()].filter(({ card_id: id }) => id === card.id),
  );
  const items = useTable('card_checklist_items');
  return (
    <>
      {lists.map((list) => (
        <OneChecklist
          key={list.id}
          list={list}
          items={inOrder([...items.values()].filter(({ checklist_id: id }) => id === list.id))}
        />
      ))}
      {canEdit && (
        <div>
          <Button
            size="small"
            icon="plus"
            onPress={() =>
              session.run([
                add('card_checklists', {
                  card_id: card.id,
                  title: t('boards.checklist.name'),
                  rank: lastRank(lists),
                }),
              ])
            }
          >
            {t('boards.checklist.add')}
          </Button>
        </div>
      )}
    </>
  );
}

function OneChecklist({ list, items }: { list: Checklist; items: readonly ChecklistItem[] }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const canEdit = useCanEdit();
  const done = items.filter(({ is_done: isDone }) => isDone).length;
  return (
    <CardPart title={t('boards.checklist.title', { done, total: items.length })}>
      <div className={classes.line}>
        <KeptLine
          label={t('boards.checklist.name')}
          isLabelHidden
          value={list.title}
          maxLength={200}
          isReadOnly={!canEdit}
          onKeep={(title) => session.run([set('card_checklists', list.id, { title })])}
        />
        {canEdit && (
          <IconButton
            icon="trash"
            size="small"
            label={t('boards.checklist.remove', { title: list.title })}
            onPress={() => session.run([remove('card_checklists', list.id)])}
          />
        )}
      </div>
      <ul className={classes.rows}>
        {items.map((item) => (
          <Item key={item.id} item={item} items={items} />
        ))}
      </ul>
      {canEdit && <NewItem list={list} items={items} />}
    </CardPart>
  );
}

type ItemProps = { item: ChecklistItem; items: readonly ChecklistItem[] };

/** Something to tick off, which is rewritten in its place. */
function Item({ item, items }: ItemProps) {
  const { session } = useOpenBoard();
  const canEdit = useCanEdit();
  const row = useRef<HTMLLIElement>(null);
  const [isChanging, setChanging] = useState(false);
  const { t } = useTranslation('plan');
  const end = () => {
    setChanging(false);
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  return (
    <li ref={row}>
      {isChanging ? (
        <ItemTitle label={t('boards.checklist.change')} item={item} onEnd={end} />
      ) : (
        <Checkbox
          isSelected={item.is_done}
          isReadOnly={!canEdit}
          onChange={(isDone) => session.run([set('card_checklist_items', item.id, { is_done: isDone })])}
        >
          <span dir="auto">{item.title}</span>
        </Checkbox>
      )}
      {canEdit && !isChanging && <ItemMenu item={item} items={items} onChange={() => setChanging(true)} />}
    </li>
  );
}

function ItemTitle({ label, item, onEnd }: { label: string; item: ChecklistItem; onEnd(): void }) {
  const { session } = useOpenBoard();
  const [title, setTitle] = useState(item.title);
  const keep = () => {
    const next = title.trim();
    if (next !== '' && next !== item.title)
      session.run([set('card_checklist_items', item.id, { title: next })]);
    onEnd();
  };
  return (
    <TextField
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was chosen to be changed
      autoFocus
      label={label}
      isLabelHidden
      value={title}
      maxLength={500}
      onChange={setTitle}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onEnd();
      }}
    />
  );
}

function ItemMenu({ item, items, onChange }: ItemProps & { onChange(): void }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const at = items.findIndex(({ id }) => id === item.id);
  const label = t('boards.card.actsFor', { title: item.title });
  const moveTo = (before: string | null) =>
    session.run(
      [...rankTo(items, [item.id], { before })].map(({ id, rank }) =>
        set('card_checklist_items', id, { rank }),
      ),
    );
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="ellipsis" size="small" label={label} />}
      placement="bottom end"
      items={[
        { id: 'change', label: t('boards.checklist.change'), icon: 'pencil', onAction: onChange },
        ...(at > 0
          ? [
              {
                id: 'up',
                label: t('boards.card.move.up'),
                icon: 'chevron-up' as const,
                onAction: () => moveTo(items[at - 1]?.id ?? null),
              },
            ]
          : []),
        ...(at < items.length - 1
          ? [
              {
                id: 'down',
                label: t('boards.card.move.down'),
                icon: 'chevron-down' as const,
                onAction: () => moveTo(items[at + 2]?.id ?? null),
              },
            ]
          : []),
        {
          id: 'remove',
          label: t('boards.checklist.removeItem', { title: item.title }),
          icon: 'trash',
          isDestructive: true,
          onAction: () => session.run([remove('card_checklist_items', item.id)]),
        },
      ]}
    />
  );
}

/** Writes items one after the other; several lines that are pasted are several items. */
function NewItem({ list, items }: { list: Checklist; items: readonly ChecklistItem[] }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const [title, setTitle] = useState('');
  const make = (lines: readonly string[]) => {
    let rank = lastRank(items);
    const changes = lines.map((line) => {
      const change = add('card_checklist_items', { checklist_id: list.id, title: line.slice(0, 500), rank });
      rank = lastRank([{ rank }]);
      return change;
    });
    session.run(changes);
    setTitle('');
  };
  return (
    <TextField
      label={t('boards.checklist.newItem')}
      value={title}
      maxLength={500}
      onChange={setTitle}
      onKeyDown={(event) => event.key === 'Enter' && title.trim() !== '' && make([title.trim()])}
      onPaste={(event) => {
        const lines = event.clipboardData
          .getData('text/plain')
          .split(/\r?\n/)
          .map((line) => line.replace(/^\s*(?:[-*•]\s*)?(?:\[[ xX]\]\s*)?/, '').trim())
          .filter(Boolean);
        if (lines.length < 2) return;
        event.preventDefault();
        make(lines.slice(0, 100));
      }}
    />
  );
}
