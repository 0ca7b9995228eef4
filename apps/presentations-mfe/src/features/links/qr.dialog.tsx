import { Button, Dialog } from '@reflectory/design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { saveFile } from '@reflectory/platform-sdk/save-file';
import classes from './components/link-card.module.css';

/** A QR code of `address` as a drawing, dark on light in either theme: that is what cameras read. */
function drawQrCode(address: string): string {
  const { data, size } = encode(address, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`;
}

export type QrDialogProps = { title: string; address: string; onClose(): void };

/** The address of a link as a QR code, to be shown or to be printed. */
export function QrDialog({ title, address, onClose }: QrDialogProps) {
  const { t } = useTranslation('presentations');
  const drawing = useMemo(() => drawQrCode(address), [address]);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('links.qrOf', { title })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={classes.qr}>
        <img src={`data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`} alt={t('links.qrLabel')} />
        <p className={classes.address} dir="ltr">
          {address}
        </p>
        <Button
          icon="download"
          onPress={() => saveFile(new Blob([drawing], { type: 'image/svg+xml' }), 'qr.svg')}
        >
          {t('links.qrSave')}
        </Button>
      </div>
    </Dialog>
  );
}
