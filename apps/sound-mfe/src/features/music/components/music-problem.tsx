import { describeFailure } from '@reflectory/client';
import { useTranslation } from 'react-i18next';
import classes from './music.module.css';

/** Why something was not done; nothing where there is no reason. */
export function MusicProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation(['sound', 'common']);
  return (
    error && (
      <p role="alert" className={classes.problem}>
        {describeFailure(error, t, 'music.problems')}
      </p>
    )
  );
}
