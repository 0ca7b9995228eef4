import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useChangePlaylist, usePlaylists } from './use-playlists.ts';

const list = { id: 'list', name: 'Evening', track_ids: ['1'] };

test('changes that follow each other are read again after the last one, and none takes another back', async () => {
  const seen: string[] = [];
  function Lists() {
    const [shown] = usePlaylists().data ?? [];
    const { mutate } = useChangePlaylist();
    if (shown) seen.push(`${shown.name} ${shown.track_ids.join()}`);
    const change = () => {
      mutate({ act: 'order', playlist: { ...list, track_ids: ['1', '2'] } });
      mutate({ act: 'rename', playlist: { ...list, name: 'Night' } });
    };
    return shown && <button onClick={change}>{shown.name}</button>;
  }
  const { client, calls, rows } = createServiceClientFake({
    user: FAKE_USER,
    tables: { playlists: [{ ...list, user_id: FAKE_USER.id }] },
  });
  renderWithPlatform(<Lists />, { client });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Evening' }));
  await waitFor(() => expect(rows('playlists')).toMatchObject([{ name: 'Night', track_ids: ['1', '2'] }]));
  const methods = () => calls.filter(({ path }) => path.endsWith('/playlists')).map(({ method }) => method);
  await waitFor(() => expect(methods().at(-1)).toBe('GET'));
  expect(methods()).toEqual(['GET', 'PATCH', 'PATCH', 'GET']);
  expect(seen.at(-1)).toBe('Night 1,2');
  expect(seen).not.toContain('Night 1');
});
