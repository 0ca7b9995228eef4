import { mailAddressSchema, type MembershipRole, membershipRoleSchema } from '@reflectory/contracts/members';
import { Button, Select, TextField } from '@reflectory/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isConflict, useReport } from '../../../shared/use-report.ts';
import { useInvite } from '../api/invitations.ts';
import classes from '../joining.module.css';

type InviteFormProps = {
  /** Left out: the caller's own. */
  instanceId?: string | undefined;
  /** The first one is chosen. */
  roles: readonly MembershipRole[];
};

/** Mails an invitation to an address. */
export function InviteForm({ instanceId, roles }: InviteFormProps) {
  const { t } = useTranslation('admin');
  const { email, setEmail, role, setRole, problem, isPending, handleSubmit } = useInviteForm({
    instanceId,
    roles,
  });
  return (
    <form className={classes.invite} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextField
        type="email"
        label={t('joining.address')}
        value={email}
        onChange={setEmail}
        autoComplete="off"
        errorMessage={problem}
      />
      {roles.length > 1 && (
        <Select
          label={t('members.role')}
          value={role}
          onChange={(value) => setRole(membershipRoleSchema.parse(value))}
          options={roles.map((value) => ({ value, label: t(`members.roles.${value}`) }))}
        />
      )}
      <Button type="submit" icon="mail" isPending={isPending} pendingLabel={t('joining.sending')}>
        {t('joining.invite')}
      </Button>
    </form>
  );
}

function useInviteForm({ instanceId, roles }: InviteFormProps) {
  const { t } = useTranslation('admin');
  const report = useReport();
  const [email, setAddress] = useState('');
  const [role, setRole] = useState<MembershipRole>(roles[0] ?? 'member');
  const [wasTried, setWasTried] = useState(false);
  const invite = useInvite();
  const isMember = isConflict(invite.error);
  const problem =
    wasTried && !mailAddressSchema.safeParse(email).success
      ? t('joining.addressWrong')
      : isMember
        ? t('joining.isMember')
        : undefined;
  const setEmail = (address: string) => {
    invite.reset();
    setAddress(address);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!mailAddressSchema.safeParse(email).success) return;
    const person = { email: email.trim(), role };
    const isInvited = await report(
      () => invite.mutateAsync(instanceId === undefined ? person : { ...person, instance_id: instanceId }),
      ({ outcome }) => t(`joining.${outcome}`, { email: person.email }),
      isConflict,
    );
    if (!isInvited) return;
    setAddress('');
    setWasTried(false);
  };
  return { email, setEmail, role, setRole, problem, isPending: invite.isPending, handleSubmit };
}
