import { describeFailure } from '@reflectory/client';
import { findThings, isWholeShelf, TOPICS_OF_INTENTION } from '@reflectory/domain/library';
import { Button, ButtonLink, EmptyState, ErrorState, Shelf, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameworkItem } from '../features/frameworks/components/framework-item.tsx';
import { PromptList } from '../features/prompts/prompt-list.tsx';
import { useSaved, useSavedSessions } from '../features/saved/api/use-saved.ts';
import { GoneNote } from '../features/saved/gone-note.tsx';
import { SavedSessions } from '../features/saved/saved-sessions.tsx';
import classes from '../features/saved/saved.module.css';
import page from './page.module.css';
import { savePrompt } from './save-prompt.tsx';
import { useWriteAbout } from './use-write-about.ts';
import type { AskedProps } from './whole-library.tsx';

/** What the person wants to find again, of every kind, and their sessions with a star. */
export function SavedThings({ asked }: AskedProps) {
  const { t } = useTranslation(['library', 'common']);
  const saved = useSaved();
  const sessions = useSavedSessions();
  const failed = [saved, sessions].find(({ isError, data }) => isError && !data);
  const isPending = saved.isPending || sessions.isPending;
  const isEmpty = saved.data && Object.values(saved.data).flat().length === 0 && sessions.data?.length === 0;
  return (
    <>
      {failed && (
        <ErrorState
          title={t('saved.failed')}
          action={<Button onPress={() => void failed.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(failed.error, t, 'problems')}
        </ErrorState>
      )}
      {isPending && !failed && <Skeleton className={page.waiting} lines={8} label={t('common:loading')} />}
      {isEmpty && (
        <EmptyState
          title={t('saved.emptyTitle')}
          action={<ButtonLink href="/library/prompts">{t('prompts')}</ButtonLink>}
        >
          {t('saved.emptyText')}
        </EmptyState>
      )}
      {saved.data && sessions.data && !isEmpty && (
        <Shelves saved={saved.data} sessions={sessions.data} asked={asked} />
      )}
    </>
  );
}

type ShelvesProps = AskedProps & {
  saved: NonNullable<ReturnType<typeof useSaved>['data']>;
  sessions: NonNullable<ReturnType<typeof useSavedSessions>['data']>;
};

function Shelves({ saved: { frameworks, prompts, gone, others }, sessions, asked }: ShelvesProps) {
  const { t } = useTranslation('library');
  const { Slot } = usePlatform();
  const writeAbout = useWriteAbout();
  const search = { ...asked, only: null };
  const topics = asked.need === null ? null : TOPICS_OF_INTENTION[asked.need];
  const offered = prompts.filter(({ topic }) => topics?.includes(topic) ?? true);
  const words = { promise: '', intentions: [] };
  const foundPrompts = findThings(
    'prompt',
    offered.map((prompt) => ({ ...prompt, ...words, name: prompt.text })),
    { ...search, need: null },
  );
  // Sessions are about anything: with a need or words one looks for things to begin.
  const isAll = isWholeShelf(search);
  return (
    <>
      <Shelf title={t('saved.shelves.frameworks')}>
        {findThings('framework', frameworks, search).map((framework) => (
          <FrameworkItem key={framework.key} framework={framework} />
        ))}
      </Shelf>
      {foundPrompts.length > 0 && (
        <Group name="prompts">
          <PromptList prompts={foundPrompts} onWrite={writeAbout} isSaved more={savePrompt} />
        </Group>
      )}
      {others.length > 0 && <Slot name="library.shelf" props={{ ...asked, only: others, isBare: false }} />}
      {isAll && sessions.length > 0 && (
        <Group name="sessions">
          <SavedSessions sessions={sessions} />
        </Group>
      )}
      {isAll && gone.length > 0 && <GoneNote gone={gone} />}
    </>
  );
}

function Group({ name, children }: { name: 'prompts' | 'sessions'; children: ReactNode }) {
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
