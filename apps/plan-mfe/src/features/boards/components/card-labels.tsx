import { BOARD_COLORS } from '@reflectory/contracts/boards';
import { Button, TextField } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { add, set, toggleLabel, withLabels } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useScene } from '../model/board-context.ts';
import colors from './board-colors.module.css';
import classes from './card-details.module.css';
import { CardPart } from './card-part.tsx';

/** Labels of a card, and its cover. */
export function CardLabels({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const scene = useScene();
  const canEdit = useCanEdit();
  const on = scene.labelsOf(card.id);
  const shown = canEdit ? scene.labels : scene.labels.filter(({ id }) => on.includes(id));
  return (
    <>
      <CardPart title={t('boards.card.labels')} part="labels">
        <div className={classes.chips}>
          {shown.map(({ id, title, color }) => (
            <button
              key={id}
              type="button"
              className={classes.chip}
              aria-pressed={on.includes(id)}
              disabled={!canEdit}
              onClick={() => session.run([toggleLabel(session.object.tables(), card.id, id)])}
            >
              <span className={`${classes.dot} ${colors.colored}`} data-color={color} aria-hidden="true" />
              {title || t(`boards.colors.${color}`)}
            </button>
          ))}
        </div>
        {canEdit && <NewLabel card={card} />}
      </CardPart>
      {canEdit && (
        <CardPart title={t('boards.card.cover')}>
          <div className={classes.chips}>
            {BOARD_COLORS.map((color) => (
              <button
                key={color}
                type="button"
                className={`${classes.swatch} ${colors.colored}`}
                data-color={color}
                aria-label={t(`boards.colors.${color}`)}
                aria-pressed={card.cover_color === color}
                onClick={() =>
                  session.run([
                    set('cards', card.id, { cover_color: card.cover_color === color ? null : color }),
                  ])
                }
              />
            ))}
          </div>
        </CardPart>
      )}
    </>
  );
}

function NewLabel({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const [name, setName] = useState('');
  const make = () => {
    if (name.trim() === '') return;
    const scene = session.scene();
    const { ids, made } = withLabels(scene, [name.trim()]);
    const missing = ids.filter((id) => !scene.labelsOf(card.id).includes(id));
    session.run([
      ...made,
      ...missing.map((label) => add('card_labels', { card_id: card.id, label_id: label })),
    ]);
    setName('');
  };
  return (
    <div className={classes.line}>
      <TextField
        label={t('boards.card.newLabel')}
        value={name}
        maxLength={100}
        onChange={setName}
        onKeyDown={(event) => event.key === 'Enter' && make()}
      />
      <Button onPress={make}>{t('boards.add')}</Button>
    </div>
  );
}
