import type { Circle, CirclePerson } from '@reflectory/contracts/community';
import { Button, ConfirmDialog } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct, useFailureText } from '../../service/use-service.ts';
import classes from './circles.module.css';

export type CirclePeopleProps = { circle: Circle & { people: CirclePerson[] }; onInvite: () => void };

/** Who is in a circle, by name; for who looks after it also who would like to be. */
export function CirclePeople({ circle, onInvite }: CirclePeopleProps) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const answer = useAct('answer-circle-member');
  const failureText = useFailureText();
  const [leaving, setLeaving] = useState<CirclePerson | null>(null);
  const leads = circle.mine?.role === 'facilitator';
  const say = (id: string, accept: boolean) =>
    answer.mutate(
      { membership_id: id, accept },
      {
        onSuccess({ is_done: isDone }) {
          setLeaving(null);
          if (!isDone) toasts.info(t('circles.people.noPlace'));
        },
        onError: (error) => toasts.error(failureText(error)),
      },
    );
  return (
    <section aria-label={t('circles.people.title')}>
      <h2 className={classes.heading}>{t('circles.people.title')}</h2>
      <ul className={classes.people}>
        {circle.people.map((person) => (
          <li key={person.id} className={classes.person}>
            <Person
              person={person}
              leads={leads}
              onAnswer={(accept) => say(person.id, accept)}
              onEnd={() => setLeaving(person)}
            />
          </li>
        ))}
      </ul>
      {circle.members === null && <p className={classes.quiet}>{t('circles.coach.some')}</p>}
      {leads && (
        <Button size="small" icon="link" onPress={onInvite}>
          {t('circles.invite.title')}
        </Button>
      )}
      <ConfirmDialog
        title={t('circles.people.removeTitle', { name: leaving?.name })}
        confirmLabel={t('circles.people.removeConfirm')}
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        isPending={answer.isPending}
        onConfirm={() => leaving && say(leaving.id, false)}
      >
        {t(circle.kind === 'coach' ? 'circles.coach.removeText' : 'circles.people.removeText')}
      </ConfirmDialog>
    </section>
  );
}

type PersonProps = {
  person: CirclePerson;
  leads: boolean;
  onAnswer(accept: boolean): void;
  onEnd(): void;
};

function Person({ person, leads, onAnswer, onEnd }: PersonProps) {
  const { t } = useTranslation('community');
  const asks = person.state === 'asked';
  return (
    <>
      <span dir="auto">{person.name}</span>
      <span className={classes.quiet}>
        {asks ? t('circles.people.asks') : person.role === 'facilitator' && t('circles.people.facilitator')}
      </span>
      {leads && asks && (
        <>
          <Button size="small" onPress={() => onAnswer(true)}>
            {t('circles.people.accept', { name: person.name })}
          </Button>
          <Button size="small" variant="bare" onPress={() => onAnswer(false)}>
            {t('circles.people.decline')}
          </Button>
        </>
      )}
      {leads && !asks && !person.is_me && (
        <Button size="small" variant="bare" onPress={onEnd}>
          {t('circles.people.remove', { name: person.name })}
        </Button>
      )}
    </>
  );
}
