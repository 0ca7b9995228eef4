import { Button, Dialog, ErrorState, Skeleton } from '@reflectory/design-system';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ObjectPlace } from '../objects/model/objects.ts';
import { useScope } from '../use-scope.ts';
import { objectPeopleQuery } from './api/sharing-queries.ts';
import { InvitePerson } from './components/invite-person.tsx';
import { OwnSharing } from './components/own-sharing.tsx';
import { PeopleList } from './components/people-list.tsx';
import { WideSharing } from './components/wide-sharing.tsx';

export type ShareObjectDialogProps = {
  place: ObjectPlace;
  /** Table of the object itself, whose owner hands it over. */
  table: string;
  title: string;
  /** Where the object is opened, such as `/boards/<id>`. */
  address: string;
  onClose(): void;
  /** It is not shared with this person any more. */
  onLeft(): void;
};

/** With whom an object is shared, and why one may see it; the same for everything that is shared by grants. */
export function ShareObjectDialog({ place, table, title, address, onClose, onLeft }: ShareObjectDialogProps) {
  const { t } = useTranslation('plan');
  const { id: ownId } = useCurrentUser();
  const { data, isPending, refetch } = useQuery(objectPeopleQuery(useScope(), place));
  const isManager = data?.reasons.some(({ level }) => level === 'manage') ?? false;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sharing.title', { title })}
      description={t(isManager ? 'sharing.intro' : 'sharing.introOther')}
    >
      {isPending && <Skeleton />}
      {!isPending && !data && (
        <ErrorState
          title={t('failed')}
          action={<Button onPress={() => void refetch()}>{t('editing.tryAgain')}</Button>}
        />
      )}
      {data && (
        <>
          {isManager && <InvitePerson place={place} title={title} />}
          <PeopleList place={place} people={data.people} ownId={ownId} isManager={isManager} />
          {isManager && <WideSharing place={place} address={address} />}
          <OwnSharing
            place={place}
            table={table}
            title={title}
            people={data.people}
            reasons={data.reasons}
            ownId={ownId}
            onLeft={onLeft}
          />
        </>
      )}
    </Dialog>
  );
}
