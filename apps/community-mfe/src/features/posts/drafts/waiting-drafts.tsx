import type { PostDraft, PostDraftPlace } from '@reflectory/contracts/community';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import classes from '../posts.module.css';
import { DraftList } from './draft-list.tsx';
import { draftsIn, usePostDrafts } from './use-post-drafts.ts';

const ShareDialog = lazy(() => import('../share.dialog.tsx'));

/** The name of a draft in the address of its place, which opens it. */
const WANTED = 'draft';

/** One's own drafts that wait in a place; nobody else there sees them. */
export function WaitingDrafts({ place }: { place: PostDraftPlace }) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(WANTED);
  const leave = () =>
    setSearch(
      (now) => {
        now.delete(WANTED);
        return now;
      },
      { replace: true },
    );
  return <Waiting key={wanted} place={place} wanted={wanted} onClose={leave} />;
}

type WaitingProps = { place: PostDraftPlace; wanted: string | null; onClose(): void };

function Waiting({ place, wanted, onClose }: WaitingProps) {
  const { t } = useTranslation('community');
  const { answer, drafts } = usePostDrafts();
  const [open, setOpen] = useState<PostDraft | null>(null);
  const [isAsked, setAsked] = useState(wanted !== null);
  const here = draftsIn(drafts, place);
  const asked = isAsked ? drafts.find(({ id }) => id === wanted) : undefined;
  if (asked) {
    setAsked(false);
    setOpen(asked);
  }
  const close = () => {
    setOpen(null);
    if (wanted !== null) onClose();
  };
  return (
    <>
      {isAsked && answer.isSuccess && !answer.isFetching && !asked && (
        <p className={classes.state}>{t('drafts.notThere')}</p>
      )}
      <section
        className={classes.waiting}
        data-amount={here.length}
        {...(here.length > 0 && { 'aria-label': t('drafts.title') })}
      >
        <DraftList drafts={here} onOpen={setOpen} />
      </section>
      <Suspense fallback={null}>{open && <ShareDialog draft={open} onClose={close} />}</Suspense>
    </>
  );
}
