import { type Gathering, gatheringAnswers } from '@reflectory/contracts/community';
import { Button, ConfirmDialog, Link, SegmentedControl } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useAsk, useFailureText } from '../../service/use-service.ts';
import classes from './circles.module.css';

const GatheringDialog = lazy(() => import('./gathering.dialog.tsx'));

/** When a circle meets next, and who comes; nothing where no meeting is planned and one cannot plan any. */
export function Gatherings({ circleId, leads }: { circleId: string; leads: boolean }) {
  const { t } = useTranslation('community');
  const gatherings = useAsk('list-gatherings', { circle_id: circleId }).data?.gatherings ?? [];
  const [isPlanning, setPlanning] = useState(false);
  if (gatherings.length === 0 && !leads) return null;
  return (
    <section aria-label={t('gatherings.title')} className={classes.gatherings}>
      {gatherings.length > 0 && <h2 className={classes.heading}>{t('gatherings.title')}</h2>}
      <ul className={classes.list}>
        {gatherings.map((gathering) => (
          <li key={gathering.id}>
            <OneGathering gathering={gathering} leads={leads} />
          </li>
        ))}
      </ul>
      <div className={classes.acts}>
        {leads && (
          <Button size="small" icon="calendar" onPress={() => setPlanning(true)}>
            {t('gatherings.plan')}
          </Button>
        )}
        {gatherings.length > 0 && <Link href="/settings/reminders">{t('gatherings.calendar')}</Link>}
      </div>
      <Suspense fallback={null}>
        {isPlanning && <GatheringDialog circleId={circleId} onClose={() => setPlanning(false)} />}
      </Suspense>
    </section>
  );
}

function OneGathering({ gathering, leads }: { gathering: Gathering; leads: boolean }) {
  const { t, i18n } = useTranslation('community');
  const { toasts } = usePlatform();
  const answer = useAct('answer-gathering');
  const failureText = useFailureText();
  const { id, title, about, place, mine, coming } = gathering;
  const start = new Date(gathering.starts_at);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'short' });
  const names = new Intl.ListFormat(i18n.language).format(coming);
  const say = (chosen: (typeof gatheringAnswers)[number]) =>
    answer.mutate(
      { id, answer: chosen },
      {
        onSuccess: ({ is_done: isDone }) => void (isDone || toasts.info(t('gatherings.over'))),
        onError: (error) => toasts.error(failureText(error)),
      },
    );
  return (
    <article aria-label={title} className={classes.form}>
      <div>
        <h3 className={classes.name} dir="auto">
          {title}
        </h3>
        <p className={classes.quiet}>
          <time dateTime={gathering.starts_at}>
            {when.formatRange(start, new Date(start.getTime() + gathering.minutes * 60_000))}
          </time>
          {place && ' · '}
          <bdi>{place}</bdi>
        </p>
        {about && (
          <p className={classes.about} dir="auto">
            {about}
          </p>
        )}
        <p className={classes.quiet}>
          {coming.length > 0 ? t('gatherings.coming', { names }) : t('gatherings.nobody')}
        </p>
      </div>
      <SegmentedControl
        label={t('gatherings.answer', { title })}
        isLabelHidden
        value={answer.isPending ? answer.variables.answer : mine}
        onChange={say}
        options={gatheringAnswers.map((value) => ({ value, label: t(`gatherings.answers.${value}`) }))}
      />
      {leads && <CallOff gathering={gathering} />}
    </article>
  );
}

function CallOff({ gathering: { id, title } }: { gathering: Gathering }) {
  const { t } = useTranslation('community');
  const failureText = useFailureText();
  const remove = useAct('remove-gathering');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" variant="bare" onPress={() => setOpen(true)}>
        {t('gatherings.callOff')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('gatherings.callOffTitle', { title })}
        confirmLabel={t('gatherings.callOff')}
        isPending={remove.isPending}
        errorMessage={remove.isError && failureText(remove.error)}
        onConfirm={() => remove.mutate({ id }, { onSuccess: () => setOpen(false) })}
      >
        {t('gatherings.callOffText')}
      </ConfirmDialog>
    </div>
  );
}
