import { describeFailure } from '@reflectory/client';
import type { Level } from '@reflectory/contracts/editing';
import { Button, Form, TextField } from '@reflectory/design-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectPlace } from '../../objects/model/objects.ts';
import { useSharingChange } from '../api/use-sharing-change.ts';
import { LevelSelect } from './level-select.tsx';
import classes from './sharing.module.css';

export type InvitePersonProps = { place: ObjectPlace; title: string };

/** Invites somebody by their address; whether somebody has it, nobody is told. */
export function InvitePerson({ place, title }: InvitePersonProps) {
  const { t } = useTranslation('plan');
  const change = useSharingChange(place);
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState<Level>('edit');
  const [isWrong, setWrong] = useState(false);
  const invite = (event: FormEvent): void => {
    event.preventDefault();
    const isAddress = /^[^@\s]+@[^@\s]+$/.test(email.trim());
    setWrong(!isAddress);
    if (!isAddress) return;
    change.mutate({ do: 'invite', email, level, title }, { onSuccess: () => setEmail('') });
  };
  const failure = change.isError ? describeFailure(change.error, t, 'sharing.problems') : undefined;
  return (
    <Form className={classes.invite ?? ''} validationBehavior="aria" onSubmit={invite}>
      <TextField
        label={t('sharing.address')}
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        errorMessage={isWrong ? t('sharing.wrongAddress') : failure}
      />
      <LevelSelect label={t('sharing.levelOfNew')} value={level} onChange={setLevel} />
      <Button type="submit" variant="primary" isPending={change.isPending}>
        {t('sharing.invite')}
      </Button>
    </Form>
  );
}
