import type { ListedWorkflow, WorkflowDocument } from '@reflectory/contracts/workflows';
import { sendsOut } from '@reflectory/domain/workflows';
import { Button, Checkbox, Dialog } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Places } from '../api/use-places.ts';
import { Differences } from './differences.tsx';
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
