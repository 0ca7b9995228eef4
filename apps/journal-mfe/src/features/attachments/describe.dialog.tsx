import { Button, Dialog, TextArea, TextField } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../service/use-failure-message.ts';
import type { ShownFile } from './api/use-entry-files.ts';
import { useChangeFiles } from './api/use-file-changes.ts';
import type { FilePlace } from './model/waiting-file.ts';

/** Characters that the database takes. */
const LIMITS = { alt: 1000, caption: 2000 };

export type DescribeDialogProps = { file: ShownFile; place: FilePlace; onClose: () => void };

/** What a picture shows, for whoever does not see it, and what stands below it. */
export function DescribeDialog({ file, place, onClose }: DescribeDialogProps) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const change = useChangeFiles(place);
  const [alt, setAlt] = useState(file.alt);
  const [caption, setCaption] = useState(file.caption);
  const save = () => change.mutate([{ file, update: { alt, caption } }], { onSuccess: onClose });
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('files.describeTitle')}
      footer={({ close }) => (
        <>
          <Button onPress={close}>{t('changes.cancel')}</Button>
          <Button variant="primary" isPending={change.isPending} onPress={save}>
            {t('changes.save')}
          </Button>
        </>
      )}
    >
      {file.isPicture && (
        <TextArea
          label={t('files.alt')}
          description={t('files.altHint')}
          rows={2}
          maxLength={LIMITS.alt}
          value={alt}
          onChange={setAlt}
        />
      )}
      <TextField
        label={t('files.caption')}
        maxLength={LIMITS.caption}
        value={caption}
        onChange={setCaption}
      />
      {change.isError && <p role="alert">{failureMessage(change.error)}</p>}
    </Dialog>
  );
}
