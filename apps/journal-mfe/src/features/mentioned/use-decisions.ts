import type { FunctionInput } from '@reflectory/contracts/functions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { useDecideMention, useForgetMention } from './api/use-mentions-found.ts';

type Decision = FunctionInput<'decide-mention'>;

/** Decides and forgets, and says what came of it. */
export function useDecisions() {
  const { t } = useTranslation('journal');
  const { toasts } = usePlatform();
  const decide = useDecideMention();
  const forget = useForgetMention();
  const failed = () => toasts.error(t('mentioned.failedDecision'));
  const saysOf = ({ kind, label, state }: Decision, linked: number): string => {
    if (state === 'never') return t('mentioned.neverAgain', { label });
    if (state === 'done') return t('mentioned.keptDone');
    return kind === 'person'
      ? t('mentioned.linked', { label, count: linked })
      : t('mentioned.kept', { label });
  };
  return {
    isBusy: decide.isPending || forget.isPending,
    decide(decision: Decision): void {
      // What is decided leaves the list, and says what came of it all the same.
      decide
        .mutateAsync(decision)
        .then(({ linked }) => toasts.info(saysOf(decision, linked)))
        .catch(failed);
    },
    forget(id: string, label: string): void {
      forget
        .mutateAsync(id)
        .then(() => toasts.info(t('mentioned.forgotten', { label })))
        .catch(failed);
    },
  };
}
