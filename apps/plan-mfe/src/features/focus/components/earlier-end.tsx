import { readTimer, type Timer } from '@reflectory/domain/focus';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useTimeWords } from '../model/use-words.ts';
import type { FocusStore } from '../store/focus-store.ts';

/** Seconds beyond a plan, or in one go, after which a timer may have been forgotten. */
const FORGOTTEN_OVER = 10 * 60;
const FORGOTTEN_FLOW = 2 * 3600;

/** The moment at which the plan of the last round was fulfilled; null where nothing says that a timer was forgotten. */
function plannedEnd(timer: Timer): number | null {
  const last = timer.spans.at(-1);
  if (!last || timer.endedAt === null) return null;
  const [from, until] = last;
  const meant = timer.planned ?? FORGOTTEN_FLOW;
  const over = (until - from) / 1000 - meant;
  return over > (timer.planned === null ? 0 : FORGOTTEN_OVER) ? from + meant * 1000 : null;
}

/** A timer that was forgotten is ended at the moment at which its plan was fulfilled. */
export function EarlierEnd({ store, timer }: { store: FocusStore; timer: Timer }) {
  const { t } = useTranslation('plan');
  const words = useTimeWords();
  const at = plannedEnd(timer);
  if (at === null) return null;
  const { focused } = readTimer(timer, at);
  return (
    <p>
      {t('focus.forgotten', { length: words.length(focused) })}{' '}
      <Button size="small" onPress={() => void store.act(timer.id, 'end', {}, at)}>
        {t('focus.endAt', { time: words.time(at) })}
      </Button>
    </p>
  );
}
