import { type MeditationStep, meditationStepSchema } from '@reflectory/contracts/sound';
import { describeFailure } from '@reflectory/client';
import { Button, Skeleton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeditationVersions } from '../api/use-meditation-versions.ts';
import classes from './editor.module.css';

export type VersionsProps = {
  id: string;
  revision: number;
  onTake(version: { name: string; steps: MeditationStep[] }): void;
};

/** What it was before it was changed, to be brought back. */
export function Versions(props: VersionsProps) {
  const { t } = useTranslation('sound');
  const [isOpen, setOpen] = useState(false);
  if (props.revision === 1) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.summary}>{t('editor.versions.title')}</summary>
      {isOpen && <VersionList {...props} />}
    </details>
  );
}

function VersionList({ id, revision, onTake }: VersionsProps) {
  const { t, i18n } = useTranslation(['sound', 'common']);
  const versions = useMeditationVersions(id, revision);
  if (versions.isError)
    return <p role="alert">{describeFailure(versions.error, t, 'meditations.problems')}</p>;
  if (!versions.data) return <Skeleton lines={3} label={t('common:loading')} />;
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul className={classes.versions}>
      {versions.data.map(({ revision: number, name, steps, written_at: writtenAt }) => {
        const when = dates.format(new Date(writtenAt));
        const understood = steps.flatMap((step) => meditationStepSchema.safeParse(step).data ?? []);
        return (
          <li key={number} className={classes.line}>
            <span>
              <span dir="auto">{name}</span>{' '}
              <span className={classes.quiet}>
                {when} · {t('editor.steps', { count: steps.length })}
              </span>
            </span>
            <Button
              size="small"
              variant="bare"
              icon="rotate-back"
              aria-label={t('editor.versions.takeOf', { when })}
              isDisabled={understood.length !== steps.length}
              onPress={() => onTake({ name, steps: understood })}
            >
              {t('editor.versions.take')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
