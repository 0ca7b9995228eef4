import type {} from '@reflectory/contracts/journal';
import { Button } from '@reflectory/design-system';
import { type SlotProps, usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ShareDialog = lazy(() => import('../features/posts/share.dialog.tsx'));

/** Shares what somebody takes from a sentence of their journal. */
export default function SentenceActions({ sentence }: SlotProps['sentence.actions']) {
  const { t } = useTranslation('community');
  const { hasFeature } = usePlatform();
  const [isSharing, setSharing] = useState(false);
  if (!hasFeature('groups') && !hasFeature('global_feed')) return null;
  return (
    <>
      <Button variant="bare" size="small" icon="users" onPress={() => setSharing(true)}>
        {t('fromSentence')}
      </Button>
      <Suspense fallback={null}>
        {isSharing && (
          <ShareDialog
            from={{ quote: sentence.quote, entryId: sentence.entryId }}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
