import { Button } from '@reflectory/design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './music.module.css';

/** Chooses files of one's own. */
export function AddMusic({ onAdd }: { onAdd(files: readonly File[]): void }) {
  const { t } = useTranslation('sound');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" icon="plus" onPress={() => input.current?.click()}>
        {t('music.add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="audio/*"
        className={classes.file}
        tabIndex={-1}
        aria-label={t('music.choose')}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
