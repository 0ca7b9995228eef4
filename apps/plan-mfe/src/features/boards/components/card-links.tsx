import { callFunction } from '@reflectory/client';
import type { MapLink } from '@reflectory/contracts/mindmaps';
import { Button, Icon, IconButton, Link } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf, thingKinds } from '../../../shared/things/thing-kinds.ts';
import { useLinkTitle } from '../../../shared/things/use-things.ts';
import { useScope } from '../../../shared/use-scope.ts';
import { add, remove } from '../model/board-acts.ts';
import { useCanEdit, useOpenBoard, useScene, useTable } from '../model/board-context.ts';
import type { CardLink } from '../model/board-scene.ts';
import classes from './card-details.module.css';
import { CardPart } from './card-part.tsx';
import { CardSentences } from './card-sentences.tsx';

const LinkChoiceDialog = lazy(() => import('../../../shared/things/link-choice.dialog.tsx'));

/** What nobody else on a board could open. */
const PRIVATE = ['entry'] as const;

/** What a card leads to, for everybody who sees the board. */
export function CardLinks({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const canEdit = useCanEdit();
  const [isChoosing, setChoosing] = useState(false);
  const links = [...useTable('card_links').values()].filter(({ card_id: id }) => id === card.id);
  return (
    <CardPart title={t('boards.links.title')}>
      <ul className={classes.rows}>
        {links.map((link) => (
          <li key={link.id}>
            <LinkName link={link} />
            {canEdit && (
              <IconButton
                icon="x"
                size="small"
                label={t('boards.links.remove', { title: link.title || link.url })}
                onPress={() => session.run([remove('card_links', link.id)])}
              />
            )}
          </li>
        ))}
      </ul>
      <CardSentences card={card} />
      {canEdit && (
        <div>
          <Button size="small" icon="link" onPress={() => setChoosing(true)}>
            {t('boards.links.add')}
          </Button>
        </div>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <LinkChoiceDialog
            heading={t('boards.links.add')}
            without={PRIVATE}
            onClose={() => setChoosing(false)}
            onChoose={(link, title) => {
              setChoosing(false);
              if (link.type === 'card' && link.id === card.id) return;
              session.run([add('card_links', { card_id: card.id, ...fieldsOf(link, title) })]);
            }}
          />
        </Suspense>
      )}
    </CardPart>
  );
}

const kinds = { card: 'card', goal: 'goal', mindmap: 'map' } as const;

function fieldsOf(link: MapLink, title: string): Record<string, unknown> {
  const words = title.slice(0, 300);
  if (link.type === 'address') return { kind: 'web', url: link.address, title: '' };
  return link.type === 'entry' ? {} : { kind: kinds[link.type], target_id: link.id, title: words };
}

function LinkName({ link }: { link: CardLink }) {
  const { t } = useTranslation('plan');
  if (link.kind === 'web')
    return (
      <a href={link.url ?? undefined} target="_blank" rel="noreferrer noopener" dir="auto">
        {link.title || link.url}
      </a>
    );
  if (link.target_id === null) return <span className={classes.quiet}>{t('things.gone')}</span>;
  return link.kind === 'card' ? (
    <CardName id={link.target_id} />
  ) : (
    <ThingName
      link={{ type: link.kind === 'map' ? 'mindmap' : 'goal', id: link.target_id }}
      title={link.title}
    />
  );
}

function ThingName({ link, title }: { link: Exclude<MapLink, { type: 'address' }>; title: string }) {
  const { t } = useTranslation('plan');
  const found = useLinkTitle(link);
  if (found.data === null) return <span className={classes.quiet}>{t('things.gone')}</span>;
  return (
    <Link href={hrefOf(link)} className={classes.link}>
      <Icon name={thingKinds.find(({ type }) => type === link.type)?.icon ?? 'goal'} />{' '}
      {found.data || title || t(`things.kinds.${link.type}`)}
    </Link>
  );
}

/** A card of this board, or of another one that the person may see. */
function CardName({ id }: { id: string }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const here = useScene().cards.get(id);
  const { client, key } = useScope();
  const { data } = useQuery({
    queryKey: [...key, 'card', id],
    enabled: !here,
    queryFn: async () => (await callFunction(client, 'find-cards', { ids: [id] })).cards[0] ?? null,
  });
  const boardId = here ? session.object.place.id : data?.board_id;
  if (data === null && !here) return <span className={classes.quiet}>{t('things.gone')}</span>;
  if (boardId === undefined) return <span className={classes.quiet}>{t('things.kinds.card')}</span>;
  return (
    <Link href={hrefOf({ type: 'card', id, board_id: boardId })} className={classes.link}>
      <Icon name="check" /> {here?.title ?? data?.title}
    </Link>
  );
}
