import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { nextKeys } from '../model/next-keys.ts';
import classes from './session-steps.module.css';

export type SessionStepsProps = {
  isFirst: boolean;
  isLast: boolean;
  /** Nothing is written here: going on skips the question. */
  isBlank: boolean;
  finishReason: string | undefined;
  onBack: () => void;
  onForward: () => void;
};

/** Back, and the one way on: skip, next or finish. */
export function SessionSteps(props: SessionStepsProps) {
  const { isFirst, isLast, isBlank, finishReason, onBack, onForward } = props;
  const { t } = useTranslation('journal');
  return (
    <footer className={classes.steps}>
      {!isFirst && (
        <Button variant="bare" icon="arrow-left" onPress={onBack}>
          {t('session.back')}
        </Button>
      )}
      <span className={classes.hint}>
        {t(isLast ? 'session.hintLast' : 'session.hint', { keys: nextKeys() })}
      </span>
      {isLast ? (
        <Button variant="primary" onPress={onForward} disabledReason={finishReason}>
          {t('session.finish')}
        </Button>
      ) : (
        <Button variant={isBlank ? 'quiet' : 'primary'} onPress={onForward}>
          {t(isBlank ? 'session.skip' : 'session.next')}
        </Button>
      )}
    </footer>
  );
}
