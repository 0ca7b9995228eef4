import type { LibraryThing, ListedFramework, ListedPrompt } from '@reflectory/contracts/library';
import { ShelfItem } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useTranslation } from 'react-i18next';
import { FrameworkItem } from '../features/frameworks/components/framework-item.tsx';

export type ThingRowProps = {
  thing: LibraryThing;
  frameworks: readonly ListedFramework[];
  prompts: readonly ListedPrompt[];
};

/** A thing of any kind as a row of a list of the library's own, without what is not there any more. */
export function ThingRow({ thing, frameworks, prompts }: ThingRowProps) {
  const { t } = useTranslation('library');
  const { Slot } = usePlatform();
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
  // A remote that fails says so beside the list, once.
  return <Slot isQuiet name="library.shelf" props={{ need: null, query: '', only: [thing], isBare: true }} />;
}
