import type { Mix } from '@reflectory/contracts/sound';
import { Button } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { KeepDialog } from './keep.dialog.tsx';

/** Makes a soundscape that somebody shared one's own. */
export function KeepShared({ name, mix }: { name: string; mix: Mix }) {
  const { t } = useTranslation('sound');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('soundscapes.keep.act')}</Button>
      {isAsking && (
        <KeepDialog
          name={name}
          mix={mix}
          onClose={() => setAsking(false)}
          onKept={({ id }) => void navigate(`/sounds/mix?own=${id}`)}
        />
      )}
    </>
  );
}
