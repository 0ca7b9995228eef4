import { Button, IconButton, TextArea } from '@reflectory/design-system';
import type { Card } from '@reflectory/domain/boards';
import { beingMentioned, mentionsIn } from '@reflectory/domain/mentions';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { add, remove } from '../model/board-acts.ts';
import { useOpenBoard, useTable } from '../model/board-context.ts';
import type { CardComment } from '../model/board-scene.ts';
import classes from './card-details.module.css';
import { CardPart } from './card-part.tsx';

/** What is said about a card, the oldest first. */
export function CardComments({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { session } = useOpenBoard();
  const canComment = useSyncExternalStore(session.subscribe, session.canComment);
  const comments = [...useTable('card_comments').values()]
    .filter(({ card_id: id }) => id === card.id)
    // What is not answered yet has no moment, and is the newest.
    .toSorted((a, b) => ((a.created_at ?? '~') < (b.created_at ?? '~') ? -1 : 1));
  if (comments.length === 0 && !canComment) return null;
  return (
    <CardPart title={t('boards.comments.title')}>
      <ol className={classes.rows}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} />
          </li>
        ))}
      </ol>
      {canComment && <NewComment key={card.id} card={card} />}
    </CardPart>
  );
}

function Comment({ comment }: { comment: CardComment }) {
  const { t, i18n } = useTranslation('plan');
  const { session, people } = useOpenBoard();
  const own = useCurrentUser();
  const author = (comment.author_id as string | null | undefined) ?? own.id;
  const at = comment.created_at as string | undefined;
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className={classes.comment}>
      <div className={classes.line}>
        <p className={classes.quiet}>
          {people.nameOf(author)}
          {at !== undefined && ` · ${moment.format(new Date(at))}`}
        </p>
        {(author === own.id || session.canManage()) && (
          <IconButton
            icon="trash"
            size="small"
            label={t('boards.comments.remove')}
            onPress={() => session.run([remove('card_comments', comment.id)])}
          />
        )}
      </div>
      <p className={classes.said} dir="auto">
        {comment.body}
      </p>
    </article>
  );
}

function NewComment({ card }: { card: Card }) {
  const { t } = useTranslation('plan');
  const { session, people } = useOpenBoard();
  const own = useCurrentUser();
  const [body, setBody] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const others = people.list.filter(({ id }) => id !== own.id);
  const begun = beingMentioned(body);
  const offered = begun === null ? [] : others.filter(({ name }) => name.toLowerCase().startsWith(begun));
  const keep = () => {
    if (body.trim() === '') return;
    session.run([
      add('card_comments', {
        card_id: card.id,
        body: body.trim(),
        mentions: mentionsIn(body, others),
      }),
    ]);
    session.say(t('boards.said.commented'));
    setBody('');
  };
  return (
    <div ref={field} className={classes.part}>
      <TextArea
        label={t('boards.comments.label')}
        description={others.length > 0 ? t('boards.comments.hint') : undefined}
        value={body}
        maxLength={10_000}
        onChange={setBody}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
        }}
      />
      {offered.length > 0 && (
        <CardPart title={t('boards.comments.whom')}>
          <div className={classes.chips}>
            {offered.slice(0, 6).map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className={classes.chip}
                onClick={() => {
                  setBody(`${body.slice(0, body.length - (begun?.length ?? 0))}${name} `);
                  field.current?.querySelector('textarea')?.focus();
                }}
              >
                @{name}
              </button>
            ))}
          </div>
        </CardPart>
      )}
      <div>
        <Button size="small" onPress={keep}>
          {t('boards.comments.keep')}
        </Button>
      </div>
    </div>
  );
}
