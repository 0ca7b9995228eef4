import { Button, IconButton, TextField } from '@reflectory/design-system';
import { rankBetween } from '@reflectory/domain/ranks';
import { useState } from 'react';
import type { ShownObstacle } from '../model/use-goal-facts.ts';
import { useGoalWords } from '../model/use-goal-words.ts';
import type { GoalPart } from './goal-part.ts';
import classes from './goal-room.module.css';

const MOST = 1000;

/** What may get in the way, and what is done then. */
export function Obstacles({ facts: { obstacles }, canEdit, change }: GoalPart) {
  const { t } = useGoalWords();
  const add = () => {
    const rank = rankBetween(obstacles.at(-1)?.rank ?? null, null);
    change({ kind: 'add', table: 'goal_obstacles', id: crypto.randomUUID(), fields: { rank } });
  };
  return (
    <section aria-labelledby="obstacles" className={classes.section}>
      <h2 id="obstacles" className={classes.heading}>
        {t('goals.obstacles.title')}
      </h2>
      {obstacles.length === 0 && <p className={classes.quiet}>{t('goals.obstacles.none')}</p>}
      <ul className={classes.results}>
        {obstacles.map((obstacle) =>
          canEdit ? (
            <Editable key={obstacle.id} obstacle={obstacle} change={change} />
          ) : (
            <li key={obstacle.id}>
              {t('goals.obstacles.sentence', { obstacle: obstacle.obstacle, plan: obstacle.plan })}
            </li>
          ),
        )}
      </ul>
      {canEdit && (
        <Button size="small" icon="plus" onPress={add}>
          {t('goals.obstacles.add')}
        </Button>
      )}
    </section>
  );
}

function Editable({ obstacle: row, change }: { obstacle: ShownObstacle } & Pick<GoalPart, 'change'>) {
  const { t } = useGoalWords();
  const set = (fields: { obstacle: string } | { plan: string }) =>
    change({ kind: 'set', table: 'goal_obstacles', id: row.id, fields });
  return (
    <li className={classes.obstacle}>
      <Words label={t('goals.obstacles.if')} value={row.obstacle} onLeave={(obstacle) => set({ obstacle })} />
      <Words label={t('goals.obstacles.then')} value={row.plan} onLeave={(plan) => set({ plan })} />
      <IconButton
        icon="x"
        size="small"
        label={t('goals.obstacles.remove', { obstacle: row.obstacle })}
        onPress={() => change({ kind: 'remove', table: 'goal_obstacles', id: row.id })}
      />
    </li>
  );
}

/** A field that is kept when it is left; what others wrote meanwhile is shown until one writes. */
function Words({ label, value, onLeave }: { label: string; value: string; onLeave(text: string): void }) {
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      value={text ?? value}
      maxLength={MOST}
      onChange={setText}
      onBlur={() => {
        if (text !== null && text !== value) onLeave(text);
        setText(null);
      }}
    />
  );
}
