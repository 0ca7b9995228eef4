import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { LibraryThing, ListedFramework } from '@reflectory/contracts/library';
import { ShelfItem, ShelfList } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameworkItem } from '../features/frameworks/components/framework-item.tsx';
import classes from './recently-used.module.css';

export type RecentlyUsedProps = {
  begun: FunctionOutput<'list-begun'>;
  frameworks: readonly ListedFramework[];
};

/** What the person began last. What is not there any more is left out, and the heading with the last of it. */
export function RecentlyUsed({ begun: { things, prompts }, frameworks }: RecentlyUsedProps) {
  const { t } = useTranslation('library');
  const { Slot } = usePlatform();
  const itemOf = (thing: LibraryThing) => {
    const framework = thing.kind === 'framework' && frameworks.find(({ key }) => key === thing.key);
    if (framework) return <FrameworkItem framework={framework} size="small" />;
    const prompt = thing.kind === 'prompt' && prompts.find(({ key }) => key === thing.key);
    if (prompt)
      return (
        <ShelfItem
          name={prompt.text}
          lang={prompt.language}
          href={`/library/prompts?topic=${prompt.topic}`}
          facts={t('aPrompt')}
          actions={<Slot name="library.star" props={{ thing, name: prompt.text }} />}
        />
      );
    if (thing.kind === 'framework' || thing.kind === 'prompt') return null;
    // A remote that fails says so below, once.
    return (
      <Slot isQuiet name="library.shelf" props={{ need: null, query: '', only: [thing], isBare: true }} />
    );
  };
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="recently-used" className={classes.recent}>
      <h2 id="recently-used" className={classes.heading}>
        {t('recent')}
      </h2>
      <ShelfList isGrid>
        {things.map((thing) => (
          <Fragment key={`${thing.kind} ${thing.key}`}>{itemOf(thing)}</Fragment>
        ))}
      </ShelfList>
    </section>
  );
}
