import { type MeditationStep, MOST_ALT_CHARACTERS } from '@reflectory/contracts/sound';
import { Button, TextField } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureIn, usePictures } from '../api/use-pictures.ts';
import classes from './editor.module.css';

const PictureDialog = lazy(async () => ({ default: (await import('./picture.dialog.tsx')).PictureDialog }));

type PictureStep = MeditationStep & { kind: 'picture' };

/** Which picture a step shows, and what it shows in words. */
export function PictureFields({ step, onChange }: { step: PictureStep; onChange(step: PictureStep): void }) {
  const { t } = useTranslation('sound');
  const [isChoosing, setChoosing] = useState(false);
  const address = pictureIn(usePictures(step.of ? [step.of] : [], 'step'), step.of);
  return (
    <div className={classes.picture}>
      {typeof address === 'string' && <img className={classes.shown} src={address} alt={step.alt} />}
      {address === null && step.of && <p className={classes.quiet}>{t('editor.picture.gone')}</p>}
      <div className={classes.part}>
        <Button size="small" icon="image" onPress={() => setChoosing(true)}>
          {t(step.of ? 'editor.picture.other' : 'editor.picture.choose')}
        </Button>
        {step.of && (
          <TextField
            className={classes.alt}
            label={t('editor.picture.alt')}
            value={step.alt}
            maxLength={MOST_ALT_CHARACTERS}
            onChange={(alt) => onChange({ ...step, alt })}
          />
        )}
      </div>
      <Suspense>
        {isChoosing && (
          <PictureDialog
            onClose={() => setChoosing(false)}
            onChoose={({ source, alt }) => {
              onChange({ ...step, of: source, alt });
              setChoosing(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
