import {
  type ModerationAct,
  moderationActs,
  suspensionDays,
  type ModerationAppeal,
  type ModerationCase,
} from '@reflectory/contracts/community';
import { EmptyState, SegmentedControl, Select } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../service/loaded.tsx';
import { useAct, useAsk } from '../../service/use-service.ts';
import { CaseContextOf } from './case-context.tsx';
import classes from './moderation.module.css';
import { ThingOf } from './thing-case.tsx';
import { AskUnveiling, UnveilingOf } from './unveiling.tsx';
import { Reasons, WordsForm } from './words-form.tsx';

/** What waits for moderators, the oldest first, and what was decided last. */
export function Queue() {
  const { t, i18n } = useTranslation('community');
  const answer = useAsk('list-cases', {});
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <Loaded answer={answer}>
      {({ cases, things, appeals, decided, unveilings }) => (
        <>
          {cases.length + things.length + appeals.length + unveilings.length === 0 && (
            <EmptyState title={t('moderation.empty')}>{t('moderation.emptyText')}</EmptyState>
          )}
          <ul className={classes.list}>
            {unveilings.map((one) => (
              <li key={one.id}>
                <UnveilingOf one={one} />
              </li>
            ))}
            {appeals.map((appeal) => (
              <li key={appeal.notice_id}>
                <AppealOf appeal={appeal} />
              </li>
            ))}
            {things.map((one) => (
              <li key={one.id}>
                <ThingOf one={one} />
              </li>
            ))}
            {cases.map((one) => (
              <li key={one.post_id}>
                <CaseOf one={one} />
              </li>
            ))}
          </ul>
          {decided.length > 0 && (
            <section aria-label={t('moderation.decided')}>
              <h2 className={classes.heading}>{t('moderation.decided')}</h2>
              <ul className={classes.log}>
                {decided.map(({ act, words, moderator, made_at: at }) => (
                  <li key={`${at} ${act}`}>
                    {t('moderation.decision', {
                      act: t(`moderation.acts.${act}`),
                      name: moderator ?? t('moderation.gone'),
                      date: day.format(new Date(at)),
                    })}{' '}
                    <q dir="auto">{words}</q>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </Loaded>
  );
}

function CaseOf({ one }: { one: ModerationCase }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [act, setAct] = useState<ModerationAct>('keep');
  const [days, setDays] = useState<(typeof suspensionDays)[number]>(7);
  const [words, setWords] = useState('');
  const decide = useAct('decide-case');
  const send = () =>
    decide.mutate(
      { post_id: one.post_id, act, words, days },
      {
        onSuccess: ({ is_done: isDone }) =>
          toasts.success(t(isDone ? 'moderation.done' : 'moderation.already')),
      },
    );
  return (
    <article className={classes.case} aria-label={t('posts.by', { name: one.author })}>
      <CaseFacts one={one} />
      {one.is_mine ? (
        <p className={classes.quiet}>{t('moderation.mine')}</p>
      ) : (
        <>
          <Select
            label={t('moderation.act')}
            description={t(`moderation.consequences.${act}`)}
            value={act}
            onChange={(chosen) => setAct(moderationActs.find((known) => known === chosen) ?? 'keep')}
            options={moderationActs
              .filter((value) => one.is_in_circle || value !== 'suspend_circle')
              .map((value) => ({ value, label: t(`moderation.acts.${value}`) }))}
          />
          {(act === 'suspend_circle' || act === 'suspend') && (
            <SegmentedControl
              label={t('moderation.for')}
              value={String(days)}
              onChange={(chosen) => setDays(suspensionDays.find((known) => String(known) === chosen) ?? 7)}
              options={suspensionDays.map((count) => ({
                value: String(count),
                label: t('moderation.days', { count }),
              }))}
            />
          )}
          <WordsForm words={words} onChange={setWords} decide={decide} onSend={send} />
          {one.can_be_unveiled && <AskUnveiling one={one} />}
        </>
      )}
    </article>
  );
}

function AppealOf({ appeal }: { appeal: ModerationAppeal }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [outcome, setOutcome] = useState<'uphold' | 'reverse'>('uphold');
  const [words, setWords] = useState('');
  const decide = useAct('decide-appeal');
  const isOthers = !appeal.is_mine && !appeal.is_own_decision;
  const send = () =>
    decide.mutate(
      { notice_id: appeal.notice_id, reverse: outcome === 'reverse', words },
      {
        onSuccess: ({ is_done: isDone }) =>
          toasts.success(t(isDone ? 'moderation.done' : 'moderation.already')),
      },
    );
  return (
    <article className={classes.case} aria-label={t('moderation.appeal')}>
      <h2 className={classes.title}>{t('moderation.appeal')}</h2>
      <div className={classes.words} dir="auto">
        {appeal.body}
      </div>
      <p>
        {t(`moderation.acts.${appeal.act}`)}: <q dir="auto">{appeal.words}</q>
      </p>
      <p>
        {t('moderation.says')} <q dir="auto">{appeal.appeal}</q>
      </p>
      {isOthers ? (
        <>
          <SegmentedControl
            label={t('moderation.act')}
            value={outcome}
            onChange={(chosen) => setOutcome(chosen)}
            options={[
              { value: 'uphold', label: t('moderation.acts.uphold') },
              { value: 'reverse', label: t('moderation.acts.reverse') },
            ]}
          />
          <WordsForm words={words} onChange={setWords} decide={decide} onSend={send} />
        </>
      ) : (
        <p className={classes.quiet}>{t(appeal.is_mine ? 'moderation.mine' : 'moderation.ownDecision')}</p>
      )}
    </article>
  );
}

function CaseFacts({ one }: { one: ModerationCase }) {
  const { t } = useTranslation('community');
  return (
    <>
      <p className={classes.quiet}>
        <bdi>{one.author}</bdi>
        {one.is_pseudonym && ` (${t('moderation.pseudonym')})`} · <bdi>{one.place}</bdi> ·{' '}
        {t('moderation.earlier', { count: one.earlier })}
        {one.is_taken_back && ` · ${t('moderation.takenBack')}`}
      </p>
      {one.replies_to !== null && (
        <blockquote className={classes.above} dir="auto">
          {one.replies_to}
        </blockquote>
      )}
      {one.content_note && <p dir="auto">{one.content_note}</p>}
      <div className={classes.words} dir="auto">
        {one.body}
      </div>
      {one.state === 'held' && one.held_for !== 'words' && (
        <p className={classes.quiet}>{t('moderation.held')}</p>
      )}
      {one.held_for === 'words' && (
        <p className={classes.quiet}>
          {t('flagged.holds')} <q dir="auto">{one.flagged.join(' · ')}</q>
        </p>
      )}
      <Reasons reports={one.reports} />
      <CaseContextOf postId={one.post_id} />
    </>
  );
}
