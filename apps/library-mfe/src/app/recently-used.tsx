import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { LibraryThing, ListedFramework } from '@reflectory/contracts/library';
import { Shelf, ShelfItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameworkItem } from '../features/frameworks/components/framework-item.tsx';

export type RecentlyUsedProps = {
  begun: FunctionOutput<'list-begun'>;
  frameworks: readonly ListedFramework[];
};

/** What the person began last, without what is not there any more. */
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
  return (
    <Shelf isGrid title={t('recent')}>
      {things.map((thing) => (
        <Fragment key={`${thing.kind} ${thing.key}`}>{itemOf(thing)}</Fragment>
      ))}
    </Shelf>
  );
}
