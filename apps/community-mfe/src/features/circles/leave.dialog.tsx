import type { Circle } from '@reflectory/contracts/community';
import { RadioGroup } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ServiceFormDialog } from '../../service/service-form-dialog.tsx';
import { useAct } from '../../service/use-service.ts';
import classes from './circles.module.css';

/** Leaves a circle, with what one wrote there kept or taken along. */
export default function LeaveDialog({ circle, onClose }: { circle: Circle; onClose: () => void }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  const isCoached = circle.kind === 'coach';
  const ends = isCoached && circle.mine?.role === 'facilitator';
  const [kept, setKept] = useState<'kept' | 'taken'>(isCoached ? 'taken' : 'kept');
  const leave = useAct('leave-circle');
  const go = () =>
    leave.mutate(
      { id: circle.id, keeps_posts: kept === 'kept' },
      {
        onSuccess() {
          toasts.success(t('circles.leave.left', { name: circle.name }));
          void navigate('/groups');
        },
      },
    );
  return (
    <ServiceFormDialog
      title={t('circles.leave.question', { name: circle.name })}
      submitLabel={t('circles.leave.title')}
      isDestructive
      isPending={leave.isPending}
      error={leave.error}
      onSubmit={go}
      onClose={onClose}
    >
      {ends ? (
        <p>{t('circles.coach.ends')}</p>
      ) : (
        <RadioGroup
          label={t('circles.leave.posts')}
          value={kept}
          onChange={(chosen) => setKept(chosen)}
          options={[
            { value: 'kept', label: t('circles.leave.kept') },
            { value: 'taken', label: t('circles.leave.taken') },
          ]}
        />
      )}
      {kept === 'taken' && !isCoached && <p className={classes.quiet}>{t('circles.leave.takenNote')}</p>}
      {circle.mine?.role === 'facilitator' && !ends && (
        <p className={classes.quiet}>
          {t(circle.members === 1 ? 'circles.leave.last' : 'circles.leave.next')}
        </p>
      )}
    </ServiceFormDialog>
  );
}
