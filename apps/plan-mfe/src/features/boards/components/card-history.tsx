import { Button } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { set } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard } from '../model/board-context.ts';
import { type FormerValue, formerValues } from '../model/former-values.ts';
import { useCardActs } from '../model/use-card-acts.ts';
import { useFieldWords } from '../model/use-field-words.ts';
import classes from './card-details.module.css';

/** What a card was before, and who changed it; each value comes back with one tap. */
export function CardHistory({ card }: { card: Card }) {
  const { t, i18n } = useTranslation(['plan', 'common']);
  const { session, people } = useOpenBoard();
  const canEdit = useCanEdit();
  const acts = useCardActs();
  const inWords = useFieldWords(session);
  const [isOpen, setOpen] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['plan', 'board-history', session.object.place.id, card.id],
    queryFn: () => session.object.listChanges(card.id),
    enabled: isOpen,
    staleTime: 0,
    select: ({ changes }) => formerValues(changes),
  });
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const restore = ({ field, value }: FormerValue) => {
    if (field === 'column_id') return acts.move(card, { columnId: String(value), before: null }, false);
    // A text that comes back is its words: what was made of them with it is gone.
    session.run([set('cards', card.id, { [field]: value, ...(field === 'body' && { document: null }) })]);
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.legend}>{t('boards.history.title')}</summary>
      {isOpen && isPending && <p className={classes.quiet}>{t('common:loading')}</p>}
      {isError && (
        <p className={classes.quiet}>
          {t('boards.history.failed')}{' '}
          <Button size="small" onPress={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className={classes.quiet}>{t('boards.history.none')}</p>}
      <ol className={classes.rows}>
        {data?.map((former) => {
          const value = inWords(former.field, former.value);
          return (
            <li key={`${former.change} ${former.field}`}>
              <div>
                <p dir="auto">{value ?? t('boards.history.nothing')}</p>
                <p className={classes.quiet}>
                  {t(`boards.history.fields.${former.field}`, {
                    name: people.nameOf(former.by),
                    moment: moment.format(new Date(former.at)),
                  })}
                </p>
              </div>
              {canEdit && (former.field !== 'column_id' || value !== null) && (
                <Button size="small" onPress={() => restore(former)}>
                  {t('boards.history.restore')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
