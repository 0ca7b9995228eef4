import { IconButton, Menu } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOn } from '../../../shared/use-focus-on.ts';
import { KeptLine } from '../../../shared/kept-text.tsx';
import { set } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useScene } from '../model/board-context.ts';
import { useCardActs } from '../model/use-card-acts.ts';
import { CardBelow } from './card-below.tsx';
import { CardChecklists } from './card-checklists.tsx';
import { CardComments } from './card-comments.tsx';
import { CardDates } from './card-dates.tsx';
import classes from './card-details.module.css';
import { CardText } from '../text/card-text.tsx';
import { CardFields } from './card-fields.tsx';
import { CardFiles } from '../files/card-files.tsx';
import { CardHistory } from './card-history.tsx';
import { CardLabels } from './card-labels.tsx';
import { CardLinks } from './card-links.tsx';
import { CardPeople } from './card-people.tsx';
import { CardPlace } from './card-place.tsx';

export type CardDetailsProps = {
  card: Card;
  /** Part that a key led to. */
  part: string | null;
  onOpen(cardId: string): void;
  onClose(): void;
};

/** Everything about a card, beside the board. */
export function CardDetails({ card, part, onOpen, onClose }: CardDetailsProps) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const canEdit = useCanEdit();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const wanted = part === null ? null : panel.current?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    const target = wanted?.querySelector<HTMLElement>('input, button') ?? panel.current?.querySelector('h2');
    target?.focus();
    wanted?.scrollIntoView?.({ block: 'nearest' });
  }, [card.id, part]);
  const keep = (fields: Record<string, unknown>) => session.run([set('cards', card.id, fields)]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is a short cut for the button
    <section
      ref={panel}
      className={classes.panel}
      aria-label={t('boards.card.details')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <Head card={card} onClose={onClose} />
      <KeptLine
        label={t('boards.card.title')}
        value={card.title}
        maxLength={500}
        isReadOnly={!canEdit}
        onKeep={(title) => title.trim() !== '' && keep({ title: title.trim() })}
      />
      <CardPlace card={card} />
      <CardDates card={card} onKeep={keep} />
      <CardLabels card={card} />
      <CardPeople card={card} />
      <CardText key={`text ${card.id}`} card={card} onKeep={keep} />
      <CardChecklists card={card} />
      <CardBelow card={card} onOpen={onOpen} />
      <CardFields card={card} />
      <CardFiles key={`files ${card.id}`} card={card} />
      <CardLinks card={card} />
      <CardComments card={card} />
      <CardHistory key={card.id} card={card} />
    </section>
  );
}

function FocusOnCard({ card: { id, title } }: Pick<CardDetailsProps, 'card'>) {
  const { t } = useTranslation('plan');
  const focusOn = useFocusOn();
  if (!focusOn) return null;
  return (
    <IconButton
      icon="timer"
      label={t('boards.card.focus')}
      onPress={() => focusOn({ type: 'card', id, title })}
    />
  );
}

function Head({ card, onClose }: Pick<CardDetailsProps, 'card' | 'onClose'>) {
  const { t } = useTranslation('plan');
  const acts = useCardActs();
  const canEdit = useCanEdit();
  const scene = useScene();
  const isDone = card.completed_at !== null;
  const column = scene.columns.find(({ id }) => id === card.column_id);
  return (
    <header className={classes.head}>
      <h2 tabIndex={-1} dir="auto">
        {card.title}
        <span className={classes.where} dir="auto">
          {card.archived_at === null ? column?.title : t('boards.card.isArchived')}
        </span>
      </h2>
      {!isDone && <FocusOnCard card={card} />}
      {canEdit && (
        <>
          <IconButton
            icon="check"
            label={t(isDone ? 'boards.card.reopen' : 'boards.card.finish')}
            isPressed={isDone}
            onPress={() => acts.setDone(card, !isDone)}
          />
          <Menu
            label={t('boards.card.actsFor', { title: card.title })}
            trigger={<IconButton icon="ellipsis" label={t('boards.card.more')} />}
            placement="bottom end"
            items={[
              {
                id: 'archive',
                label: t('boards.card.archive'),
                icon: 'archive',
                onAction: () => {
                  onClose();
                  acts.archive(card);
                },
              },
              {
                id: 'remove',
                label: t('boards.card.remove'),
                icon: 'trash',
                isDestructive: true,
                onAction: () => {
                  onClose();
                  acts.remove(card);
                },
              },
            ]}
          />
        </>
      )}
      <IconButton icon="x" label={t('boards.card.close')} onPress={onClose} />
    </header>
  );
}
