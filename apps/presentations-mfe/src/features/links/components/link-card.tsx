import type {} from '@reflectory/contracts/library';
import { Badge, Button, Menu } from '@reflectory/design-system';
import { shareLink } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../shared/copy-text.ts';
import type { Link } from '../api/list-links.ts';
import { NothingToShowError, type TakeSnapshot, useRefreshLink } from '../api/refresh-link.ts';
import { LimitsDialog } from '../limits.dialog.tsx';
import { endOf, factsOf, shownSections } from '../model/link-facts.ts';
import { QrDialog } from '../qr.dialog.tsx';
import classes from './link-card.module.css';

type LinkDialog = 'preview' | 'qr' | 'limits';
export type LinkPreviewProps = { link: Link; onClose(): void };
export type LinkCardProps = {
  link: Link;
  takeSnapshot: TakeSnapshot;
  /** Draws what a visitor sees. */
  Preview: ComponentType<LinkPreviewProps>;
  onRevoke(): void;
};

/** One public link: what it shows, how long and how often, and what can be done with it. */
export function LinkCard({ link, takeSnapshot, Preview, onRevoke }: LinkCardProps) {
  const { t } = useTranslation('presentations');
  const { language, Slot } = usePlatform();
  const [open, setOpen] = useState<LinkDialog | null>(null);
  const [now] = useState(Date.now);
  const address = shareLink(window.location.origin, link.share_token);
  const end = endOf(link, now);
  const close = () => setOpen(null);
  return (
    <article className={classes.card} aria-label={link.title}>
      <h2 className={classes.title} dir="auto">
        {link.title} {end && <Badge meaning="warning">{t(`links.${end}`)}</Badge>}
      </h2>
      <ul className={classes.facts}>
        {factsOf(link, t, language.current, now).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={classes.sections}>
        {t('links.shows', {
          sections: new Intl.ListFormat(language.current).format(shownSections(link).map((key) => t(key))),
        })}
      </p>
      <div className={classes.actions}>
        <LinkActions {...{ link, address, takeSnapshot, onRevoke }} onOpen={setOpen} />
        {end === null && (
          <Slot
            isQuiet
            name="library.star"
            props={{ thing: { kind: 'deck', key: link.id }, name: link.title }}
          />
        )}
      </div>
      {open === 'preview' && <Preview link={link} onClose={close} />}
      {open === 'qr' && <QrDialog title={link.title} address={address} onClose={close} />}
      {open === 'limits' && <LimitsDialog link={link} onClose={close} />}
    </article>
  );
}

type LinkActionsProps = Pick<LinkCardProps, 'link' | 'takeSnapshot' | 'onRevoke'> & {
  address: string;
  onOpen(dialog: LinkDialog): void;
};

function LinkActions({ link, address, takeSnapshot, onRevoke, onOpen }: LinkActionsProps) {
  const { t } = useTranslation('presentations');
  const { toasts } = usePlatform();
  const refresh = useRefreshLink(takeSnapshot);

  async function handleCopy() {
    if (await copyText(address)) toasts.success(t('share.copied'));
    else toasts.error(t('share.notCopied'), address);
  }

  async function handleRefresh() {
    try {
      await refresh.mutateAsync(link);
      toasts.success(t('links.refreshDone'));
    } catch (error) {
      const detail = error instanceof NothingToShowError ? 'links.nothingToShow' : 'share.pleaseTryAgain';
      toasts.error(t('links.refreshFailed'), t(detail));
    }
  }

  return (
    <>
      <Button icon="copy" onPress={() => void handleCopy()}>
        {t('share.copy')}
      </Button>
      <Button icon="eye" onPress={() => onOpen('preview')}>
        {t('links.preview')}
      </Button>
      <Menu
        label={t('links.more', { title: link.title })}
        trigger={
          <Button icon="ellipsis" isPending={refresh.isPending} pendingLabel={t('links.refreshing')}>
            {t('links.moreShort')}
          </Button>
        }
        items={[
          { id: 'limits', label: t('links.limits'), onAction: () => onOpen('limits') },
          { id: 'qr', label: t('links.qr'), onAction: () => onOpen('qr') },
          { id: 'refresh', label: t('links.refresh'), onAction: () => void handleRefresh() },
          { id: 'revoke', label: t('links.revoke', { count: 1 }), isDestructive: true, onAction: onRevoke },
        ]}
      />
    </>
  );
}
