import { Icon, Link } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import type {} from '@reflectory/contracts/entry-links';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../../shared/use-scope.ts';
import classes from './card-details.module.css';

/** Sentences of one's journal that a card grew out of: nobody else sees them. */
export function CardSentences({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { client, key } = useScope();
  const { data = [] } = useQuery({
    queryKey: [...key, 'links', 'card', card.id],
    queryFn: async () =>
      (
        await client
          .from('entry_links')
          .select('id,entry_id,quote,entry_gone_at')
          .eq('target_type', 'card')
          .eq('target_id', card.id)
          .throwOnError()
      ).data,
  });
  if (data.length === 0) return null;
  return (
    <ul className={classes.rows} aria-label={t('boards.links.sentences')}>
      {data.map(({ id, entry_id: entryId, quote, entry_gone_at: goneAt }) => (
        <li key={id}>
          {entryId === null || goneAt !== null ? (
            <span className={classes.quiet}>{t('boards.links.entryGone')}</span>
          ) : (
            <Link href={`/journal/entry/${entryId}#grown=${id}`} className={classes.link}>
              <Icon name="notebook" /> <q dir="auto">{quote}</q>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
