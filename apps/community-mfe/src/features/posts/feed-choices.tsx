import type { CommunitySettings } from '@reflectory/contracts/community';
import { Button, Switch, TextField } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../service/loaded.tsx';
import { useAct, useAsk, useFailureText } from '../../service/use-service.ts';
import classes from './posts.module.css';

/** What comes into the feed, and what does not: places, words, people. */
export function FeedChoices() {
  const { t } = useTranslation('community');
  const { hasFeature } = usePlatform();
  const settings = useAsk('get-community-settings', {});
  const circles = useAsk('list-circles', {}, { enabled: hasFeature('groups') });
  const filters = useAsk('list-post-filters', {});
  const follow = useAct('follow-circle');
  const unfilter = useAct('remove-post-filter');
  const own = (circles.data?.circles ?? []).filter(({ mine }) => mine?.state === 'member');
  return (
    <Loaded answer={settings}>
      {(chosen) => (
        <div className={classes.form}>
          <Choices key={JSON.stringify(chosen)} chosen={chosen} />
          {own.map((circle) => (
            <Switch
              key={circle.id}
              isSelected={circle.mine?.is_followed ?? false}
              onChange={(isFollowed) => follow.mutate({ id: circle.id, follow: isFollowed })}
            >
              <bdi>{circle.name}</bdi>
            </Switch>
          ))}
          {(filters.data?.filters ?? []).map((filter) => (
            <p key={filter.id} className={classes.note}>
              <span>
                {t(`feed.filters.${filter.kind}`, { name: filter.name, place: filter.place ?? '' })}
              </span>
              <Button size="small" onPress={() => unfilter.mutate({ id: filter.id })}>
                {t('feed.unfilter')}
              </Button>
            </p>
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Choices({ chosen }: { chosen: CommunitySettings }) {
  const { t } = useTranslation('community');
  const { toasts } = usePlatform();
  const [words, setWords] = useState(chosen.hidden_words.join(', '));
  const save = useAct('set-community-settings');
  const failureText = useFailureText();
  const set = (change: Partial<CommunitySettings>) =>
    save.mutate({ ...chosen, ...change }, { onError: (error) => toasts.error(failureText(error)) });
  return (
    <>
      <Switch isSelected={chosen.follows_everyone} onChange={(follows) => set({ follows_everyone: follows })}>
        {t('feed.followEveryone')}
      </Switch>
      <TextField
        label={t('feed.words')}
        description={t('feed.wordsNote')}
        value={words}
        onChange={setWords}
        onBlur={() =>
          set({
            hidden_words: words
              .split(/[,،]/)
              .map((word) => word.trim())
              .filter((word) => word !== ''),
          })
        }
      />
    </>
  );
}
