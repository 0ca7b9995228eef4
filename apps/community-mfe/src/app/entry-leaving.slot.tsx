import type {} from '@reflectory/contracts/journal';
import { Button } from '@reflectory/design-system';
import type { SlotProps } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../features/posts/drafts/draft-fields.ts';
import { useDraftOutbox, usePostDrafts } from '../features/posts/drafts/use-post-drafts.ts';
import { TakeBackButton } from '../features/posts/own-posts.tsx';
import { useAsk } from '../service/use-service.ts';

/** What was shared of an entry stays when the entry goes, unless it is taken back here. */
export default function EntryLeaving({ entryId }: SlotProps['entry.leaving']) {
  const { t } = useTranslation('community');
  const posts = useAsk('list-own-posts', { entry_id: entryId }).data?.posts ?? [];
  const drafts = usePostDrafts().drafts.filter(({ entry_id: of }) => of === entryId);
  const outbox = useDraftOutbox();
  if (posts.length === 0 && drafts.length === 0) return null;
  return (
    <>
      {posts.length > 0 && <p>{t('leaving', { count: posts.length })}</p>}
      {posts.map((post) => (
        <p key={post.id}>
          <q dir="auto">{post.body.slice(0, 80)}</q> <TakeBackButton id={post.id} />
        </p>
      ))}
      {drafts.length > 0 && <p>{t('leavingDrafts', { count: drafts.length })}</p>}
      {drafts.map((draft) => (
        <p key={draft.id}>
          <q dir="auto">{wordsOf(draft).slice(0, 80)}</q>{' '}
          <Button size="small" onPress={() => void outbox.remove(draft.id)}>
            {t('drafts.delete')}
          </Button>
        </p>
      ))}
    </>
  );
}
