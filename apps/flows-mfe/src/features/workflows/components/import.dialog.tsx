import { NOT_WRITTEN, workflowFileLimits } from '@reflectory/contracts/workflows';
import { readWorkflowFile, WorkflowFileError } from '@reflectory/domain/workflows';
import { Button, Dialog, Skeleton } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { useDescription } from '../model/describe-workflow.ts';
import { useProblems } from '../model/use-problems.ts';
import type { Draft } from './editor.tsx';
import classes from './workflows.module.css';

type ImportDialogProps = {
  file: File;
  places: Places;
  onImport(draft: Draft): void;
  onClose(): void;
};
type Read = { draft: Draft } | { error: WorkflowFileError };

/** Reads a file before anything is made of it: what is refused leaves nothing behind. */
function useRead(file: File, places: Places): Read | null {
  const { t } = useTranslation('flows');
  const { hasFeature } = usePlatform();
  const [found, setFound] = useState<Read | null>(null);
  const read = useEffectEvent((text: string): Read => {
    const frameworks = new Set(places.frameworks.map(({ key }) => key));
    const { title, document } = readWorkflowFile(text, { isOn: hasFeature, frameworks });
    return { draft: { title: title === NOT_WRITTEN ? t('workflows.untitled') : title, document } };
  });
  useEffect(() => {
    let isOpen = true;
    const begin = async (): Promise<Read> => {
      try {
        if (file.size > workflowFileLimits.bytes) throw new WorkflowFileError('too-large');
        return read(await file.text());
      } catch (error) {
        // What the browser cannot read is broken as well.
        return { error: error instanceof WorkflowFileError ? error : new WorkflowFileError('broken') };
      }
    };
    void begin().then((known) => isOpen && setFound(known));
    return () => {
      isOpen = false;
    };
  }, [file]);
  return found;
}

/** A routine of a file: what it does and what is still to be chosen, or why it is not taken. */
export default function ImportDialog({ file, places, onImport, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['flows', 'common']);
  const found = useRead(file, places);
  const draft = found && 'draft' in found ? found.draft : null;
  return (
    <Dialog
      isOpen
      title={t('workflows.file.import')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="bare" onPress={onClose}>
            {t(draft ? 'cancel' : 'workflows.file.close')}
          </Button>
          {draft && (
            <Button variant="primary" onPress={() => onImport(draft)}>
              {t('workflows.file.add')}
            </Button>
          )}
        </>
      }
    >
      {!found && <Skeleton lines={3} label={t('common:loading')} />}
      {found && 'error' in found && <Refused error={found.error} />}
      {draft && <Preview draft={draft} places={places} />}
    </Dialog>
  );
}

function Refused({ error: { code, features } }: { error: WorkflowFileError }) {
  const { t, i18n } = useTranslation('flows');
  const names = features.map((feature) => t(`workflows.file.features.${feature as 'boards'}`));
  return (
    <p role="alert">
      {t(`workflows.file.refused.${code}`, { names: new Intl.ListFormat(i18n.language).format(names) })}
    </p>
  );
}

function Preview({ draft, places }: { draft: Draft; places: Places }) {
  const { t } = useTranslation('flows');
  const describe = useDescription(places);
  const problems = useProblems(draft.document);
  return (
    <div className={classes.section}>
      <p className={classes.title}>
        <bdi>{draft.title}</bdi>
      </p>
      <p dir="auto">{describe(draft.document)}</p>
      {problems.length > 0 && (
        <>
          <p>{t('workflows.file.missing')}</p>
          <ul className={classes.problems}>
            {problems.map((code) => (
              <li key={code}>{t(`workflows.problems.${code as 'no-steps'}`)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.quiet}>{t('workflows.file.importText')}</p>
    </div>
  );
}
