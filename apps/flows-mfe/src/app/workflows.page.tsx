import type { ListedWorkflow, WorkflowDocument } from '@reflectory/contracts/workflows';
import { Button, EmptyState, ErrorState, Link, PageHeader, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePlaces } from '../features/workflows/api/use-places.ts';
import { useDeed, useTemplates, useWorkflows } from '../features/workflows/api/use-workflows.ts';
import { ImportButton } from '../features/workflows/components/import-button.tsx';
import { TemplateList, WorkflowList } from '../features/workflows/components/workflow-list.tsx';
import classes from '../features/workflows/components/workflows.module.css';
import { emptyDocument, ownDocument } from '../features/workflows/model/new-parts.ts';
import { useFailureText } from '../service/use-scope.ts';
import page from './page.module.css';
import { useAddresses } from './use-addresses.ts';

/** Routines that run when something happens, and those that one can begin with. */
export default function WorkflowsPage() {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const places = usePlaces(useAddresses());
  const workflows = useWorkflows();
  const save = useDeed('save-workflow');
  const remove = useDeed('remove-workflow');
  const [removed, setRemoved] = useState<ListedWorkflow | null>(null);
  const onError = (error: Error) => toasts.error(failureText(error));
  const begin = (title: string, document: WorkflowDocument) => {
    const id = crypto.randomUUID();
    const onSuccess = () => void navigate(`/workflows/${id}`);
    save.mutate({ id, title, document: ownDocument(document) }, { onError, onSuccess });
  };
  const add = (
    <div className={classes.acts}>
      <ImportButton places={places} onImport={({ title, document }) => begin(title, document)} />
      <Button variant="primary" icon="plus" onPress={() => begin(t('workflows.untitled'), emptyDocument)}>
        {t('workflows.new')}
      </Button>
    </div>
  );
  const own = workflows.data ?? [];
  return (
    <div className={page.page}>
      <PageHeader title={t('workflows.title')} lead={t('workflows.lead')} actions={own.length > 0 && add} />
      {!workflows.data && <NoList workflows={workflows} />}
      {workflows.data?.length === 0 && (
        <EmptyState title={t('workflows.empty')} action={add}>
          {t('workflows.emptyText')}
        </EmptyState>
      )}
      <output>
        {removed && (
          <Removed
            title={removed.title}
            onBringBack={() => {
              remove.mutate({ id: removed.id, is_removed: false }, { onError });
              setRemoved(null);
            }}
          />
        )}
      </output>
      <WorkflowList
        workflows={own}
        places={places}
        onRemove={(workflow) =>
          remove.mutate(
            { id: workflow.id, is_removed: true },
            { onError, onSuccess: () => setRemoved(workflow) },
          )
        }
      />
      <Templates onBegin={begin} />
      <OfInstance />
    </div>
  );
}

/** While the list is not known, and where it cannot be had. */
function NoList({ workflows }: { workflows: ReturnType<typeof useWorkflows> }) {
  const { t } = useTranslation(['flows', 'common']);
  const failureText = useFailureText();
  if (!workflows.isError) return <Skeleton lines={4} label={t('common:loading')} />;
  return (
    <ErrorState
      title={t('workflows.failed')}
      action={<Button onPress={() => void workflows.refetch()}>{t('common:retry')}</Button>}
    >
      {failureText(workflows.error)}
    </ErrorState>
  );
}

function Removed({ title, onBringBack }: { title: string; onBringBack(): void }) {
  const { t } = useTranslation('flows');
  return (
    <span className={classes.line}>
      {t('workflows.removed', { title })}
      <Button size="small" onPress={onBringBack}>
        {t('workflows.bringBack')}
      </Button>
    </span>
  );
}

function Templates({ onBegin }: { onBegin(title: string, document: WorkflowDocument): void }) {
  const { t } = useTranslation('flows');
  const { data: templates = [] } = useTemplates();
  return (
    <section aria-labelledby="workflow-templates" className={classes.section}>
      <h2 id="workflow-templates" className={classes.heading}>
        {t('workflows.templates')}
      </h2>
      <TemplateList templates={templates} onBegin={({ title, document }) => onBegin(title, document)} />
    </section>
  );
}

/** The way to routines of the instance, for those who write them. */
function OfInstance() {
  const { t } = useTranslation('flows');
  const { can } = usePlatform();
  if (!can('workflows.instance')) return null;
  return (
    <p className={classes.section}>
      <Link href="/workflows/instance">{t('workflows.ofInstance')}</Link>
    </p>
  );
}
