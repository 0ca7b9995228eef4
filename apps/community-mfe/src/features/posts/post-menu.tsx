import type { Post } from '@reflectory/contracts/community';
import { ConfirmDialog, IconButton, Menu } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';

const ReportDialog = lazy(() => import('./report.dialog.tsx'));

type PostMenuProps = { post: Post; onGone?: (() => void) | undefined };

/** What can be done about a post: its author takes it back, others need not read it, or report it. */
export function PostMenu({ post, onGone }: PostMenuProps) {
  return post.is_mine ? <OwnMenu post={post} onGone={onGone} /> : <OthersMenu post={post} onGone={onGone} />;
}

function Trigger({ name, items }: { name: string; items: Parameters<typeof Menu>[0]['items'] }) {
  const { t } = useTranslation('community');
  const label = t('posts.menu', { name });
  return (
    <Menu
      trigger={<IconButton icon="ellipsis" label={label} />}
      label={label}
      items={items}
      placement="bottom end"
    />
  );
}

function OwnMenu({ post, onGone }: PostMenuProps) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const takeBack = useAct('take-back-post');
  const failureText = useFailureText();
  const confirm = () =>
    takeBack.mutate(
      { id: post.id },
      {
        onSuccess() {
          setAsking(false);
          toasts.success(t('posts.takenBack'));
          onGone?.();
        },
      },
    );
  return (
    <>
      <Trigger
        name={post.author}
        items={[
          { id: 'take-back', label: t('posts.takeBack'), icon: 'trash', onAction: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        title={t('posts.takeBackTitle')}
        confirmLabel={t('posts.takeBack')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={takeBack.isPending}
        errorMessage={takeBack.isError && failureText(takeBack.error)}
        onConfirm={confirm}
      >
        {t(post.parent_id === null ? 'posts.takeBackText' : 'posts.takeBackReply')}
      </ConfirmDialog>
    </>
  );
}

function OthersMenu({ post, onGone }: PostMenuProps) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const filter = useAct('filter-post');
  const failureText = useFailureText();
  const close = () => setOpen(null);
  const hide = (kind: 'hide' | 'mute' | 'block') =>
    filter.mutate(
      { id: post.id, kind },
      {
        onSuccess() {
          close();
          toasts.success(t(`posts.filtered.${kind}`, { name: post.author }), t('posts.filteredWhere'));
          onGone?.();
        },
        onError: (error) => toasts.error(failureText(error)),
      },
    );
  const { author: name, place } = post;
  return (
    <>
      <Trigger
        name={name}
        items={[
          { id: 'hide', label: t('posts.hide'), onAction: () => hide('hide') },
          { id: 'mute', label: t('posts.mute', { name }), onAction: () => hide('mute') },
          { id: 'block', label: t('posts.block', { name }), onAction: () => setOpen('block') },
          { id: 'report', label: t('posts.report'), icon: 'flag', onAction: () => setOpen('report') },
        ]}
      />
      <ConfirmDialog
        title={t('posts.blockTitle', { name })}
        confirmLabel={t('posts.blockConfirm')}
        isOpen={open === 'block'}
        onOpenChange={close}
        isPending={filter.isPending}
        onConfirm={() => hide('block')}
      >
        {t(post.is_pseudonym ? 'posts.blockPseudonym' : 'posts.blockName', { name, place })}
      </ConfirmDialog>
      <Suspense fallback={null}>
        {open === 'report' && <ReportDialog what={{ kind: 'post', id: post.id }} onClose={close} />}
      </Suspense>
    </>
  );
}
