import { FormDialog, TextArea, TextField } from '@reflectory/design-system';
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
    <FormDialog
      size="small"
      title={t('files.describeTitle')}
      submitLabel={t('changes.save')}
      isPending={change.isPending}
      problem={change.isError && failureMessage(change.error)}
      onSubmit={save}
      onClose={onClose}
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
    </FormDialog>
  );
}
