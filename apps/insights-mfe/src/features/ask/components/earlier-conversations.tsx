import { describeFailure } from '@reflectory/client';
import { Button, ConfirmDialog, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConversations, useForgetConversation } from '../api/use-conversations.ts';
import classes from './ask.module.css';

type EarlierProps = {
  current: string | null;
  /** Called when the one that is open was forgotten. */
  onForgotten: () => void;
};
type Chosen = { id: string; title: string };

/** What was asked before, each to go on with or to forget. */
export function EarlierConversations({ current, onForgotten }: EarlierProps) {
  const { t, i18n } = useTranslation(['insights', 'common']);
  const { isOnline } = usePlatform();
  const conversations = useConversations();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (conversations.isError)
    return (
      <p role="alert" className={classes.quiet}>
        {t('ask.earlier.failed')} {describeFailure(conversations.error, t, 'problems')}
      </p>
    );
  const listed = conversations.data ?? [];
  if (listed.length === 0) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <section aria-labelledby="ask-earlier" className={classes.earlier}>
      <h2 id="ask-earlier" className={classes.heading}>
        {t('ask.earlier.title')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari forgets that it is a list */}
      <ul role="list" className={classes.conversations}>
        {listed.map(({ id, title, asked_at: at }) => (
          <li key={id} className={classes.conversation}>
            <Link
              href={`/insights/ask?c=${id}`}
              variant="plain"
              dir="auto"
              {...(id === current && { 'aria-current': 'page' as const })}
            >
              {title}
            </Link>
            <span className={classes.quiet}>{date.format(new Date(at))}</span>
            <Button
              variant="bare"
              size="small"
              aria-label={t('ask.earlier.forgetNamed', { title })}
              onPress={() => setChosen({ id, title })}
              disabledReason={isOnline ? undefined : t('ask.offline')}
            >
              {t('ask.earlier.forget')}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ForgetDialog
          {...chosen}
          onClose={() => setChosen(null)}
          onForgotten={() => chosen.id === current && onForgotten()}
        />
      )}
    </section>
  );
}

type ForgetProps = Chosen & { onClose: () => void; onForgotten: () => void };

function ForgetDialog({ id, title, onClose, onForgotten }: ForgetProps) {
  const { t } = useTranslation(['insights', 'common']);
  const forget = useForgetConversation();
  return (
    <ConfirmDialog
      isOpen
      title={t('ask.earlier.question', { title })}
      confirmLabel={t('ask.earlier.forget')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={() =>
        forget.mutate(id, {
          onSuccess: () => {
            onClose();
            onForgotten();
          },
        })
      }
      isPending={forget.isPending}
      errorMessage={forget.error ? describeFailure(forget.error, t, 'problems') : undefined}
    >
      {t('ask.earlier.forgetText')}
    </ConfirmDialog>
  );
}
