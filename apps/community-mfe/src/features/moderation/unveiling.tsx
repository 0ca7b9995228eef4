import type { ModerationCase, Unveiling } from '@reflectory/contracts/community';
import { Button, SegmentedControl, TextArea } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './moderation.module.css';
import { WordsForm } from './words-form.tsx';

/** Asks who stands behind the pseudonym of a case, with a reason that its author will read. */
export function AskUnveiling({ one: { post_id: id } }: { one: ModerationCase }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const failureText = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const ask = useAct('ask-unveiling');
  if (!isAsking)
    return (
      <div>
        <Button variant="quiet" onPress={() => setIsAsking(true)}>
          {t('unveiling.who')}
        </Button>
      </div>
    );
  const send = () =>
    ask.mutate(
      { post_id: id, reason },
      {
        onSuccess: ({ is_done: isDone }) =>
          toasts.success(t(isDone ? 'unveiling.asked' : 'moderation.already')),
      },
    );
  return (
    <>
      <TextArea
        label={t('unveiling.reason')}
        description={t('unveiling.reasonNote')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        rows={2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes where somebody pressed for it
        autoFocus
      />
      {ask.isError && <p role="alert">{failureText(ask.error)}</p>}
      <div>
        <Button
          isPending={ask.isPending}
          disabledReason={reason.trim() === '' ? t('moderation.wordsMissing') : undefined}
          onPress={send}
        >
          {t('unveiling.ask')}
        </Button>
      </div>
    </>
  );
}

/** What somebody asked about a pseudonym: to decide for others, to open for who asked. */
export function UnveilingOf({ one }: { one: Unveiling }) {
  const { t, i18n } = useTranslation('community');
  const until = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className={classes.case} aria-label={t('unveiling.of', { name: one.pseudonym })}>
      <h2 className={classes.title}>{t('unveiling.of', { name: one.pseudonym })}</h2>
      <div className={classes.words} dir="auto">
        {one.body}
      </div>
      <p>
        {t('notices.why')} <q dir="auto">{one.reason}</q>
      </p>
      <p className={classes.quiet}>
        <bdi>{one.place}</bdi> · {t('unveiling.until', { date: until.format(new Date(one.until)) })}
      </p>
      {one.state === 'approved' && <Opening id={one.id} />}
      {one.may_decide && <Decision id={one.id} />}
      {one.state === 'asked' && !one.may_decide && (
        <p className={classes.quiet}>{t('unveiling.othersDecide')}</p>
      )}
    </article>
  );
}

function Decision({ id }: { id: string }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [answer, setAnswer] = useState<'refuse' | 'approve'>('refuse');
  const [words, setWords] = useState('');
  const decide = useAct('decide-unveiling');
  const send = () =>
    decide.mutate(
      { id, approve: answer === 'approve', words },
      {
        onSuccess: ({ is_done: isDone }) =>
          toasts.success(t(isDone ? 'moderation.done' : 'moderation.already')),
      },
    );
  return (
    <>
      <SegmentedControl
        label={t('moderation.act')}
        description={t('unveiling.consequence')}
        value={answer}
        onChange={(chosen) => setAnswer(chosen)}
        options={[
          { value: 'refuse', label: t('unveiling.refuse') },
          { value: 'approve', label: t('unveiling.approve') },
        ]}
      />
      <WordsForm
        words={words}
        onChange={setWords}
        decide={decide}
        onSend={send}
        note={t('unveiling.wordsNote')}
      />
    </>
  );
}

/** Kept nowhere on the device: who looks again opens it again, and the author is told when. */
function Opening({ id }: { id: string }) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const open = useAct('open-unveiling');
  return (
    <>
      <p>{t('unveiling.openNote')}</p>
      {open.isError && <p role="alert">{failureText(open.error)}</p>}
      {open.data ? (
        <output>
          <bdi>{open.data.name}</bdi> · <bdi dir="ltr">{open.data.user_id}</bdi>
        </output>
      ) : (
        <div>
          <Button isPending={open.isPending} onPress={() => open.mutate({ id })}>
            {t('unveiling.open')}
          </Button>
        </div>
      )}
    </>
  );
}
