import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';

type ArchivePickerProps = { onPick: (file: File) => void };

/** Takes a file that is dropped or chosen. */
export function ArchivePicker({ onPick }: ArchivePickerProps) {
  const { t } = useTranslation('settings');
  const { isOnline } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && isOnline) onPick(file);
  };
  return (
    <div
      className={classes.picker}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <p>{t('import.drop')}</p>
      <Button
        icon="upload"
        onPress={() => input.current?.click()}
        disabledReason={isOnline ? undefined : t('offline.needed')}
      >
        {t('import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-testid="archive"
        accept=".zip,.csv,.md,.markdown,.txt,.json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
      <p className={classes.quiet}>{t('import.formats')}</p>
    </div>
  );
}
