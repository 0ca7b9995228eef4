import {
  ButtonLink,
  Button,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  PageHeader,
} from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Link, linksQuery } from './api/list-links.ts';
import { useRevokeLinks } from './api/revoke-links.ts';
import { LinkCard, type LinkCardProps } from './components/link-card.tsx';
import classes from './links.module.css';

export type LinksProps = Pick<LinkCardProps, 'takeSnapshot' | 'Preview'>;

/** All public links of a person: what each shows, to whom, and the way to end it. */
export function Links({ takeSnapshot, Preview }: LinksProps) {
  const { t } = useTranslation('presentations');
  const { client } = usePlatform();
  const links = useQuery(linksQuery(client));
  const [revoking, setRevoking] = useState<readonly Link[] | null>(null);
  const listed = links.data ?? [];
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('links.title')}
        lead={t('links.lead')}
        actions={
          listed.length > 1 && (
            <Button variant="danger" icon="trash" onPress={() => setRevoking(listed)}>
              {t('links.revokeAll')}
            </Button>
          )
        }
      />
      {links.isPending && <p aria-live="polite">{t('links.loading')}</p>}
      {links.isError && (
        <ErrorState
          title={t('links.failed')}
          action={<Button onPress={() => void links.refetch()}>{t('present.retry')}</Button>}
        >
          {t('links.failedSafe')}
        </ErrorState>
      )}
      {links.isSuccess && listed.length === 0 && (
        <EmptyState
          title={t('links.none')}
          action={<ButtonLink href="/journal">{t('links.toJournal')}</ButtonLink>}
        >
          {t('links.noneDetail')}
        </EmptyState>
      )}
      {listed.length > 0 && (
        <ul className={classes.list}>
          {listed.map((link) => (
            <li key={link.id}>
              <LinkCard
                link={link}
                takeSnapshot={takeSnapshot}
                Preview={Preview}
                onRevoke={() => setRevoking([link])}
              />
            </li>
          ))}
        </ul>
      )}
      {revoking && <RevokeLinks links={revoking} onClose={() => setRevoking(null)} />}
    </div>
  );
}

/** Names what stops working: revoking is for good. */
function RevokeLinks({ links, onClose }: { links: readonly Link[]; onClose(): void }) {
  const { t } = useTranslation('presentations');
  const { toasts } = usePlatform();
  const revoke = useRevokeLinks();

  async function handleRevoke() {
    try {
      await revoke.mutateAsync(links.map(({ id }) => id));
      toasts.success(t('links.revoked', { count: links.length }));
      onClose();
    } catch {
      // The dialog says so and stays open.
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('links.confirmRevoke', { count: links.length })}
      confirmLabel={t('links.revoke', { count: links.length })}
      cancelLabel={t('share.keep')}
      onConfirm={() => void handleRevoke()}
      isPending={revoke.isPending}
      errorMessage={revoke.isError && t('share.couldNotRevoke')}
    >
      <ul className={classes.named}>
        {links.map(({ id, title }) => (
          <li key={id} dir="auto">
            {title}
          </li>
        ))}
      </ul>
      <p>{t('links.revokeDetail')}</p>
    </ConfirmDialog>
  );
}
