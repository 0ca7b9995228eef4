import { foldWords, holdsWords } from '@reflectory/domain/search';
import { Shelf, ShelfItem } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { type Collection, useCollections } from '../features/collections/api/use-collections.ts';

/** Collections whose names have the words of a search; none before there are words. */
export function FoundCollections({ query }: { query: string }) {
  const { t } = useTranslation('library');
  const { data = [] } = useCollections();
  const isAsked = foldWords(query).length > 0;
  const hasWords = holdsWords(query);
  const isFound = ({ name }: Collection) => isAsked && hasWords(name);
  return (
    <Shelf isGrid title={t('collections.title')}>
      {data.filter(isFound).map(({ id, name, count }) => (
        <ShelfItem
          key={id}
          name={name}
          href={`/library/collections/${id}`}
          facts={t('collections.things', { count })}
        />
      ))}
    </Shelf>
  );
}
