import { describeFailure } from '@reflectory/client';
import type { ListedPrompt } from '@reflectory/contracts/library';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FrameworkList } from '../features/frameworks/components/framework-list.tsx';
import { PromptList } from '../features/prompts/prompt-list.tsx';
import { useSaved, useSavedSessions } from '../features/saved/api/use-saved.ts';
import { GoneNote } from '../features/saved/gone-note.tsx';
import { SavedSessions } from '../features/saved/saved-sessions.tsx';
import { savePrompt } from './save-prompt.tsx';
import classes from '../features/saved/saved.module.css';
import page from './page.module.css';

/** What the person wants to find again: frameworks, prompts, and sessions with a star. */
export default function SavedPage() {
  const { t } = useTranslation(['library', 'common']);
  const saved = useSaved();
  const sessions = useSavedSessions();
  const failed = [saved, sessions].find(({ isError, data }) => isError && !data);
  const isPending = saved.isPending || sessions.isPending;
  const isEmpty = saved.data && Object.values(saved.data).flat().length === 0 && sessions.data?.length === 0;
  return (
    <div className={page.page}>
      <PageHeader
        title={t('saved.title')}
        lead={t('saved.lead')}
        back={{ href: '/library', label: t('back') }}
      />
      {failed && (
        <ErrorState
          title={t('saved.failed')}
          action={<Button onPress={() => void failed.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(failed.error, t, 'problems')}
        </ErrorState>
      )}
      {isPending && !failed && <Skeleton lines={8} label={t('common:loading')} />}
      {isEmpty && (
        <EmptyState
          title={t('saved.emptyTitle')}
          action={<ButtonLink href="/library/prompts">{t('prompts')}</ButtonLink>}
        >
          {t('saved.emptyText')}
        </EmptyState>
      )}
      {saved.data && sessions.data && !isEmpty && <Shelves saved={saved.data} sessions={sessions.data} />}
    </div>
  );
}

type ShelvesProps = {
  saved: NonNullable<ReturnType<typeof useSaved>['data']>;
  sessions: NonNullable<ReturnType<typeof useSavedSessions>['data']>;
};

function Shelves({ saved: { frameworks, prompts, gone }, sessions }: ShelvesProps) {
  const navigate = useNavigate();
  const writeAbout = ({ text }: ListedPrompt) =>
    void navigate(`/journal/write/${crypto.randomUUID()}`, { state: { about: text } });
  return (
    <>
      {frameworks.length > 0 && (
        <Shelf name="frameworks">
          <FrameworkList frameworks={frameworks} />
        </Shelf>
      )}
      {prompts.length > 0 && (
        <Shelf name="prompts">
          <PromptList prompts={prompts} onWrite={writeAbout} isSaved more={savePrompt} />
        </Shelf>
      )}
      {sessions.length > 0 && (
        <Shelf name="sessions">
          <SavedSessions sessions={sessions} />
        </Shelf>
      )}
      {gone.length > 0 && <GoneNote gone={gone} />}
    </>
  );
}

function Shelf({ name, children }: { name: 'frameworks' | 'prompts' | 'sessions'; children: ReactNode }) {
  const { t } = useTranslation('library');
  return (
    <section aria-labelledby={`saved-${name}`} className={classes.section}>
      <h2 id={`saved-${name}`} className={classes.heading}>
        {t(`saved.shelves.${name}`)}
      </h2>
      {children}
    </section>
  );
}
