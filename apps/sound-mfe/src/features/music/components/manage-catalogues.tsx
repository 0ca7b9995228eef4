import { describeFailure } from '@reflectory/client';
import { Button, IconButton, TextField } from '@reflectory/design-system';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Catalogue, useCatalogueAddresses, useChangeCatalogues } from '../api/use-catalogues.ts';
import { catalogueName } from '../model/catalogue.ts';
import { Gone } from './gone.tsx';
import classes from './music.module.css';

const MOST_CHARACTERS = 2000;

type AddressedCatalogue = Catalogue & { address: string };

/** Addresses of catalogues, for whoever looks after the library of the instance. */
export function ManageCatalogues({ catalogues }: { catalogues: readonly Catalogue[] }) {
  const { t } = useTranslation(['sound', 'common']);
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [gone, setGone] = useState<AddressedCatalogue | null>(null);
  const { data: addresses } = useCatalogueAddresses();
  const { mutate, error, isPending } = useChangeCatalogues();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const added = { id: crypto.randomUUID(), address: address.trim(), act: 'add' as const };
    const isAddress = URL.canParse(added.address);
    setWrong(!isAddress);
    if (isAddress) mutate(added, { onSuccess: () => setAddress('') });
  };
  const type = (typed: string) => {
    setAddress(typed);
    setWrong(false);
  };
  const remove = (catalogue: AddressedCatalogue) =>
    mutate({ ...catalogue, act: 'remove' }, { onSuccess: () => setGone(catalogue) });
  const addressed = catalogues.flatMap((catalogue) => {
    const known = addresses?.get(catalogue.id);
    return known ? [{ ...catalogue, address: known }] : [];
  });
  const bringBack = () => gone && mutate({ ...gone, act: 'add' }, { onSuccess: () => setGone(null) });
  return (
    <details className={classes.manage}>
      <summary>{t('music.catalogues.manage')}</summary>
      <form noValidate className={classes.form} onSubmit={send}>
        <TextField
          isRequired
          type="url"
          label={t('music.catalogues.address')}
          description={t('music.catalogues.hint')}
          value={address}
          onChange={type}
          maxLength={MOST_CHARACTERS}
          errorMessage={isWrong ? t('music.catalogues.problems.23514') : undefined}
        />
        <Button type="submit" isPending={isPending}>
          {t('music.catalogues.add')}
        </Button>
      </form>
      {error && (
        <p role="alert" className={classes.problem}>
          {describeFailure(error, t, 'music.catalogues.problems')}
        </p>
      )}
      <Gone name={gone ? catalogueName(gone) : undefined} onBack={bringBack} />
      <ul className={classes.tracks}>
        {addressed.map((catalogue) => (
          <ManagedCatalogue key={catalogue.id} catalogue={catalogue} onRemove={() => remove(catalogue)} />
        ))}
      </ul>
    </details>
  );
}

type ManagedCatalogueProps = { catalogue: AddressedCatalogue; onRemove: () => void };

function ManagedCatalogue({ catalogue, onRemove }: ManagedCatalogueProps) {
  const { t } = useTranslation('sound');
  const name = catalogueName(catalogue);
  return (
    <li className={classes.track}>
      <div className={classes.words}>
        <span dir="auto" className={classes.title}>
          {name}
        </span>
        <CatalogueState catalogue={catalogue} />
      </div>
      <IconButton
        icon="trash"
        size="small"
        label={t('music.catalogues.remove', { name })}
        onPress={onRemove}
      />
    </li>
  );
}

function CatalogueState({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('sound');
  const { state, failure, left_out: leftOut, piece_count: count } = catalogue;
  if (state === 'waiting') return <span className={classes.quiet}>{t('music.catalogues.waiting')}</span>;
  if (failure) return <span className={classes.problem}>{t(`music.catalogues.failures.${failure}`)}</span>;
  return (
    <span className={classes.quiet}>
      {t('music.catalogues.count', { count })}
      {leftOut > 0 && ` · ${t('music.catalogues.leftOut', { count: leftOut })}`}
    </span>
  );
}
