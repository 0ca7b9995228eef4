import type { ChallengeTemplate } from '@reflectory/contracts/challenges';
import { Button, PageHeader } from '@reflectory/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChallengeList } from '../features/challenges/challenge-list.tsx';
import { TemplateList } from '../features/challenges/template-list.tsx';
import { useOwnDay } from '../features/challenges/use-own-day.ts';
import { Worried } from '../features/reports/worried.tsx';
import { Loaded } from '../service/loaded.tsx';
import { useAsk } from '../service/use-service.ts';
import classes from './page.module.css';

const ReportDialog = lazy(() => import('../features/posts/report.dialog.tsx'));
const StartDialog = lazy(() => import('../features/challenges/start.dialog.tsx'));
const TemplateDialog = lazy(() => import('../features/challenges/template.dialog.tsx'));

type Open = { dialog: 'start' | 'change' | 'report'; template: ChallengeTemplate } | { dialog: 'new' };

const isPast = ({ mine }: { mine: { state: string } | null }) =>
  mine !== null && (mine.state === 'finished' || mine.state === 'over');

/** One's challenges, those that one could join, and what one may begin. */
export default function ChallengesPage() {
  const { t } = useTranslation('community');
  const answer = useAsk('list-challenges', { today: useOwnDay() });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayWrite = answer.data !== undefined && (answer.data.may_write || answer.data.circles.length > 0);
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('challenges.title')}
        lead={t('challenges.lead')}
        actions={
          mayWrite && (
            <Button icon="plus" onPress={() => setOpen({ dialog: 'new' })}>
              {t('challenges.template.new')}
            </Button>
          )
        }
      />
      <Loaded answer={answer}>
        {({ challenges, templates, circles, may_write: mayInvite }) => (
          <>
            <ChallengeList
              title={t('challenges.yours')}
              challenges={challenges.filter((one) => one.mine !== null && !isPast(one))}
            />
            <ChallengeList
              title={t('challenges.others')}
              challenges={challenges.filter(({ mine }) => mine === null)}
            />
            <TemplateList
              templates={templates}
              onStart={(template) => setOpen({ dialog: 'start', template })}
              onReport={(template) => setOpen({ dialog: 'report', template })}
              onChange={(template) => setOpen({ dialog: 'change', template })}
            />
            <ChallengeList title={t('challenges.past')} challenges={challenges.filter(isPast)} />
            <Dialogs open={open} onClose={close} circles={circles} mayWrite={mayInvite} />
          </>
        )}
      </Loaded>
      <Worried />
    </div>
  );
}

type DialogsProps = {
  open: Open | null;
  onClose(): void;
  circles: readonly { id: string; name: string }[];
  mayWrite: boolean;
};

function Dialogs({ open, onClose, circles, mayWrite }: DialogsProps) {
  const navigate = useNavigate();
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open.dialog === 'start' ? (
        <StartDialog
          template={open.template}
          circles={circles}
          mayInvite={mayWrite}
          onClose={onClose}
          onStarted={(id) => void navigate(`/challenges/${id}`)}
        />
      ) : open.dialog === 'report' ? (
        <ReportDialog what={{ kind: 'template', id: open.template.key }} onClose={onClose} />
      ) : (
        <TemplateDialog
          template={open.dialog === 'change' ? open.template : undefined}
          circles={circles}
          mayWrite={mayWrite}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
