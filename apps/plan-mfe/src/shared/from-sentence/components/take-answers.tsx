import type { EntryGrowth } from '@reflectory/contracts/journal';
import { Button } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../use-scope.ts';
import { type GrownLink, useKeepLinks } from '../api/use-links.ts';
import { isOf } from '../api/use-things.ts';
import type { GrownKind } from '../grown-kind.ts';
import classes from './growth.module.css';

export type TakeAnswersProps = {
  entry: { entryId: string; version: number };
  guided: NonNullable<EntryGrowth['guided']>;
  kinds: readonly GrownKind[];
  links: readonly GrownLink[];
};

/** What the answers of a framework become by one press; what has become of them already is not offered again. */
export function TakeAnswers({ entry, guided, kinds, links }: TakeAnswersProps) {
  const offered = kinds.filter(
    (kind) => kind.frameworks?.includes(guided.framework) && !links.some((link) => isOf(kind, link)),
  );
  return offered.map((kind) => <TakeAnswer key={kind.id} {...{ entry, guided, kind }} />);
}

function TakeAnswer({
  entry,
  guided,
  kind,
}: Pick<TakeAnswersProps, 'entry' | 'guided'> & { kind: GrownKind }) {
  const { t } = useTranslation('plan');
  const { toasts } = usePlatform();
  const scope = useScope();
  const keepLinks = useKeepLinks();
  const take = useMutation({
    networkMode: 'always',
    async mutationFn() {
      const { takeAnswers } = (await kind.load()).fromSentence;
      return (await takeAnswers?.(scope, guided.answers, guided.framework)) ?? [];
    },
    onSuccess: (made) => {
      if (made.length === 0) toasts.info(t('fromSentence.nothingToTake'));
      keepLinks(made.map(({ type, id, ...words }) => ({ ...entry, ...words, target: { type, id } })));
    },
    onError: () => toasts.error(t(`fromSentence.kinds.${kind.id}.notTaken`)),
  });
  return (
    <p className={classes.take}>
      {t(`fromSentence.kinds.${kind.id}.takeText.${guided.framework}`)}{' '}
      <Button icon={kind.icon} isPending={take.isPending} onPress={() => take.mutate()}>
        {t(`fromSentence.kinds.${kind.id}.take.${guided.framework}`)}
      </Button>
    </p>
  );
}
