import { Button, EmptyState, Link } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionedPart, type MentionsFound } from './mentioned-part.tsx';
import classes from './mentioned.module.css';
import { useDecisions } from './use-decisions.ts';

/** What somebody wrote that they still have to do: kept until it is done, or forgotten. */
export function LoopsList() {
  return <MentionedPart>{(found) => <Loops {...found} />}</MentionedPart>;
}

function Loops({ loops, kept_loops: kept }: Pick<MentionsFound, 'loops' | 'kept_loops'>) {
  const { t } = useTranslation('journal');
  const { decide, forget, isBusy } = useDecisions();
  if (loops.length + kept.length === 0)
    return <EmptyState title={t('mentioned.none.loop')}>{t('mentioned.noneText.loop')}</EmptyState>;
  const act = (text: string, of: string, onPress: () => void, isMain = false): ReactNode => (
    <Button
      size="small"
      {...(!isMain && { variant: 'bare' as const })}
      isDisabled={isBusy}
      aria-label={`${text}: ${of}`}
      onPress={onPress}
    >
      {text}
    </Button>
  );
  return (
    <>
      {kept.length > 0 && (
        <ul className={classes.list} aria-label={t('mentioned.yours')}>
          {kept.map(({ id, entry_id: entryId, label }) => (
            <LoopRow key={id} sentence={label} entryId={entryId}>
              {act(t('mentioned.done'), label, () => decide({ kind: 'loop', label, state: 'done' }), true)}
              {act(t('mentioned.forget'), label, () => forget(id, label))}
            </LoopRow>
          ))}
        </ul>
      )}
      {loops.length > 0 && (
        <section className={classes.found} aria-label={t('mentioned.foundLoops')}>
          <h2 className={classes.title}>{t('mentioned.foundLoops')}</h2>
          <ul className={classes.list}>
            {loops.map(({ entry_id: entryId, sentence: label }) => (
              <LoopRow key={`${entryId} ${label}`} sentence={label} entryId={entryId}>
                {act(
                  t('mentioned.keep'),
                  label,
                  () => decide({ kind: 'loop', label, state: 'kept', entry_id: entryId }),
                  true,
                )}
                {act(t('mentioned.done'), label, () => decide({ kind: 'loop', label, state: 'done' }))}
                {act(t('mentioned.forget'), label, () => decide({ kind: 'loop', label, state: 'never' }))}
              </LoopRow>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type LoopRowProps = { sentence: string; entryId: string | null; children: ReactNode };

function LoopRow({ sentence, entryId, children }: LoopRowProps) {
  const { t } = useTranslation('journal');
  return (
    <li className={classes.row}>
      <p className={classes.loop} dir="auto">
        {sentence}
      </p>
      <div className={classes.acts}>
        {children}
        {entryId && <Link href={`/journal/entry/${entryId}`}>{t('mentioned.openEntry')}</Link>}
      </div>
    </li>
  );
}
