import { Icon, IconButton, Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type GrownLink, useRemoveLink } from '../api/use-links.ts';
import { isOf } from '../api/use-things.ts';
import type { FoundThing, GrownKind } from '../grown-kind.ts';
import { placeOfQuote } from '../model/place-of-quote.ts';
import classes from './growth.module.css';

export type GrownRowProps = {
  link: GrownLink;
  /** Of the entry, as it is now. */
  text: string;
  kinds: readonly GrownKind[];
  thing: FoundThing | null | undefined;
};

/** Something that grew out of an entry, with its sentence. */
export function GrownRow({ link, text, kinds, thing }: GrownRowProps) {
  const { t } = useTranslation('plan');
  const remove = useRemoveLink();
  const kind = kinds.find((one) => isOf(one, link));
  const name = kind ? t(`fromSentence.kinds.${kind.id}.title`) : t('fromSentence.something');
  return (
    <li className={classes.thing}>
      {kind && <Icon name={kind.icon} className={classes.icon ?? ''} />}
      <div className={classes.what}>
        {thing && (
          <p>
            <span className={classes.kind}>{name}</span> <Link href={thing.href}>{thing.title}</Link>
            {thing.state && <span className={classes.kind}>{` · ${thing.state}`}</span>}
          </p>
        )}
        {thing === undefined && <p className={classes.kind}>{name}</p>}
        {thing === null && <p>{kind && t(`fromSentence.kinds.${kind.id}.gone`)}</p>}
        <Quote link={link} text={text} />
        {remove.isError && <p role="alert">{t('fromSentence.notParted')}</p>}
      </div>
      <IconButton
        icon="x"
        size="small"
        label={t('fromSentence.part', { name: thing?.title ?? name })}
        isPending={remove.isPending}
        onPress={() => remove.mutate(link.id)}
      />
    </li>
  );
}

/** The words, which are shown in the text when pressed; what was changed since is not in it. */
function Quote({ link, text }: Pick<GrownRowProps, 'link' | 'text'>) {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const place = placeOfQuote(text, { quote: link.quote, start: link.start_at });
  if (!place) {
    return (
      <p className={classes.quote}>
        <bdi>{link.quote}</bdi> <span className={classes.kind}>{t('fromSentence.changed')}</span>
      </p>
    );
  }
  return (
    <button
      type="button"
      className={classes.quote}
      title={t('fromSentence.show')}
      onClick={() => void navigate(`#at=${place.start}-${place.end}`, { replace: true })}
    >
      <bdi>{link.quote}</bdi>
    </button>
  );
}
