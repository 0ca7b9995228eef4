import { Button } from '@reflectory/design-system';
import { usePlatform, type SlotProps } from '@reflectory/platform-sdk';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinksOfEntry, useSendLinks } from './api/use-links.ts';
import { useThings } from './api/use-things.ts';
import { GrownRow } from './components/grown-row.tsx';
import { TakeAnswers } from './components/take-answers.tsx';
import classes from './components/growth.module.css';
import { useGrownKinds } from './grown-kinds.ts';
import { useArrivalAtSentence } from './use-arrival-at-sentence.ts';

/** What grew out of an entry, below its words, and what its answers can become by one press. */
export default function EntryGrowth({ entryId, version, text, guided }: SlotProps['entry.growth']) {
  const { t } = useTranslation(['plan', 'common']);
  const { isOnline } = usePlatform();
  const kinds = useGrownKinds();
  const links = useLinksOfEntry(entryId);
  const shown = links.data ?? [];
  const things = useThings(kinds, shown);
  useArrivalAtSentence(shown, text);
  const { mutate: send } = useSendLinks();
  useEffect(() => {
    if (isOnline) send();
  }, [isOnline, send]);
  if (links.isError && !links.data) {
    return (
      <p className={classes.failed}>
        {t('fromSentence.failed')}{' '}
        <Button variant="bare" size="small" onPress={() => void links.refetch()}>
          {t('common:retry')}
        </Button>
      </p>
    );
  }
  if (!links.data) return null;
  return (
    <>
      {guided && <TakeAnswers entry={{ entryId, version }} guided={guided} kinds={kinds} links={shown} />}
      {shown.length > 0 && (
        <section className={classes.growth} aria-labelledby="grown-from-this">
          <h2 id="grown-from-this" className={classes.heading}>
            {t('fromSentence.title')}
          </h2>
          <ul className={classes.things}>
            {shown.map((link) => (
              <GrownRow key={link.id} link={link} text={text} kinds={kinds} thing={things(link)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
