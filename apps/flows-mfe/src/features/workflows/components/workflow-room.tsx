import { workflowDocumentSchema, type ListedWorkflow } from '@reflectory/contracts/workflows';
import { isSameWorkflow } from '@reflectory/domain/workflows';
import { Button, PageHeader, SaveState } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import type { Places } from '../api/use-places.ts';
import { useDeed } from '../api/use-workflows.ts';
import { emptyDocument } from '../model/new-parts.ts';
import { useProblems } from '../model/use-problems.ts';
import { type Draft, Editor } from './editor.tsx';
import { RunDrawing } from './run-drawing.tsx';
import { Runs } from './runs.tsx';
import { Trial } from './trial.tsx';
import { Versions } from './versions.tsx';
import classes from './workflows.module.css';

const ExportDialog = lazy(() => import('./export.dialog.tsx'));
const PublishDialog = lazy(() => import('./publish.dialog.tsx'));

/** Milliseconds after the last change until a draft is kept. */
const KEEP_AFTER_MS = 700;

const isKeepable = ({ title, document }: Draft): boolean =>
  title.trim() !== '' && workflowDocumentSchema.safeParse(document).success;

/** Keeps what is written a moment after the last change; whether all of it is kept. */
function useKeptDraft(workflow: ListedWorkflow) {
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { mutate: save } = useDeed('save-workflow');
  const [draft, setDraft] = useState<Draft>(() => ({
    title: workflow.title,
    document: workflow.draft ?? workflow.published ?? emptyDocument,
  }));
  const [kept, setKept] = useState(draft);
  const { id } = workflow;
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    waiting.current = null;
    if (draft === kept || !isKeepable(draft)) return undefined;
    const keep = () => {
      waiting.current = null;
      save(
        { id, title: draft.title.trim(), document: draft.document },
        { onSuccess: () => setKept(draft), onError: (error) => toasts.error(failureText(error)) },
      );
    };
    waiting.current = keep;
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
    // Texts and toasts are made anew with each drawing, and no reason to keep again.
    // oxlint-disable-next-line react/exhaustive-deps -- only what was written is one
  }, [draft, kept, id, save]);
  // Whoever leaves at once loses nothing.
  useEffect(() => () => waiting.current?.(), []);
  return { draft, setDraft, isKept: draft === kept };
}

/** A routine: written, tried, published, and what it did. */
export function WorkflowRoom({ workflow, places }: { workflow: ListedWorkflow; places: Places }) {
  const { t } = useTranslation('flows');
  const { draft, setDraft, isKept } = useKeptDraft(workflow);
  const [runId, setRunId] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        title={draft.title || t('workflows.untitled')}
        lead={t(`workflows.states.${workflow.paused_because ?? workflow.state}`, {
          version: workflow.version,
        })}
        back={{ href: '/workflows', label: t('workflows.title') }}
        actions={<Acts workflow={workflow} draft={draft} places={places} isKept={isKept} />}
      />
      {!isKept && <SaveState state={isKeepable(draft) ? 'saving' : 'kept'} />}
      {runId === null ? (
        <Editor draft={draft} places={places} onChange={setDraft} />
      ) : (
        <RunDrawing workflow={workflow} runId={runId} places={places} onClose={() => setRunId(null)} />
      )}
      <div className={classes.sections}>
        <Trial document={draft.document} places={places} />
        {workflow.published && <Runs workflow={workflow} places={places} onShow={setRunId} />}
        {workflow.version > 0 && (
          <Versions
            workflowId={workflow.id}
            draft={draft.document}
            places={places}
            onTake={(document) => setDraft({ ...draft, document })}
          />
        )}
      </div>
    </>
  );
}

type ActsProps = { workflow: ListedWorkflow; draft: Draft; places: Places; isKept: boolean };

function Acts({ workflow, draft, places, isKept }: ActsProps) {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const publish = useDeed('publish-workflow');
  const pause = useDeed('pause-workflow');
  const run = useDeed('run-workflow');
  const [isPublishing, setPublishing] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const { id, state, published } = workflow;
  const onError = (error: Error) => toasts.error(failureText(error));
  const isSame = isSameWorkflow(published, draft.document);
  const isReady = useProblems(draft.document).length === 0 && isKept;
  return (
    <div className={classes.acts}>
      {published?.trigger.kind === 'button' && state === 'published' && (
        <Button onPress={() => run.mutate({ id }, { onError })}>{t('workflows.runNow')}</Button>
      )}
      {published && (
        <Button onPress={() => pause.mutate({ id, is_paused: state !== 'paused' }, { onError })}>
          {t(state === 'paused' ? 'workflows.goOn' : 'workflows.pause')}
        </Button>
      )}
      <Button icon="download" isDisabled={!isKeepable(draft)} onPress={() => setExporting(true)}>
        {t('workflows.file.asFile')}
      </Button>
      <Button variant="primary" isDisabled={!isReady || isSame} onPress={() => setPublishing(true)}>
        {t('workflows.publish.open')}
      </Button>
      <Suspense fallback={null}>
        {isExporting && <ExportDialog draft={draft} onClose={() => setExporting(false)} />}
        {isPublishing && (
          <PublishDialog
            workflow={workflow}
            document={draft.document}
            places={places}
            onClose={() => setPublishing(false)}
            onPublish={(mayMail) =>
              publish.mutate(
                { id, may_mail: mayMail },
                {
                  onError,
                  onSuccess: ({ problems }) => {
                    const [first] = problems;
                    if (first) toasts.error(t(`workflows.problems.${first.code as 'no-steps'}`));
                    else setPublishing(false);
                  },
                },
              )
            }
          />
        )}
      </Suspense>
    </div>
  );
}
