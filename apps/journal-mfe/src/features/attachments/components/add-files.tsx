import { Button, Menu } from '@reflectory/design-system';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPTED } from '../model/waiting-file.ts';

export type AddFilesProps = { onAdd: (files: readonly File[], options?: { keepsDetails: boolean }) => void };

/** Ways to choose files: from the device, with its camera, or with what the camera noted. */
export function AddFiles({ onAdd }: AddFilesProps) {
  const { t } = useTranslation('journal');
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const detailed = useRef<HTMLInputElement>(null);
  const handle = (keepsDetails: boolean) => (event: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(event.target.files ?? [])], { keepsDetails });
    // So that the same file can be chosen again.
    event.target.value = '';
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1 } as const;
  return (
    <>
      <Menu
        label={t('files.add')}
        trigger={
          <Button variant="bare" size="small" icon="image">
            {t('files.add')}
          </Button>
        }
        items={[
          { id: 'choose', label: t('files.choose'), icon: 'upload', onAction: () => chosen.current?.click() },
          { id: 'take', label: t('files.take'), icon: 'image', onAction: () => taken.current?.click() },
          {
            id: 'details',
            label: t('files.keep'),
            description: t('files.keepHint'),
            icon: 'map',
            onAction: () => detailed.current?.click(),
          },
        ]}
      />
      <input ref={chosen} {...hidden} multiple accept={ACCEPTED} onChange={handle(false)} />
      <input ref={taken} {...hidden} accept="image/*" capture="environment" onChange={handle(false)} />
      <input ref={detailed} {...hidden} multiple accept="image/*" onChange={handle(true)} />
    </>
  );
}
