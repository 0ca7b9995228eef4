import { describeFailure, FunctionCallError } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';

type Report = <Result>(
  change: () => Promise<Result>,
  /** What is said when it is done; null where the page itself shows it. */
  done: string | null | ((result: Result) => string),
  /** Whether a field of the form says already why it failed. */
  isSaid?: (error: unknown) => boolean,
) => Promise<boolean>;

/** Whether something of that name, address or kind is there already. */
export const isConflict = (error: unknown): boolean =>
  error instanceof FunctionCallError && error.code === 'conflict';

/** Makes a change and says how it went, in a toast. Answers whether it was made; it never throws. */
export function useReport(): Report {
  const { t } = useTranslation('admin');
  const { toasts } = usePlatform();
  return async (change, done, isSaid) => {
    try {
      const result = await change();
      if (done !== null) toasts.success(typeof done === 'string' ? done : done(result));
      return true;
    } catch (error) {
      if (!isSaid?.(error)) toasts.error(describeFailure(error, t, 'errors'));
      return false;
    }
  };
}
