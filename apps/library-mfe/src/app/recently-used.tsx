import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { ListedFramework } from '@reflectory/contracts/library';
import { Shelf } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { ThingRow } from './thing-row.tsx';

export type RecentlyUsedProps = {
  begun: FunctionOutput<'list-begun'>;
  frameworks: readonly ListedFramework[];
};

/** What the person began last, without what is not there any more. */
export function RecentlyUsed({ begun: { things, prompts }, frameworks }: RecentlyUsedProps) {
  const { t } = useTranslation('library');
  return (
    <Shelf isGrid title={t('recent')}>
      {things.map((thing) => (
        <ThingRow key={`${thing.kind} ${thing.key}`} {...{ thing, frameworks, prompts }} />
      ))}
    </Shelf>
  );
}
