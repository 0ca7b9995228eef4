import type { ListedWorkflow, WorkflowDocument } from '@reflectory/contracts/workflows';
import { diffWorkflows, sendsOut } from '@reflectory/domain/workflows';
import { Button, Checkbox, Dialog } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { useSentences } from '../model/use-sentences.ts';
import classes from './workflows.module.css';

type PublishDialogProps = {
  workflow: ListedWorkflow;
  document: WorkflowDocument;
  places: Places;
  onPublish(mayMail: boolean): void;
  onClose(): void;
};

/** What changes with this version, and consent to what leaves by it. */
export default function PublishDialog(props: PublishDialogProps) {
  const { workflow, document, places, onPublish, onClose } = props;
  const { t } = useTranslation('flows');
  const [mayMail, setMayMail] = useState(false);
  const isMailing = sendsOut(document);
  return (
    <Dialog
      isOpen
      title={t('workflows.publish.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="bare" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isMailing && !mayMail}
            onPress={() => onPublish(isMailing && mayMail)}
          >
            {t('workflows.publish.act')}
          </Button>
        </>
      }
    >
      <div className={classes.section}>
        <p>{t('workflows.publish.text')}</p>
        <Differences before={workflow.published} after={document} places={places} />
        {isMailing && (
          <Checkbox isSelected={mayMail} onChange={setMayMail}>
            {t('workflows.publish.mayMail')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}

type DifferencesProps = { before: WorkflowDocument | null; after: WorkflowDocument; places: Places };

function Differences({ before, after, places }: DifferencesProps) {
  const { t } = useTranslation('flows');
  const say = useSentences(places);
  const difference = diffWorkflows(before, after);
  const lines = [
    ...(difference.trigger ? [`${t('workflows.publish.when')} ${say.trigger(after.trigger)}`] : []),
    ...(difference.conditions
      ? [
          after.conditions
            ? `${t('workflows.publish.if')} ${say.condition(after.conditions)}`
            : t('workflows.publish.noConditions'),
        ]
      : []),
    ...difference.added.map((step) => `+ ${say.step(step)}`),
    ...difference.removed.map((step) => `− ${say.step(step)}`),
    ...difference.changed.map((one) => `± ${say.step(one.after)}`),
    ...(difference.isReordered ? [t('workflows.publish.reordered')] : []),
  ];
  if (lines.length === 0) return <p className={classes.quiet}>{t('workflows.publish.same')}</p>;
  return (
    <ul aria-label={t('workflows.publish.changes')}>
      {lines.map((line) => (
        <li key={line} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
