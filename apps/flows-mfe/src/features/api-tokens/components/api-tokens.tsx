import { failureCode } from '@reflectory/client';
import { API_TOKENS_MAX } from '@reflectory/contracts/api-tokens';
import { Button, ConfirmDialog, Link } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import { NoList } from '../../../shared/no-list.tsx';
import classes from '../../../shared/sections.module.css';
import { type ApiToken, useApiTokens, useChangeApiTokens } from '../api/use-api-tokens.ts';
import { ApiTokenRow } from './api-token-row.tsx';

const ApiTokenFormDialog = lazy(() => import('./api-token-form.dialog.tsx'));
const SecretDialog = lazy(() => import('../../../shared/secret.dialog.tsx'));
const CallsDialog = lazy(() => import('./calls.dialog.tsx'));

/** What stands over the page. */
type Open =
  | { kind: 'form' }
  | { kind: 'secret'; secret: string }
  | { kind: 'revoke'; token: ApiToken }
  | { kind: 'log'; token: ApiToken }
  | null;

/** By what programs of somebody read and add things for them. */
export function ApiTokens() {
  const { t } = useTranslation('flows');
  const tokens = useApiTokens();
  const [open, setOpen] = useState<Open>(null);
  return (
    <section aria-labelledby="api-tokens" className={classes.section}>
      <div className={classes.head}>
        <h2 id="api-tokens" className={classes.heading}>
          {t('tokens.title')}
        </h2>
        <Button icon="plus" onPress={() => setOpen({ kind: 'form' })}>
          {t('tokens.new')}
        </Button>
      </div>
      <p className={classes.quiet}>{t('tokens.lead')}</p>
      <Link href="/integrations/api">{t('tokens.open')}</Link>
      {!tokens.data && <NoList list={tokens} title={t('tokens.failed')} />}
      {tokens.data?.length === 0 && <p className={classes.invitation}>{t('tokens.empty')}</p>}
      <ul className={classes.list}>
        {tokens.data?.map((token) => (
          <ApiTokenRow
            key={token.id}
            token={token}
            now={tokens.dataUpdatedAt}
            onLog={() => setOpen({ kind: 'log', token })}
            onRevoke={() => setOpen({ kind: 'revoke', token })}
          />
        ))}
      </ul>
      <Dialogs open={open} onOpen={setOpen} />
    </section>
  );
}

function Dialogs({ open, onOpen }: { open: Open; onOpen(next: Open): void }) {
  const { t } = useTranslation('flows');
  const failureText = useFailureText();
  const { add, revoke } = useChangeApiTokens();
  const problemOf = (error: unknown) =>
    failureCode(error) === 'too_large' ? t('tokens.full', { most: API_TOKENS_MAX }) : failureText(error);
  // What went wrong belongs to one attempt, and is not there when the dialog opens again.
  const close = () => {
    onOpen(null);
    if (!add.isPending) add.reset();
    revoke.reset();
  };
  return (
    <Suspense fallback={null}>
      {open?.kind === 'form' && (
        <ApiTokenFormDialog
          isPending={add.isPending}
          problem={add.isError ? problemOf(add.error) : null}
          onCreate={(draft) =>
            add.mutate(draft, { onSuccess: ({ token }) => onOpen({ kind: 'secret', secret: token }) })
          }
          onClose={close}
        />
      )}
      {open?.kind === 'secret' && (
        <SecretDialog
          title={t('tokens.secret.title')}
          label={t('tokens.secret.label')}
          secret={open.secret}
          onClose={close}
        >
          <p>{t('tokens.secret.text')}</p>
        </SecretDialog>
      )}
      {open?.kind === 'revoke' && (
        <ConfirmDialog
          isOpen
          title={t('tokens.revokeTitle', { name: open.token.name })}
          confirmLabel={t('tokens.revoke')}
          cancelLabel={t('cancel')}
          isPending={revoke.isPending}
          errorMessage={revoke.isError && failureText(revoke.error)}
          onOpenChange={(isOpen) => !isOpen && close()}
          onConfirm={() => revoke.mutate(open.token.id, { onSuccess: close })}
        >
          {t('tokens.revokeText')}
        </ConfirmDialog>
      )}
      {open?.kind === 'log' && <CallsDialog token={open.token} onClose={close} />}
    </Suspense>
  );
}
