import { Icon, useDraggable, VisuallyHidden } from '@reflectory/design-system';
import type { BoardLabel, Card } from '@reflectory/domain/boards';
import { lazy, memo, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import type { Progress } from '../model/board-scene.ts';
import { factsOf, MOST_FACTS } from '../model/card-facts.ts';
import { todayOf } from '../model/today.ts';
import colors from './board-colors.module.css';
import classes from './card-tile.module.css';
import { CardMenu } from './card-menu.tsx';

const CardCover = lazy(async () => ({ default: (await import('../files/card-cover.tsx')).CardCover }));

export type CardTileProps = {
  card: Card;
  labels: readonly BoardLabel[];
  /** Who works on it, and how people are called. */
  personIds: readonly string[];
  people: ObjectPeople;
  progress: Progress | null;
  below: Progress | null;
  comments: number;
  unit: string;
  /** Names of others who have it open. */
  visitors: string;
  canEdit: boolean;
  isCurrent: boolean;
  isOpen: boolean;
};

/**
 * A card as it lies on the board: its title, and at most two quiet facts. What only a reader hears before the title has
 * a direction of its own, so that it does not decide that of the title.
 */
export const CardTile = memo(function CardTile(props: CardTileProps) {
  const { card, labels, personIds, people, visitors, canEdit, ...rest } = props;
  const { t, i18n } = useTranslation('plan');
  const element = useRef<HTMLDivElement>(null);
  useDraggable(element, 'card', card.id, canEdit);
  const names = useMemo(() => personIds.map((id) => people.nameOf(id)), [personIds, people]);
  const facts = factsOf({ card, people: names, today: todayOf(), ...rest }, { t, language: i18n.language });
  const isDone = card.completed_at !== null;
  return (
    <div
      ref={element}
      className={`${classes.card} ${card.cover_color === null ? '' : colors.covered}`}
      data-done={isDone || undefined}
      data-open={rest.isOpen || undefined}
      data-visited={visitors === '' ? undefined : true}
      data-color={card.cover_color ?? undefined}
    >
      <Above fileId={card.cover_file_id} labels={labels} />
      <RouterLink
        to={`?card=${card.id}`}
        className={classes.title}
        dir="auto"
        tabIndex={rest.isCurrent ? 0 : -1}
        draggable={false}
      >
        {isDone && <VisuallyHidden dir="auto">{t('boards.facts.done')} </VisuallyHidden>}
        {card.title}
        <VisuallyHidden>
          {labels.length > 0 && `, ${t('boards.facts.labels', { names: labels.map(({ title }) => title) })}`}
          {facts.map(({ spoken }) => `, ${spoken}`)}
          {visitors !== '' && `, ${visitors}`}
        </VisuallyHidden>
      </RouterLink>
      {facts.length > 0 && (
        <p className={classes.facts} aria-hidden="true">
          {facts.slice(0, MOST_FACTS).map(({ id, icon, text, isLate }) => (
            <span key={id} className={classes.fact} data-late={isLate || undefined}>
              {icon && <Icon name={icon} size={12} />}
              {text}
            </span>
          ))}
        </p>
      )}
      {visitors !== '' && (
        <p className={classes.visitors} aria-hidden="true">
          {visitors}
        </p>
      )}
      <div className={classes.menu}>
        <CardMenu card={card} />
      </div>
    </div>
  );
});

type AboveProps = { fileId: string | null } & Pick<CardTileProps, 'labels'>;

/** What stands above the title: a picture, and colours. */
function Above({ fileId, labels }: AboveProps) {
  return (
    <>
      {fileId && (
        <Suspense fallback={<div className={classes.cover} />}>
          <CardCover fileId={fileId} />
        </Suspense>
      )}
      {labels.length > 0 && (
        <div className={classes.labels} aria-hidden="true">
          {labels.map(({ id, color }) => (
            <span key={id} className={`${classes.label} ${colors.colored}`} data-color={color} />
          ))}
        </div>
      )}
    </>
  );
}
