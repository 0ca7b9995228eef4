import { Button, ButtonLink, ErrorState, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DraftState } from '../features/drafts/components/draft-state.tsx';
import { DraftTrouble, StorageNote } from '../features/drafts/components/draft-trouble.tsx';
import { EntryFilesPlace } from '../features/attachments/entry-files-place.tsx';
import { hasText } from '../features/drafts/model/draft.ts';
import { TextPicturesPlace } from '../features/attachments/text-pictures-place.tsx';
import { useDraft, type DraftView, type ReadyDraft } from '../features/drafts/use-draft.ts';
import { Finishing } from './finishing.tsx';
import { entryAddress, sessionAddress } from './places.ts';
import { loadHelp, useHelpBeside } from './use-help-beside.tsx';
import { VoiceCorner } from './voice-corner.tsx';
import { WritingRoom } from './writing-room.tsx';
import classes from './writing-room.module.css';

export type WritingDeskProps = {
  sessionId: string;
  /** Of a session that may be new; null when it must exist. */
  framework: string | null;
  label: string;
  place?: (view: ReadyDraft) => ReactNode;
  children: (view: ReadyDraft) => ReactNode;
};

/** Follows a session to where it goes on: its entry, or the copy that this device's words live in. */
function useWayOn(view: DraftView): void {
  const navigate = useNavigate();
  const { toasts } = usePlatform();
  const { t } = useTranslation('journal');
  const entryId = view.kind === 'done' ? view.entryId : null;
  const copy = view.kind === 'continued' ? sessionAddress(view.sessionId, view.framework) : null;
  useEffect(() => {
    if (entryId) void navigate(entryAddress(entryId), { replace: true });
  }, [entryId, navigate]);
  useEffect(() => {
    if (!copy) return;
    toasts.info(t('drafts.continuedAs'));
    void navigate(copy, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- shown once per copy, whatever else changes
  }, [copy]);
}

/** A session's draft in the room it is written in, in every state it can be in. */
export function WritingDesk({ sessionId, framework, label, place, children }: WritingDeskProps) {
  const navigate = useNavigate();
  const view = useDraft(sessionId, framework);
  useWayOn(view);
  const finished =
    view.kind === 'ready' && view.draft.intent === 'complete' ? view.draft.answers.join('\n') : '';
  const help = useHelpBeside(finished, { isInsightWithheld: false });
  useEffect(() => {
    // What is needed when the network is away is fetched while it is there.
    loadHelp().catch(() => {});
  }, []);
  const leave = (): void => void navigate('/journal');
  const isReady = view.kind === 'ready';
  return (
    <WritingRoom
      label={label}
      place={isReady && place?.(view)}
      saveState={isReady && <DraftState status={view.status} />}
      onLeave={leave}
    >
      {isReady && view.draft.intent === 'complete' ? (
        <Finishing
          isWaiting={view.status === 'kept' || view.isWaiting}
          help={help}
          onGoOn={() => view.change({ intent: 'keep' })}
          onLeave={leave}
        />
      ) : (
        <DeskContent view={view}>{children}</DeskContent>
      )}
    </WritingRoom>
  );
}

/** Pictures and files beside the words of a draft, pictures in them, and what can be spoken. */
function DraftTools({ view, children }: { view: ReadyDraft; children: ReactNode }) {
  const { t } = useTranslation('journal');
  const { draft, change } = view;
  const place = { entryId: null, sessionId: draft.sessionId };
  // They belong to a session, and one without any word is nowhere but here.
  const keep = (): void => {
    if (!hasText(draft)) change({ title: t('files.pictures') });
  };
  return (
    <TextPicturesPlace {...place} onAdd={keep}>
      <div className={classes.tools}>
        <EntryFilesPlace {...place} onAdd={keep} />
        <VoiceCorner draft={draft} change={change} />
      </div>
      {children}
    </TextPicturesPlace>
  );
}

function DeskContent({ view, children }: Pick<WritingDeskProps, 'children'> & { view: DraftView }) {
  const { t } = useTranslation('journal');
  if (view.kind === 'ready') {
    return (
      <>
        <StorageNote kind={view.storageKind} />
        <DraftTools view={view}>{children(view)}</DraftTools>
        <div className={classes.trouble}>
          <DraftTrouble view={view} />
        </div>
      </>
    );
  }
  if (view.kind === 'missing') {
    return (
      <ErrorState
        title={t('drafts.missingTitle')}
        action={<ButtonLink href="/journal">{t('drafts.toJournal')}</ButtonLink>}
      >
        {t('drafts.missingText')}
      </ErrorState>
    );
  }
  if (view.kind === 'unreachable') {
    return (
      <ErrorState
        title={t('drafts.unreachableTitle')}
        action={<Button onPress={view.retry}>{t('drafts.retry')}</Button>}
      >
        {t('drafts.unreachableText')}
      </ErrorState>
    );
  }
  return <Skeleton shape="title" label={t('loading')} />;
}
