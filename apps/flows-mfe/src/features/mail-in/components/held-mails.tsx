import { Button, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../service/use-scope.ts';
import classes from '../../../shared/sections.module.css';
import { type HeldMail, useChangeMailIn } from '../api/use-mail-in.ts';
import { MailFacts } from './mail-facts.tsx';

const HeldMailDialog = lazy(() => import('./held-mail.dialog.tsx'));

/** What became of the mail that was looked at last. */
type Done = { kind: 'thrownAway' } | { kind: 'taken'; entryId: string | null };

/** Mails that wait for a look, and what is done with each. */
export function HeldMails({ mails }: { mails: readonly HeldMail[] }) {
  const { t } = useTranslation('flows');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const { take, throwAway } = useChangeMailIn();
  const [looked, setLooked] = useState<HeldMail | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const onError = (error: Error) => toasts.error(failureText(error));
  const settle = (what: Done) => {
    setDone(what);
    setLooked(null);
  };
  return (
    <>
      <output>{done && <WhatBecame done={done} />}</output>
      {mails.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('mailIn.held.title')}</h3>
          <p className={classes.quiet}>{t('mailIn.held.lead')}</p>
          <ul className={classes.list}>
            {mails.map((mail) => (
              <HeldMailRow key={mail.id} mail={mail} onLook={() => setLooked(mail)} />
            ))}
          </ul>
        </>
      )}
      <Suspense fallback={null}>
        {looked && (
          <HeldMailDialog
            mail={looked}
            onTake={() =>
              take.mutate(looked.id, {
                onError,
                onSuccess: ({ entry_id: entryId }) => settle({ kind: 'taken', entryId }),
              })
            }
            onThrowAway={() =>
              throwAway.mutate(looked.id, { onError, onSuccess: () => settle({ kind: 'thrownAway' }) })
            }
            onClose={() => setLooked(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function HeldMailRow({ mail, onLook }: { mail: HeldMail; onLook(): void }) {
  const { t } = useTranslation('flows');
  const subject = mail.subject || t('mailIn.held.noSubject');
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h4 className={classes.title}>
          <bdi>{subject}</bdi>
        </h4>
        <MailFacts mail={mail} />
      </div>
      <Button size="small" aria-label={t('mailIn.held.lookAt', { subject })} onPress={onLook}>
        {t('mailIn.held.look')}
      </Button>
    </li>
  );
}

function WhatBecame({ done }: { done: Done }) {
  const { t } = useTranslation('flows');
  return (
    <span className={classes.said}>
      {t(`mailIn.held.${done.kind}`)}
      {done.kind === 'taken' && done.entryId && (
        <Link href={`/journal/entry/${done.entryId}`}>{t('mailIn.held.read')}</Link>
      )}
    </span>
  );
}
