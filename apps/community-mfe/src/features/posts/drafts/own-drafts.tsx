import type { PostDraft } from '@reflectory/contracts/community';
import { ButtonLink, EmptyState } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../service/loaded.tsx';
import { DraftList } from './draft-list.tsx';
import { usePostDrafts } from './use-post-drafts.ts';

const ShareDialog = lazy(() => import('../share.dialog.tsx'));

/** All drafts of one's own with their places, also of places that one left. */
export function OwnDrafts() {
  const { t } = useTranslation('community');
  const { answer, drafts } = usePostDrafts();
  const [open, setOpen] = useState<PostDraft | null>(null);
  return (
    <>
      <DraftList drafts={drafts} hasPlaces onOpen={setOpen} />
      {drafts.length === 0 && (
        <Loaded answer={answer}>
          {() => (
            <EmptyState
              title={t('drafts.empty')}
              action={<ButtonLink href="/groups">{t('circles.all')}</ButtonLink>}
            >
              {t('drafts.emptyText')}
            </EmptyState>
          )}
        </Loaded>
      )}
      <Suspense fallback={null}>
        {open && <ShareDialog key={open.id} draft={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
