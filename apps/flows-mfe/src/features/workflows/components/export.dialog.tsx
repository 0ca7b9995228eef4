import { NOT_WRITTEN } from '@reflectory/contracts/workflows';
import { textsToShare, writeWorkflowFile } from '@reflectory/domain/workflows';
import { Button, Checkbox, Dialog } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import type { Draft } from './editor.tsx';
import classes from './workflows.module.css';

type ExportDialogProps = { draft: Draft; onClose(): void };

const nameOf = (title: string): string =>
  `${
    title
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'routine'
  }.json`;

/** Hands a routine on as a file: its person says which of its words stay with them. */
export default function ExportDialog({ draft, onClose }: ExportDialogProps) {
  const { t } = useTranslation('flows');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const texts = textsToShare(draft);
  const turn = (key: string, isKept: boolean) => {
    const next = new Set(kept);
    if (isKept) next.add(key);
    else next.delete(key);
    setKept(next);
  };
  const save = () => {
    const isTitleKept = texts.some(({ key, isSecret }) => key === '/title' && (isSecret || kept.has(key)));
    const content = new Blob([writeWorkflowFile(draft, kept)], { type: 'application/json' });
    saveFile(content, nameOf(isTitleKept ? '' : draft.title));
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={t('workflows.file.export')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="bare" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" icon="download" onPress={save}>
            {t('workflows.file.save')}
          </Button>
        </>
      }
    >
      <div className={classes.section}>
        <p>{t('workflows.file.exportText')}</p>
        <fieldset className={classes.choice}>
          <legend>{t('workflows.file.keep')}</legend>
          <p className={classes.quiet}>{t('workflows.file.keepText', { blank: NOT_WRITTEN })}</p>
          {texts.map(({ key, text, isSecret }) => (
            <Checkbox
              key={key}
              isSelected={isSecret || kept.has(key)}
              isDisabled={isSecret}
              onChange={(isKept) => turn(key, isKept)}
            >
              <bdi>{isSecret ? t('workflows.file.secret') : text}</bdi>
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
