import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScope } from '../use-scope.ts';
import { ownInvitationsQuery } from './api/sharing-queries.ts';
import { useAnswerInvitation } from './api/use-sharing-change.ts';
import classes from './components/sharing.module.css';

export type OwnInvitationsProps = {
  /** Type of objects that the page is about. */
  type: string;
  onAccepted(id: string): void;
};

/** What somebody is invited to, on top of the list of their own; nothing where they are not. */
export function OwnInvitations({ type, onAccepted }: OwnInvitationsProps) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const { data = [] } = useQuery(ownInvitationsQuery(useScope()));
  const answer = useAnswerInvitation();
  const reply = (id: string, accept: boolean): void =>
    answer.mutate(
      { type, id, accept },
      {
        onSuccess: ({ is_answered: isAnswered }) => {
          if (!isAnswered) toasts.info(t('sharing.invitationGone'));
          else if (accept) onAccepted(id);
        },
        onError: () => toasts.error(t('sharing.problems.internal')),
      },
    );
  const invitations = data.filter(({ object_type: of }) => of === type);
  return invitations.map(({ object_id: id, title, invited_by: by, level }) => (
    <div key={id} className={classes.invitation}>
      <span className={classes.name}>
        {t('sharing.invitation', { name: by ?? t('editing.someone'), title })}
        <span className={classes.note}>{t(`sharing.levels.${level}`)}</span>
      </span>
      <Button size="small" variant="primary" onPress={() => reply(id, true)}>
        {t('sharing.accept')}
      </Button>
      <Button size="small" onPress={() => reply(id, false)}>
        {t('sharing.decline')}
      </Button>
    </div>
  ));
}
