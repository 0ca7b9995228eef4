import {
  Button,
  ButtonLink,
  ErrorState,
  IconButton,
  type MenuItem,
  PageHeader,
  Skeleton,
} from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useBoard } from '../features/boards/api/use-board.ts';
import { BoardRoom } from '../features/boards/components/board-room.tsx';
import type { BoardSession } from '../features/boards/model/board-session.ts';
import { useNoticeWords } from '../features/boards/model/use-notice-words.ts';
import { ObjectNotices } from '../shared/objects/components/object-notices.tsx';
import { ObjectStatus } from '../shared/objects/components/object-status.tsx';
import { useObjectState } from '../shared/objects/use-object.ts';
import { type ObjectPeople, usePeople } from '../shared/objects/use-people.ts';
import classes from './board.module.css';

type OpenDialog = 'sharing' | 'archive' | 'activity' | 'parts' | 'settings' | null;

/** A board, or a card of one as notifications name it. */
const PLACE = /^(?<board>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/cards\/(?<card>[\da-f-]{36}))?$/i;
const ActivityDialog = lazy(() => import('../features/boards/components/activity.dialog.tsx'));
const PartsDialog = lazy(() => import('../features/boards/components/parts.dialog.tsx'));
const ArchiveDialog = lazy(() => import('../features/boards/components/archive.dialog.tsx'));
const BoardSettingsDialog = lazy(() => import('../features/boards/components/board-settings.dialog.tsx'));
const ShareObjectDialog = lazy(async () => ({
  default: (await import('../shared/sharing/share-object.dialog.tsx')).ShareObjectDialog,
}));

/** One board, in the whole window. */
export default function BoardPage() {
  const { '*': place = '' } = useParams();
  const { board, card } = PLACE.exec(place)?.groups ?? {};
  if (board === undefined) return <NoBoard />;
  if (card !== undefined) return <Navigate to={`/boards/${board}?card=${card}`} replace />;
  return <BoardOfId key={board} id={board} />;
}

/** What the address of a link brings along. */
function useLinkToken(): string | null {
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('link'));
  return token;
}

function BoardOfId({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const board = useBoard(id, useLinkToken());
  return board ? <OpenBoard session={board.session} /> : <Skeleton lines={6} label={t('loading')} />;
}

function NoBoard() {
  const { t } = useTranslation('plan');
  return (
    <div className={classes.page}>
      <PageHeader title={t('boards.title')} />
      <ErrorState
        title={t('boards.gone.title')}
        action={<ButtonLink href="/boards">{t('boards.leave')}</ButtonLink>}
      >
        {t('boards.gone.text')}
      </ErrorState>
    </div>
  );
}

function OpenBoard({ session }: { session: BoardSession }) {
  const { t } = useTranslation(['plan', 'common']);
  const status = useObjectState(session.object, 'status');
  if (status === 'loading') return <Skeleton lines={6} label={t('common:loading')} />;
  if (status === 'gone') return <NoBoard />;
  if (status === 'failed')
    return (
      <ErrorState
        title={t('boards.openFailed')}
        action={<Button onPress={() => void session.object.refresh()}>{t('common:retry')}</Button>}
      />
    );
  return <ReadyBoard session={session} />;
}

function ReadyBoard({ session }: { session: BoardSession }) {
  const { t } = useTranslation('plan');
  const { object } = session;
  const people = usePeople(object);
  const words = useNoticeWords(session);
  const [open, setOpen] = useState<OpenDialog>(null);
  const exportItems = useExportItems(session, people);
  return (
    <>
      <BoardRoom
        session={session}
        people={people}
        state={<ObjectStatus object={object} people={people} />}
        notices={<ObjectNotices object={object} people={people} words={words} />}
        actions={<IconButton icon="share" label={t('boards.share')} onPress={() => setOpen('sharing')} />}
        menuItems={[
          ...exportItems,
          ...(session.canEdit()
            ? [
                {
                  id: 'settings',
                  label: t('boards.settings.title'),
                  icon: 'settings' as const,
                  onAction: () => setOpen('settings'),
                },
                {
                  id: 'parts',
                  label: t('boards.parts.title'),
                  icon: 'tag' as const,
                  onAction: () => setOpen('parts'),
                },
              ]
            : []),
          {
            id: 'archive',
            label: t('boards.archive.title'),
            icon: 'archive',
            onAction: () => setOpen('archive'),
          },
          {
            id: 'activity',
            label: t('boards.activity.title'),
            icon: 'history',
            onAction: () => setOpen('activity'),
          },
        ]}
      />
      <BoardDialogs open={open} session={session} people={people} onClose={() => setOpen(null)} />
    </>
  );
}

/** What of a board is saved as a file. */
function useExportItems(session: BoardSession, people: ObjectPeople): MenuItem[] {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const save = async (kind: 'csv' | 'md') => {
    try {
      const { exportBoard } = await import('../features/boards/exchange/export-board.ts');
      exportBoard(kind, session, people);
    } catch {
      toasts.error(t('boards.export.failed'));
    }
  };
  return (['csv', 'md'] as const).map((kind) => ({
    id: kind,
    label: t(`boards.export.${kind}`),
    icon: 'download',
    onAction: () => void save(kind),
  }));
}

type BoardDialogsProps = {
  open: OpenDialog;
  session: BoardSession;
  people: ObjectPeople;
  onClose(): void;
};

function BoardDialogs({ open, session, people, onClose }: BoardDialogsProps) {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const { place } = session.object;
  return (
    <Suspense fallback={null}>
      {open === 'sharing' && (
        <ShareObjectDialog
          place={place}
          table="boards"
          title={session.scene().board.title || t('boards.untitled')}
          address={`/boards/${place.id}`}
          onClose={onClose}
          onLeft={() => void navigate('/boards')}
        />
      )}
      {open === 'archive' && <ArchiveDialog session={session} onClose={onClose} />}
      {open === 'activity' && <ActivityDialog session={session} people={people} onClose={onClose} />}
      {open === 'parts' && <PartsDialog session={session} onClose={onClose} />}
      {open === 'settings' && <BoardSettingsDialog session={session} onClose={onClose} />}
    </Suspense>
  );
}
