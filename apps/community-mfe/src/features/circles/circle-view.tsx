import type { Circle, CirclePerson } from '@reflectory/contracts/community';
import { Button, EmptyState, Menu, PageHeader, Switch } from '@reflectory/design-system';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useAsk } from '../../service/use-service.ts';
import { Loaded } from '../../service/loaded.tsx';
import { Gatherings } from './gatherings.tsx';
import { CirclePeople } from './circle-people.tsx';
import classes from './circles.module.css';
import { JoinPanel } from './join-panel.tsx';
import { useCoaches } from './use-coaches.ts';

const CircleFormDialog = lazy(() => import('./circle-form.dialog.tsx'));
const InviteDialog = lazy(() => import('./invite.dialog.tsx'));
const LeaveDialog = lazy(() => import('./leave.dialog.tsx'));

/** What of other parts stands in a circle. */
type Parts = {
  /** What waits in it for its person alone. */
  drafts(circleId: string): ReactNode;
  /** What was shared in it, or what stands there instead. */
  posts(circleId: string, empty: ReactNode): ReactNode;
  /** The dialog to share something in it. */
  share(circleId: string, onClose: () => void): ReactNode;
  /** The dialog to ask it something. */
  ask(circle: Circle, onClose: () => void): ReactNode;
  /** The dialog to tell moderators about it. */
  report(circleId: string, onClose: () => void): ReactNode;
};

/** One circle: its question large, what was shared beneath, who is in it and what holds. */
export function CircleView({ id, parts }: { id: string; parts: Parts }) {
  const { t } = useTranslation('community');
  const answer = useAsk('get-circle', { id }, { isKept: true });
  return (
    <Loaded answer={answer}>
      {({ circle }) =>
        circle.mine?.state === 'member' ? (
          <OwnCircle circle={circle} parts={parts} />
        ) : (
          <>
            <PageHeader
              title={circle.name}
              back={{ href: '/groups', label: t('circles.title') }}
              actions={<ReportCircle id={circle.id} report={parts.report} />}
            />
            <JoinPanel circle={circle} />
          </>
        )
      }
    </Loaded>
  );
}

function ReportCircle({ id, report }: { id: string; report: Parts['report'] }) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="bare" icon="flag" onPress={() => setOpen(true)}>
        {t('report.circle')}
      </Button>
      <Suspense fallback={null}>{isOpen && report(id, () => setOpen(false))}</Suspense>
    </>
  );
}

type OpenDialog = 'share' | 'ask' | 'change' | 'invite' | 'report' | 'leave';

type OwnCircleProps = { circle: Circle & { people: CirclePerson[] }; parts: Parts };

function OwnCircle({ circle, parts }: OwnCircleProps) {
  const { t } = useTranslation('community');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const follow = useAct('follow-circle');
  const leads = circle.mine?.role === 'facilitator';
  const close = () => setOpen(null);
  const share = (
    <Button variant="primary" icon="pencil" onPress={() => setOpen('share')}>
      {t('circles.share')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={circle.name}
        lead={circle.about}
        back={{ href: '/groups', label: t('circles.title') }}
        actions={
          <div className={classes.acts}>
            {share}
            <CircleMenu leads={leads} onOpen={setOpen} />
          </div>
        }
      />
      <CoachLine circle={circle} />
      {circle.question && (
        <p className={classes.question} dir="auto">
          {circle.question}
        </p>
      )}
      <Gatherings circleId={circle.id} leads={leads} />
      {parts.drafts(circle.id)}
      {parts.posts(circle.id, <Quiet />)}
      <CirclePeople circle={circle} onInvite={() => setOpen('invite')} />
      <Rules rules={circle.rules} />
      <Switch
        className={classes.follow}
        isSelected={circle.mine?.is_followed ?? false}
        onChange={(isFollowed) => follow.mutate({ id: circle.id, follow: isFollowed })}
      >
        {t('circles.follow')}
      </Switch>
      <Suspense fallback={null}>
        {open === 'share' && parts.share(circle.id, close)}
        {open === 'ask' && parts.ask(circle, close)}
        {open === 'report' && parts.report(circle.id, close)}
        {open === 'change' && <CircleFormDialog circle={circle} onClose={close} />}
        {open === 'invite' && <InviteDialog circle={circle} onClose={close} />}
        {open === 'leave' && <LeaveDialog circle={circle} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Who reads what in a coach circle. */
function CoachLine({ circle }: { circle: Circle }) {
  const { t } = useTranslation('community');
  const coaches = useCoaches(circle);
  if (coaches === undefined) return null;
  const leads = circle.mine?.role === 'facilitator';
  return (
    <p className={`${classes.quiet} ${classes.coach}`}>
      {leads ? t('circles.coach.leader') : t('circles.coach.member', { coaches })}
    </p>
  );
}

type CircleMenuProps = { leads: boolean; onOpen(dialog: OpenDialog): void };

function CircleMenu({ leads, onOpen: setOpen }: CircleMenuProps) {
  const { t } = useTranslation('community');
  return (
    <Menu
      label={t('circles.more')}
      trigger={<Button icon="ellipsis">{t('circles.more')}</Button>}
      placement="bottom end"
      items={[
        { id: 'ask', label: t('question.title'), onAction: () => setOpen('ask') },
        ...(leads
          ? [
              { id: 'invite', label: t('circles.invite.title'), onAction: () => setOpen('invite') },
              {
                id: 'change',
                label: t('circles.form.changeTitle'),
                onAction: () => setOpen('change'),
              },
            ]
          : []),
        { id: 'report', label: t('report.circle'), icon: 'flag', onAction: () => setOpen('report') },
        { id: 'leave', label: t('circles.leave.title'), onAction: () => setOpen('leave') },
      ]}
    />
  );
}

function Quiet() {
  const { t } = useTranslation('community');
  return (
    <EmptyState
      title={t('circles.quiet.title')}
      example={<p>{t('circles.quiet.example')}</p>}
      exampleLabel={t('circles.quiet.exampleLabel')}
    >
      {t('circles.quiet.text')}
    </EmptyState>
  );
}

function Rules({ rules }: { rules: string }) {
  const { t } = useTranslation('community');
  if (rules === '') return null;
  return (
    <section aria-label={t('circles.rules')}>
      <h2 className={classes.heading}>{t('circles.rules')}</h2>
      <p className={classes.words} dir="auto">
        {rules}
      </p>
    </section>
  );
}
