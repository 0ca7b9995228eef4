import { describeFailure } from '@reflectory/client';
import { languageSchema } from '@reflectory/contracts/instance';
import type { FrameworkDocument, OwnFramework } from '@reflectory/contracts/library';
import { Button, ButtonLink, ErrorState, PageHeader, SaveState, Skeleton } from '@reflectory/design-system';
import { findProblems, textIn } from '@reflectory/domain/library';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useOwnFrameworks, usePublishFramework } from '../features/own-frameworks/api/use-own-frameworks.ts';
import { Preview } from '../features/own-frameworks/components/preview.tsx';
import { ProblemList } from '../features/own-frameworks/components/problem-list.tsx';
import { FrameworkForm } from '../features/own-frameworks/framework-form.tsx';
import { type Draft, isSilent, newDraft, toSend } from '../features/own-frameworks/model/draft.ts';
import classes from '../features/own-frameworks/own-frameworks.module.css';
import { useDraft } from '../features/own-frameworks/use-draft.ts';
import page from './page.module.css';

const NEW = 'new';

/** A framework of the workspace while it is written. */
export default function OwnFrameworkPage() {
  const { t } = useTranslation(['library', 'common']);
  const { key = NEW } = useParams();
  const { language } = usePlatform();
  const own = useOwnFrameworks();
  // The address of a new one changes when it gets its key, and its editor stays.
  const [given, setGiven] = useState<string | null>(null);
  if (given !== null && key !== given && key !== NEW) setGiven(null);
  if (key === NEW || key === given) {
    const first = newDraft(languageSchema.catch('en').parse(language.current));
    return <Editor key={NEW} first={first} of={null} {...(given === null && { onKey: setGiven })} />;
  }
  const found = own.data?.find(({ document }) => document.key === key);
  if (found) return <Editor key={key} first={draftOf(found.document)} of={found} />;
  if (own.isPending) return <Skeleton className={page.page} lines={8} label={t('common:loading')} />;
  return (
    <ErrorState
      className={page.page}
      title={t(own.isError ? 'failed' : 'missing')}
      action={
        own.isError ? (
          <Button onPress={() => void own.refetch()}>{t('common:retry')}</Button>
        ) : (
          <ButtonLink href="/library/own">{t('own.title')}</ButtonLink>
        )
      }
    >
      {own.isError && describeFailure(own.error, t, 'problems')}
    </ErrorState>
  );
}

const draftOf = ({ key: _key, version: _version, ...draft }: FrameworkDocument): Draft => draft;

/** What is published is changed in a new draft. */
const revisionOf = ({ state, revision }: OwnFramework): number | null =>
  state === 'draft' ? revision : null;

type EditorProps = { first: Draft; of: OwnFramework | null; onKey?: (key: string) => void };

function Editor({ first, of, onKey }: EditorProps) {
  const { t, i18n } = useTranslation(['library', 'common']);
  const navigate = useNavigate();
  const own = useOwnFrameworks();
  const publish = usePublishFramework();
  const [isPreviewing, setPreviewing] = useState(false);
  const [frameworkKey, setKey] = useState(of?.document.key ?? null);
  const kept = useDraft(first, { key: frameworkKey, revision: of && revisionOf(of) }, setKey);
  const { draft, change, isKept } = kept;
  useOwnAddress(isKept ? frameworkKey : null, onKey);
  const document: FrameworkDocument = { ...toSend(draft), key: frameworkKey ?? 'new', version: 1 };
  const problems = findProblems(document);
  const language = languageSchema.catch('en').parse(i18n.language);
  const isReady = isKept && problems.length === 0 && frameworkKey !== null && !isSilent(draft.name);
  const handlePublish = (): void => {
    if (frameworkKey)
      publish.mutate(frameworkKey, { onSuccess: () => void navigate(`/library/frameworks/${frameworkKey}`) });
  };
  const goOn = async (whose: 'theirs' | 'mine'): Promise<void> => {
    const { data } = await own.refetch();
    const theirs = data?.find((one) => one.document.key === frameworkKey);
    if (theirs) kept.goOnFrom({ ...theirs, revision: revisionOf(theirs) }, whose);
  };
  return (
    <div className={page.page}>
      <PageHeader
        title={textIn(draft.name, language) || t('own.nameless')}
        back={{ href: '/library/own', label: t('own.title') }}
        actions={
          <>
            <Button icon="eye" onPress={() => setPreviewing(true)}>
              {t('own.preview')}
            </Button>
            <Button
              variant="primary"
              isDisabled={!isReady}
              isPending={publish.isPending}
              pendingLabel={t('own.publishing')}
              onPress={handlePublish}
            >
              {t('own.publish')}
            </Button>
          </>
        }
      />
      <Keeping kept={kept} onGoOn={(whose) => void goOn(whose)} />
      {publish.isError && (
        <p role="alert">{t('notKept', { reason: describeFailure(publish.error, t, 'problems') })}</p>
      )}
      <FrameworkForm draft={draft} onChange={change} />
      <ProblemList draft={draft} problems={problems} />
      {isPreviewing && (
        <Preview framework={document} language={language} onClose={() => setPreviewing(false)} />
      )}
    </div>
  );
}

/** Gives a new draft its address, once it has a key and nothing of it is unsaved. */
function useOwnAddress(key: string | null, onKey: EditorProps['onKey']): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!onKey || !key) return undefined;
    // The shell asks before it leaves what is unsaved, and hears in between that nothing is.
    const timer = setTimeout(() => {
      onKey(key);
      void navigate(`/library/own/${key}`, { replace: true });
    });
    return () => clearTimeout(timer);
  }, [onKey, key, navigate]);
}

type KeepingProps = { kept: ReturnType<typeof useDraft>; onGoOn: (whose: 'theirs' | 'mine') => void };

/** Where the draft is, and what to do when it could not be kept. */
function Keeping({ kept: { isKept, isConflict, error, retry }, onGoOn }: KeepingProps) {
  const { t } = useTranslation(['library', 'common']);
  if (isConflict) {
    return (
      <ErrorState
        title={t('own.conflict')}
        action={
          <>
            <Button onPress={() => onGoOn('mine')}>{t('own.keepMine')}</Button>
            <Button onPress={() => onGoOn('theirs')}>{t('own.takeTheirs')}</Button>
          </>
        }
      >
        {t('own.conflictText')}
      </ErrorState>
    );
  }
  if (error) {
    return (
      <p role="alert" className={classes.state}>
        {t('notKept', { reason: describeFailure(error, t, 'problems') })}
        <Button size="small" onPress={retry}>
          {t('common:retry')}
        </Button>
      </p>
    );
  }
  return (
    <div className={classes.state}>
      <SaveState state={isKept ? 'saved' : 'saving'} />
    </div>
  );
}
