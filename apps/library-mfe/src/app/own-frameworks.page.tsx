import { describeFailure } from '@reflectory/client';
import { languageSchema } from '@reflectory/contracts/instance';
import type { OwnFramework } from '@reflectory/contracts/library';
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Link,
  PageHeader,
  Skeleton,
} from '@reflectory/design-system';
import { textIn } from '@reflectory/domain/library';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDiscardDraft,
  useOwnFrameworks,
  useWithdrawFramework,
} from '../features/own-frameworks/api/use-own-frameworks.ts';
import classes from '../features/own-frameworks/own-frameworks.module.css';
import page from './page.module.css';

/** What the workspace has written itself, for those who write it. */
export default function OwnFrameworksPage() {
  const { t } = useTranslation(['library', 'common']);
  const own = useOwnFrameworks();
  return (
    <div className={page.page}>
      <PageHeader
        title={t('own.title')}
        lead={t('own.lead')}
        back={{ href: '/library', label: t('back') }}
        actions={
          <ButtonLink variant="primary" href="/library/own/new">
            {t('own.new')}
          </ButtonLink>
        }
      />
      {own.isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {own.isError && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void own.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(own.error, t, 'problems')}
        </ErrorState>
      )}
      {own.data?.length === 0 && <EmptyState title={t('own.emptyTitle')}>{t('own.emptyText')}</EmptyState>}
      {own.data && own.data.length > 0 && (
        <ul className={classes.list}>
          {own.data.map((framework) => (
            <OwnItem key={framework.document.key} framework={framework} />
          ))}
        </ul>
      )}
    </div>
  );
}

function OwnItem({ framework: { document, state, problems } }: { framework: OwnFramework }) {
  const { t, i18n } = useTranslation('library');
  const name = textIn(document.name, languageSchema.catch('en').parse(i18n.language)) || t('own.nameless');
  return (
    <li className={classes.own}>
      <Link href={`/library/own/${document.key}`} variant="plain" className={classes.name}>
        {name}
      </Link>
      <p className={classes.quiet}>
        <Badge>{t(`own.states.${state}`)}</Badge> · {t('questionCount', { count: document.steps.length })}
        {state === 'draft' && problems.length > 0 && ` · ${t('own.problems', { count: problems.length })}`}
      </p>
      {state === 'published' && <Withdrawal frameworkKey={document.key} name={name} />}
      {state === 'draft' && (
        <DraftRemoval frameworkKey={document.key} name={name} isFirst={document.version === 1} />
      )}
    </li>
  );
}

type OwnActProps = { frameworkKey: string; name: string };

function Withdrawal({ frameworkKey, name }: OwnActProps) {
  const { t } = useTranslation(['library', 'common']);
  const withdraw = useWithdrawFramework();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button size="small" variant="bare" onPress={() => setAsking(true)}>
        {t('own.withdraw')}
      </Button>
      <ConfirmDialog
        title={t('own.withdrawTitle', { name })}
        confirmLabel={t('own.withdraw')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={withdraw.isPending}
        onConfirm={() => withdraw.mutate(frameworkKey, { onSuccess: () => setAsking(false) })}
        errorMessage={withdraw.isError && describeFailure(withdraw.error, t, 'problems')}
      >
        {t('own.withdrawText')}
      </ConfirmDialog>
    </div>
  );
}

function DraftRemoval({ frameworkKey, name, isFirst }: OwnActProps & { isFirst: boolean }) {
  const { t } = useTranslation(['library', 'common']);
  const discard = useDiscardDraft();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button size="small" variant="bare" onPress={() => setAsking(true)}>
        {t('own.discard')}
      </Button>
      <ConfirmDialog
        title={t('own.discardTitle', { name })}
        confirmLabel={t('own.discard')}
        isDestructive
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={discard.isPending}
        onConfirm={() => discard.mutate(frameworkKey, { onSuccess: () => setAsking(false) })}
        errorMessage={discard.isError && describeFailure(discard.error, t, 'problems')}
      >
        {t(isFirst ? 'own.discardText' : 'own.discardNextText')}
      </ConfirmDialog>
    </div>
  );
}
