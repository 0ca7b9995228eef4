import type { Mix } from '@reflectory/contracts/sound';
import { Button, Dialog, ProgressBar, SegmentedControl } from '@reflectory/design-system';
import { titledFileName } from '@reflectory/domain/deck';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import type { SoundFormat } from '../../../player/export-messages.ts';
import { exportMix, findFormats } from '../model/export-mix.ts';
import classes from './dialogs.module.css';

export type ExportDialogProps = { name: string; mix: Mix; onClose(): void };

const LENGTHS = [1, 10, 30, 60] as const;
/** Two channels of 16 bits at 48 kHz, and 128 kbit/s. */
const MEGABYTES_A_MINUTE = { wav: 11.52, opus: 0.96 } as const satisfies Record<SoundFormat, number>;

/** A mix as a file, for where there is no browser. */
export function ExportDialog({ name, mix, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation(['sound', 'common']);
  const [minutes, setMinutes] = useState<number>(10);
  const [format, setFormat] = useState<SoundFormat>('wav');
  const formats = useFormats();
  const { share, hasFailed, make, abort } = useExport({ name, mix, onClose });
  const megabytes = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 0,
  }).format(minutes * MEGABYTES_A_MINUTE[format]);
  return (
    <Dialog
      isOpen
      isDismissable={share === null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('soundscapes.export.title', { name })}
      description={t(`soundscapes.export.about.${format}`, { size: megabytes })}
      footer={
        share === null ? (
          <Button variant="primary" icon="download" onPress={() => void make({ minutes, format })}>
            {t('soundscapes.export.make')}
          </Button>
        ) : (
          <Button onPress={abort}>{t('common:cancel')}</Button>
        )
      }
    >
      <div className={classes.stack}>
        {share === null ? (
          <>
            <SegmentedControl
              label={t('soundscapes.export.length')}
              value={String(minutes)}
              onChange={(value) => setMinutes(Number(value))}
              options={LENGTHS.map((length) => ({
                value: String(length),
                label: t('minutes', { count: length }),
              }))}
            />
            {formats.length > 1 && <FormatChoice formats={formats} value={format} onChange={setFormat} />}
          </>
        ) : (
          <div className={classes.wide}>
            <ProgressBar label={t('soundscapes.export.making')} value={Math.round(share * 100)} />
          </div>
        )}
        {hasFailed && (
          <p role="alert" className={classes.problem}>
            {t('soundscapes.export.failed')}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type FormatChoiceProps = {
  formats: readonly SoundFormat[];
  value: SoundFormat;
  onChange(format: SoundFormat): void;
};

function FormatChoice({ formats, value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('sound');
  return (
    <SegmentedControl
      label={t('soundscapes.export.format')}
      value={value}
      onChange={(chosen) => onChange(chosen as SoundFormat)}
      options={formats.map((format) => ({ value: format, label: t(`soundscapes.export.formats.${format}`) }))}
    />
  );
}

/** WAV, until the browser has said what else it can make. */
function useFormats(): readonly SoundFormat[] {
  const [formats, setFormats] = useState<readonly SoundFormat[]>(['wav']);
  useEffect(() => void findFormats().then(setFormats), []);
  return formats;
}

function useExport({ name, mix, onClose }: ExportDialogProps) {
  const [share, setShare] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  const abort = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const make = async ({ minutes, format }: { minutes: number; format: SoundFormat }) => {
    const control = new AbortController();
    running.current = control;
    setFailed(false);
    setShare(0);
    try {
      const file = await exportMix(mix, {
        title: name,
        format,
        seconds: minutes * 60,
        onShare: setShare,
        signal: control.signal,
      });
      saveFile(file, titledFileName(name, 'soundscape', `.${format}`));
      onClose();
    } catch {
      if (!control.signal.aborted) setFailed(true);
      setShare(null);
    }
  };
  return { share, hasFailed, make, abort };
}
