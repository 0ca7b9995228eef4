import { Button } from '@reflectory/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectPeople } from '../../../shared/objects/use-people.ts';
import type { EditedMap } from '../api/use-map.ts';
import { type FormerText, formerTexts } from '../model/former-texts.ts';
import classes from './node-details.module.css';

export type NodeHistoryProps = {
  object: EditedMap;
  people: ObjectPeople;
  id: string;
  canEdit: boolean;
  onRestore(former: FormerText): void;
};

/** What a node said before, and who changed it; each can be put back. */
export function NodeHistory({ object, people, id, canEdit, onRestore }: NodeHistoryProps) {
  const { t, i18n } = useTranslation(['plan', 'common']);
  const [isOpen, setOpen] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['plan', 'mindmap-history', object.place.id, id],
    queryFn: () => object.listChanges(id),
    enabled: isOpen,
    staleTime: 0,
    select: ({ changes }) => formerTexts(changes),
  });
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.legend}>{t('mindmaps.history.title')}</summary>
      {isOpen && isPending && <p className={classes.quiet}>{t('common:loading')}</p>}
      {isError && (
        <p className={classes.quiet}>
          {t('mindmaps.history.failed')}{' '}
          <Button size="small" onPress={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className={classes.quiet}>{t('mindmaps.history.none')}</p>}
      <ol className={classes.rows}>
        {data?.map((former) => (
          <li key={`${former.change} ${former.field}`}>
            <div>
              <p dir="auto">{former.value}</p>
              <p className={classes.quiet}>
                {t(`mindmaps.history.${former.field}`, {
                  name: people.nameOf(former.by),
                  moment: moment.format(new Date(former.at)),
                })}
              </p>
            </div>
            {canEdit && (
              <Button size="small" onPress={() => onRestore(former)}>
                {t('mindmaps.history.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
