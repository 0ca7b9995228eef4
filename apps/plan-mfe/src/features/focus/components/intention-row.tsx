import { Button, Checkbox, IconButton, Link, Menu } from '@reflectory/design-system';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GrownLink } from '../../../shared/from-sentence/api/use-links.ts';
import type { Intentions } from '../api/use-intentions.ts';
import { useTimeWords } from '../model/use-words.ts';
import type { Intention } from '../store/day-store.ts';
import classes from './today.module.css';

const LineDialog = lazy(async () => ({ default: (await import('./line.dialog.tsx')).LineDialog }));

export type IntentionRowProps = {
  line: Intention;
  /** The sentence that it grew out of. */
  origin?: GrownLink | undefined;
  intentions: Intentions;
  onBegin: (line: Intention) => void;
};

/** A line of the list, with all that can be done with it. */
export function IntentionRow({ line, origin, intentions, onBegin }: IntentionRowProps) {
  const { t } = useTranslation('plan');
  const words = useTimeWords();
  const [isChanging, setChanging] = useState(false);
  const { title, minutes, starts_at: at, target, done_at: doneAt } = line;
  const { change } = intentions;
  const isDone = doneAt !== null;
  const when = at === null ? '' : `${words.minute(at)} · `;
  return (
    <li className={classes.row}>
      <Checkbox
        isSelected={isDone}
        aria-label={t('focus.day.done', { title })}
        onChange={(isNow) => change(line, { done_at: isNow ? new Date().toISOString() : null })}
      >
        {''}
      </Checkbox>
      <span className={classes.what} data-done={isDone || undefined}>
        <bdi>{title}</bdi>
        <span className={classes.facts}>
          {when}
          {words.length(minutes * 60)}
          {target && ` · ${t(`focus.day.from.${target.type}`)}`}
          {origin && origin.entry_gone_at === null && (
            <>
              {' · '}
              <Link href={`/journal/entry/${origin.entry_id}#grown=${origin.id}`}>
                {t('fromSentence.fromJournal')}
              </Link>
            </>
          )}
        </span>
      </span>
      {!isDone && (
        <IconButton
          icon="play"
          size="small"
          label={t('focus.day.begin', { title })}
          onPress={() => onBegin(line)}
        />
      )}
      <LineMenu line={line} intentions={intentions} onChange={() => setChanging(true)} />
      <Suspense fallback={null}>
        {isChanging && (
          <LineDialog line={line} onKeep={(part) => change(line, part)} onClose={() => setChanging(false)} />
        )}
      </Suspense>
    </li>
  );
}

type LineMenuProps = Pick<IntentionRowProps, 'line' | 'intentions'> & { onChange: () => void };

function LineMenu({ line, intentions, onChange }: LineMenuProps) {
  const { t } = useTranslation('plan');
  const { change, move } = intentions;
  const label = t('focus.actsFor', { title: line.title });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="ellipsis" size="small" label={label} />}
      placement="bottom end"
      items={[
        { id: 'change', label: t('focus.day.change'), icon: 'pencil', onAction: onChange },
        { id: 'up', label: t('focus.day.up'), icon: 'chevron-up', onAction: () => move(line, -1) },
        { id: 'down', label: t('focus.day.down'), icon: 'chevron-down', onAction: () => move(line, 1) },
        {
          id: 'tomorrow',
          label: t('focus.day.tomorrow'),
          icon: 'arrow-right',
          onAction: () => change(line, { day: dayOfNumber(numberOfDay(line.day) + 1), starts_at: null }),
        },
        {
          id: 'remove',
          label: t('focus.remove'),
          icon: 'trash',
          isDestructive: true,
          onAction: () => intentions.remove(line),
        },
      ]}
    />
  );
}

/** What was removed last can be brought back. */
export function RemovedLine({ line, onBack }: { line: Intention; onBack: () => void }) {
  const { t } = useTranslation('plan');
  return (
    <output className={classes.removed}>
      <span>{t('focus.removed', { title: line.title })}</span>
      <Button size="small" onPress={onBack}>
        {t('focus.bringBack')}
      </Button>
    </output>
  );
}
