import type {} from '@reflectory/contracts/journal';
import type { SlotProps } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { TakeBackButton } from '../features/posts/own-posts.tsx';
import { useAsk } from '../service/use-service.ts';

/** What was shared of an entry stays when the entry goes, unless it is taken back here. */
export default function EntryLeaving({ entryId }: SlotProps['entry.leaving']) {
  const { t } = useTranslation('community');
  const posts = useAsk('list-own-posts', { entry_id: entryId }).data?.posts ?? [];
  if (posts.length === 0) return null;
  return (
    <>
      <p>{t('leaving', { count: posts.length })}</p>
      {posts.map((post) => (
        <p key={post.id}>
          <q dir="auto">{post.body.slice(0, 80)}</q> <TakeBackButton id={post.id} />
        </p>
      ))}
    </>
  );
}
