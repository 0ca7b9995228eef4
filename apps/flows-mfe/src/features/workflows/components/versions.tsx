import type { WorkflowDocument, WorkflowVersion } from '@reflectory/contracts/workflows';
import { isSameWorkflow } from '@reflectory/domain/workflows';
import { Button, Select } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../../../shared/use-moments.ts';
import type { Places } from '../api/use-places.ts';
import { useVersions } from '../api/use-workflows.ts';
import { Differences } from './differences.tsx';
import classes from './workflows.module.css';

const DRAFT = 'draft';

type VersionsProps = {
  workflowId: string;
  draft: WorkflowDocument;
  places: Places;
  onTake(document: WorkflowDocument): void;
};

/** Versions of a routine: what lies between two of them, and one of them put into the draft. */
export function Versions({ workflowId, draft, places, onTake }: VersionsProps) {
  const { t } = useTranslation('flows');
  const { data: versions = [] } = useVersions(workflowId);
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({});
  const from = chosen.from ?? String(versions[0]?.version ?? DRAFT);
  const to = chosen.to ?? DRAFT;
  const documentOf = (name: string) =>
    name === DRAFT ? draft : (versions.find(({ version }) => String(version) === name)?.document ?? null);
  const [before, after] = [documentOf(from), documentOf(to)];
  const options = useOptions(versions);
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="workflow-versions" className={classes.section}>
      <h2 id="workflow-versions" className={classes.heading}>
        {t('workflows.versions.title')}
      </h2>
      <div className={classes.fields}>
        <Select
          label={t('workflows.versions.from')}
          value={from}
          options={options}
          onChange={(name) => setChosen({ ...chosen, from: name })}
        />
        <Select
          label={t('workflows.versions.to')}
          value={to}
          options={options}
          onChange={(name) => setChosen({ ...chosen, to: name })}
        />
      </div>
      {before && after ? (
        <Differences before={before} after={after} places={places} />
      ) : (
        <p className={classes.quiet}>{t('workflows.failures.damaged')}</p>
      )}
      {from !== DRAFT && before && <Take version={from} document={before} draft={draft} onTake={onTake} />}
    </section>
  );
}

/** Versions to choose from, with the moments in which they were published. */
function useOptions(versions: readonly WorkflowVersion[]) {
  const { t } = useTranslation('flows');
  const moment = useMoments();
  return [
    { value: DRAFT, label: t('workflows.versions.draft') },
    ...versions.map(({ version, published_at: at }) => ({
      value: String(version),
      label: t('workflows.versions.one', { version, when: moment(at) }),
    })),
  ];
}

type TakeProps = {
  version: string;
  document: WorkflowDocument;
  draft: WorkflowDocument;
  onTake(document: WorkflowDocument): void;
};

/** Puts a version into the draft, and what was there before back again. */
function Take({ version, document, draft, onTake }: TakeProps) {
  const { t } = useTranslation('flows');
  const [replaced, setReplaced] = useState<WorkflowDocument | null>(null);
  const isThere = isSameWorkflow(document, draft);
  return (
    <div className={classes.acts}>
      <Button
        isDisabled={isThere}
        onPress={() => {
          setReplaced(draft);
          onTake(document);
        }}
      >
        {t('workflows.versions.take', { version })}
      </Button>
      <output>
        {isThere && replaced && (
          <span className={classes.line}>
            {t('workflows.versions.taken', { version })}
            <Button
              size="small"
              onPress={() => {
                setReplaced(null);
                onTake(replaced);
              }}
            >
              {t('workflows.versions.back')}
            </Button>
          </span>
        )}
      </output>
    </div>
  );
}
