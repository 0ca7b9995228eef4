import { Dialog } from '@reflectory/design-system';
import { shareLink } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findShareQuery } from './api/find-share.ts';
import { ChooseSections } from './components/choose-sections.tsx';
import { PublicLink } from './components/public-link.tsx';
import classes from './components/share.module.css';
import type { ShareSubject } from './model/share-subject.ts';

export type ShareDialogProps = { subject: ShareSubject; onClose(): void };

/** Makes, shows and deletes the public link of a presentation (specification, sections 2 and 4). */
export default function ShareDialog({ subject, onClose }: ShareDialogProps) {
  const { t } = useTranslation('presentations');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('share.title', { title: subject.title })}
      description={t('share.intro')}
    >
      <ShareSteps subject={subject} />
    </Dialog>
  );
}

function ShareSteps({ subject }: { subject: ShareSubject }) {
  const { t } = useTranslation('presentations');
  const { client } = usePlatform();
  const share = useQuery(findShareQuery(client, subject));
  const [isCustomizing, setCustomizing] = useState(false);
  if (share.isPending) return <p className={classes.note}>{t('share.looking')}</p>;
  if (share.data && !isCustomizing) {
    return (
      <PublicLink
        subject={subject}
        link={shareLink(window.location.origin, share.data)}
        onCustomize={() => setCustomizing(true)}
      />
    );
  }
  return (
    <>
      {share.isError && <p className={classes.note}>{t('share.lookupFailed')}</p>}
      <ChooseSections
        subject={subject}
        hasLink={Boolean(share.data)}
        onGenerated={() => setCustomizing(false)}
      />
    </>
  );
}
