import type { HiddenName } from '@reflectory/contracts/presentations';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import {
  availableSections,
  defaultSelection,
  shareLink,
  type TypedPresentation,
} from '@reflectory/domain/deck';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateShare } from '../api/create-share.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { failureDetail } from '../model/failure-detail.ts';
import type { ShareSubject } from '../model/share-subject.ts';
import { NameHider } from './name-hider.tsx';
import { SectionPicker } from './section-picker.tsx';
import classes from './share.module.css';

export type ChooseSectionsProps = {
  subject: ShareSubject;
  /** A link is active already and stays so. */
  hasLink: boolean;
  onGenerated(): void;
};

function presentationOf(subject: ShareSubject): TypedPresentation {
  return subject.type === 'session' ? ['session', subject.data] : ['overall', subject.data];
}

/** First state of the share dialog: choose sections, make a link, copy it. */
export function ChooseSections({ subject, hasLink, onGenerated }: ChooseSectionsProps) {
  const { t } = useTranslation('presentations');
  const { toasts } = usePlatform();
  const [selected, setSelected] = useState(() => defaultSelection(...presentationOf(subject)));
  const [hidden, setHidden] = useState<readonly HiddenName[]>([]);
  const [isHiding, setHiding] = useState(false);
  const createShare = useCreateShare(subject);
  const isEmpty = !Object.values(selected).includes(true);

  async function handleGenerate() {
    try {
      const token = await createShare.mutateAsync({ permissions: selected, hidden });
      if (await copyText(shareLink(window.location.origin, token))) toasts.success(t('share.generated'));
      else toasts.info(t('share.generatedOnly'), t('share.copyByHand'));
      onGenerated();
    } catch (error) {
      toasts.error(t('share.couldNotGenerate'), failureDetail(error, t));
    }
  }

  if (isHiding) {
    const done = () => setHiding(false);
    return <NameHider subject={subject} hidden={hidden} onChange={setHidden} onDone={done} />;
  }
  return (
    <div className={classes.column}>
      <SectionPicker
        type={subject.type}
        available={new Set(availableSections(...presentationOf(subject)))}
        selected={selected}
        onChange={setSelected}
      />
      <p className={classes.note}>{t('share.snapshot')}</p>
      <Button icon="eye-off" onPress={() => setHiding(true)}>
        {hidden.length === 0 ? t('names.open') : t('names.hidden', { count: hidden.length })}
      </Button>
      {hasLink && <p className={classes.note}>{t('share.earlierLink')}</p>}
      <Button
        variant="primary"
        icon="link"
        isPending={createShare.isPending}
        pendingLabel={t('share.generating')}
        disabledReason={isEmpty ? t('share.chooseOne') : undefined}
        onPress={() => void handleGenerate()}
      >
        {t('share.generate')}
      </Button>
    </div>
  );
}
