import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useAsk } from '../../../service/use-service.ts';
import { useNews } from './use-news.ts';

export type Place = 'followed' | 'everyone' | (string & {});

/** Circles and instance whose posts stand in a list; empty until it is known. */
function useHeardPlaces(place: Place): string[] {
  const { boot, hasFeature } = usePlatform();
  const isFeed = place === 'followed';
  const settings = useAsk('get-community-settings', {}, { enabled: isFeed });
  const circles = useAsk('list-circles', {}, { enabled: isFeed && hasFeature('groups') });
  if (!isFeed) return [place === 'everyone' ? boot.instance.id : place];
  return [
    ...(settings.data?.follows_everyone === true ? [boot.instance.id] : []),
    ...(circles.data?.circles ?? []).flatMap(({ id, mine }) => (mine?.is_followed === true ? [id] : [])),
  ];
}

/** Ids of the newest posts of a list as they were last seen to be there, whether they are shown or not. */
export function useNewPosts(place: Place): readonly string[] {
  const { client } = usePlatform();
  const [found, setFound] = useState<readonly string[]>([]);
  const look = async () => {
    // Where the service cannot be asked, the list stays as it is.
    const answer = await callFunction(client, 'list-posts', { place }).catch(() => null);
    if (answer) setFound(answer.posts.map(({ id }) => id));
  };
  useNews(useHeardPlaces(place), 'post', () => void look());
  return found;
}
