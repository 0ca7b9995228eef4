import { membershipRoleSchema } from '@reflectory/contracts/members';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../shared/loaded.tsx';
import { useJoining } from './api/joining.ts';
import { InvitationList } from './components/invitation-list.tsx';
import { InviteForm } from './components/invite-form.tsx';
import { JoiningForm } from './components/joining-form.tsx';
import classes from './joining.module.css';

/** Who may join this instance, and who is invited. */
export function JoiningPanel() {
  const { t } = useTranslation('admin');
  const [inviteId, ruleId] = [useId(), useId()];
  return (
    <Loaded query={useJoining()}>
      {({ joining, managesRoles }) => (
        <div className={classes.panel}>
          <section aria-labelledby={inviteId}>
            <h2 id={inviteId}>{t('joining.inviteTitle')}</h2>
            <p className={classes.note}>{t('joining.inviteLead')}</p>
            <InviteForm roles={managesRoles ? membershipRoleSchema.options : ['member']} />
            <InvitationList mayChange={({ role }) => managesRoles || role === 'member'} />
          </section>
          <section aria-labelledby={ruleId}>
            <h2 id={ruleId}>{t('joining.ruleTitle')}</h2>
            {managesRoles ? (
              <JoiningForm joining={joining} />
            ) : (
              <p className={classes.note}>
                {t(`joining.rules.${joining.rule}`)}. {t('joining.onlyAdmins')}
              </p>
            )}
          </section>
        </div>
      )}
    </Loaded>
  );
}
