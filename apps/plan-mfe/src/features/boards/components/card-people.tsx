import { Avatar } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { useTranslation } from 'react-i18next';
import { togglePerson } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useScene } from '../model/board-context.ts';
import classes from './card-details.module.css';
import { CardPart } from './card-part.tsx';

/** Who works on a card. */
export function CardPeople({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { session, people } = useOpenBoard();
  const scene = useScene();
  const canEdit = useCanEdit();
  const on = scene.peopleOf(card.id);
  const gone = on.filter((id) => people.list.every((person) => person.id !== id));
  const known = canEdit ? people.list : people.list.filter(({ id }) => on.includes(id));
  const shown = [...known, ...gone.map((id) => ({ id, name: people.nameOf(id) }))];
  if (shown.length === 0) return null;
  return (
    <CardPart title={t('boards.card.people')} part="people">
      <div className={classes.chips}>
        {shown.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={classes.chip}
            aria-pressed={on.includes(id)}
            disabled={!canEdit}
            onClick={() => session.run([togglePerson(session.object.tables(), card.id, id)])}
          >
            <Avatar name={name} size="small" />
            {name}
          </button>
        ))}
      </div>
    </CardPart>
  );
}
