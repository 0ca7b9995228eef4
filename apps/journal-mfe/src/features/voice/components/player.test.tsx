import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../../../testing/render-page.tsx';
import { Player } from './player.tsx';

/** A sound of 40 seconds, of which nothing is heard. */
function SilentPlayer({ hasFailed = false }: { hasFailed?: boolean }) {
  const [isPlaying, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [speed, choose] = useState(1);
  const seek = async (to: number) => setSeconds(to);
  const play = async () => setPlaying(true);
  const sound = { isPlaying, hasFailed, seconds, speed, seek, play, choose, pause: () => setPlaying(false) };
  return (
    <Player
      sound={{ ...sound, playFrom: async (to) => void (await Promise.all([seek(to), play()])) }}
      durationMs={40_000}
      peaks={[0, 50, 100]}
    />
  );
}
const open = (props = {}) => renderPage(<SilentPlayer {...props} />, '/journal', serviceFake());
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const position = () => screen.getByRole('slider', { name: 'Position' });

it('plays and pauses', async () => {
  open();
  await press('Play');
  await press('Pause');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('skips by 15 seconds, and no further than there is sound', async () => {
  open();
  await press(/Forward 15 seconds/);
  expect(position()).toHaveAttribute('aria-valuetext', '0:15 of 0:40');
  await press(/Forward 15 seconds/);
  await press(/Forward 15 seconds/);
  expect(position()).toHaveAttribute('aria-valuetext', '0:40 of 0:40');
  for (let times = 0; times < 3; times += 1) await press(/Back 15 seconds/);
  expect(position()).toHaveAttribute('aria-valuetext', '0:00 of 0:40');
});

it('goes to where the slider is put', () => {
  open();
  fireEvent.change(position(), { target: { value: '27' } });
  expect(position()).toHaveAttribute('aria-valuetext', '0:27 of 0:40');
});

it('goes through its speeds and comes back to the first', async () => {
  open();
  for (const speed of ['1×', '1.25×', '1.5×', '2×', '0.75×', '1×']) {
    expect(screen.getByRole('button', { name: `Speed: ${speed}` })).toBeVisible();
    await press(/^Speed/);
  }
});

it('says that it cannot be played', () => {
  open({ hasFailed: true });
  expect(screen.getByRole('alert')).toHaveTextContent('The recording cannot be played just now.');
});
