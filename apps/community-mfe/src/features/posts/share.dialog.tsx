import type {} from '@reflectory/contracts/conversations';
import { Button, Dialog } from '@reflectory/design-system';
import { usePlatform, useUnsaved } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../service/loaded.tsx';
import { isUntouched } from './drafts/draft-fields.ts';
import { SharePreview } from './share-preview.tsx';
import { ShareWriting } from './share-writing.tsx';
import { useCallsForHelp } from './use-help.ts';
import { type Sharing, type SharingStart, useSharing } from './use-sharing.ts';

export type ShareDialogProps = SharingStart & { onClose: () => void };

/** Shares a copy of words in one place: written first and kept, then seen as others will read it. */
export default function ShareDialog({ onClose, ...start }: ShareDialogProps) {
  const { t } = useTranslation('community');
  const { Slot, toasts } = usePlatform();
  const sharing = useSharing(start, onClose);
  const callsForHelp = useCallsForHelp(sharing.text);
  useUnsaved('share', sharing.isUnkept);
  const close = () => {
    if (!isUntouched(sharing.draft)) toasts.info(t('drafts.kept'), t('drafts.keptWhere'));
    onClose();
  };
  const isWriting = sharing.marks === null;
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={false}
      onOpenChange={close}
      title={t(isWriting ? 'share.title' : 'share.previewTitle')}
      description={t(isWriting ? 'share.lead' : 'share.previewLead')}
      footer={
        isWriting ? <WritingActs sharing={sharing} onClose={close} /> : <PreviewActs sharing={sharing} />
      }
    >
      {isWriting ? (
        <ShareWriting sharing={sharing} />
      ) : (
        <Loaded answer={sharing.places}>{() => <SharePreview sharing={sharing} />}</Loaded>
      )}
      <Slot name="ask.help" props={{ isShown: callsForHelp }} />
    </Dialog>
  );
}

function WritingActs({ sharing, onClose }: { sharing: Sharing; onClose: () => void }) {
  const { t } = useTranslation(['community', 'common']);
  return (
    <>
      <Button onPress={onClose}>{isUntouched(sharing.draft) ? t('common:cancel') : t('drafts.keep')}</Button>
      <Button
        variant="primary"
        isPending={sharing.look.isPending}
        disabledReason={sharing.text.trim() === '' ? t('share.nothing') : undefined}
        onPress={() => sharing.look.mutate()}
      >
        {t('share.look')}
      </Button>
    </>
  );
}

function PreviewActs({ sharing }: { sharing: Sharing }) {
  const { t } = useTranslation('community');
  return (
    <>
      <Button onPress={() => sharing.setMarks(null)}>{t('share.back')}</Button>
      {sharing.place && (
        <Button
          variant="primary"
          isPending={sharing.add.isPending}
          disabledReason={sharing.lacksPseudonym ? t('share.choosePseudonym') : undefined}
          onPress={sharing.send}
        >
          {t('share.share')}
        </Button>
      )}
    </>
  );
}
