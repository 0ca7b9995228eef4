import { describeFailure } from '@reflectory/client';
import type { Step } from '@reflectory/domain/meditation';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangeMeditations } from '../api/use-own-meditations.ts';
import type { MeditationKey } from '../model/meditations.ts';
import { namedSteps } from '../model/own-meditation.ts';

export type MakeOwnProps = {
  label: string;
  name: string;
  steps: readonly Step[];
  basedOn: MeditationKey;
  entryId?: string;
};

/** Keeps these steps as a meditation of one's own, and opens it to be changed. */
export function MakeOwn({ label, name, steps, basedOn, entryId }: MakeOwnProps) {
  const { t } = useTranslation(['sound', 'common']);
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  const change = useChangeMeditations();
  const make = () => {
    const id = crypto.randomUUID();
    change.mutate(
      { act: 'keep', made: { id, name, basedOn, entry_id: entryId ?? null, steps: namedSteps(steps) } },
      {
        onSuccess: () => void navigate(`/sounds/meditations/own/${id}/edit`),
        onError: (error) => toasts.error(describeFailure(error, t, 'meditations.problems')),
      },
    );
  };
  return (
    <Button icon="pencil" isPending={change.isPending} pendingLabel={t('common:loading')} onPress={make}>
      {label}
    </Button>
  );
}
