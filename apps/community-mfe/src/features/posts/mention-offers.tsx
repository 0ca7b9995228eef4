import type { PostDraftPlace } from '@reflectory/contracts/community';
import { Button } from '@reflectory/design-system';
import { beingMentioned } from '@reflectory/domain/mentions';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from '../../service/use-service.ts';
import classes from './posts.module.css';

export type MentionOffersProps = {
  place: PostDraftPlace;
  text: string;
  /** Where it is written: one goes on there. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text with the name at its end, and the name. */
  onMention(text: string, name: string): void;
};

/** Whom the `@` at the end of a text may mean: people and pseudonyms of a place by their names. */
export function MentionOffers({ place, text, field, onMention }: MentionOffersProps) {
  const { t } = useTranslation('community');
  const begun = beingMentioned(text);
  const offered = useAsk('list-mentionable', { place, begun: begun ?? '' }, { enabled: begun !== null });
  if (begun === null || !offered.data || offered.data.names.length === 0) return null;
  return (
    <section aria-label={t('posts.mention')} aria-live="polite" className={classes.foot}>
      {offered.data.names.map((name) => (
        <Button
          key={name}
          size="small"
          onPress={() => {
            onMention(`${text.slice(0, text.length - begun.length)}${name} `, name);
            field.current?.focus();
          }}
        >
          @<bdi>{name}</bdi>
        </Button>
      ))}
    </section>
  );
}
