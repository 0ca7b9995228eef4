import { Button } from '@reflectory/design-system';
import type { SlotProps } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GrownKind } from './grown-kind.ts';
import { useGrownKinds } from './grown-kinds.ts';

const MakeDialog = lazy(async () => ({ default: (await import('./components/make.dialog.tsx')).MakeDialog }));

/** What can be made of a sentence that somebody picked in the journal. */
export default function SentenceActions({ sentence }: SlotProps['sentence.actions']) {
  const { t } = useTranslation('plan');
  const [making, setMaking] = useState<GrownKind | null>(null);
  return (
    <>
      {useGrownKinds().map((kind) => (
        <Button key={kind.id} variant="bare" size="small" icon={kind.icon} onPress={() => setMaking(kind)}>
          {t(`fromSentence.kinds.${kind.id}.make`)}
        </Button>
      ))}
      <Suspense fallback={null}>
        {making && <MakeDialog kind={making} sentence={sentence} onClose={() => setMaking(null)} />}
      </Suspense>
    </>
  );
}
