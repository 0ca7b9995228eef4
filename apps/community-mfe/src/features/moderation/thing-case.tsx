import { type ThingCase, thingActs } from '@reflectory/contracts/community';
import { SegmentedControl } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../service/use-service.ts';
import classes from './moderation.module.css';
import { Reasons, WordsForm } from './words-form.tsx';

/** A circle, a challenge or a template that was reported, with all its words. */
export function ThingOf({
  one: { kind, id, name, body, place, reports, is_mine: isMine },
}: {
  one: ThingCase;
}) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [act, setAct] = useState<(typeof thingActs)[number]>('keep');
  const [words, setWords] = useState('');
  const decide = useAct('decide-thing');
  const send = () =>
    decide.mutate(
      { kind, id, act, words },
      {
        onSuccess: ({ is_done: isDone }) =>
          toasts.success(t(isDone ? 'moderation.done' : 'moderation.already')),
      },
    );
  return (
    <article className={classes.case} aria-label={name}>
      <p className={classes.quiet}>
        {t(`moderation.things.${kind}`)}
        {kind !== 'circle' && (
          <>
            {' · '}
            <bdi>{place}</bdi>
          </>
        )}
      </p>
      <h2 className={classes.title} dir="auto">
        {name}
      </h2>
      <div className={classes.words} dir="auto">
        {body}
      </div>
      <Reasons reports={reports} />
      {isMine ? (
        <p className={classes.quiet}>{t('moderation.mine')}</p>
      ) : (
        <>
          <SegmentedControl
            label={t('moderation.act')}
            description={t(
              act === 'keep' ? 'moderation.consequences.keep' : `moderation.things.remove.${kind}`,
            )}
            value={act}
            onChange={(chosen) => setAct(chosen)}
            options={thingActs.map((value) => ({ value, label: t(`moderation.acts.${value}`) }))}
          />
          <WordsForm words={words} onChange={setWords} decide={decide} onSend={send} />
        </>
      )}
    </article>
  );
}
