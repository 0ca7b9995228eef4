import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage, serviceFake } from '../../../testing/render-page.tsx';
import { TranscriptView, type TranscriptViewProps } from './transcript-view.tsx';

const segments = [
  { start: 0, end: 1.2, text: 'I walked to the harbour.' },
  { start: 62.4, end: 64, text: 'The water was still.' },
];

function open(props: Partial<TranscriptViewProps> = {}) {
  const onPlayFrom = vi.fn();
  const onSave = vi.fn(async () => undefined);
  renderPage(
    <TranscriptView
      transcript={{
        recording_id: 'r1',
        language: 'en',
        partial_text: null,
        text: segments.map(({ text }) => text).join(' '),
        segments,
        made_by: 'provider',
        status: 'done',
        failure: null,
      }}
      onPlayFrom={onPlayFrom}
      onSave={onSave}
      again={<button type="button">Write it down again</button>}
      {...props}
    />,
    '/journal',
    serviceFake(),
  );
  return { onPlayFrom, onSave };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: 'What was said' });

it('leads from each piece to the moment at which it was said', async () => {
  const { onPlayFrom } = open();
  await press('The water was still. (play from 1:02)');
  expect(onPlayFrom).toHaveBeenCalledExactlyOnceWith(62.4);
  expect(screen.getByText('Written down by a computer: it may have misheard.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write it down again' })).toBeVisible();
});

it('keeps the moments of what is written anew', async () => {
  const { onSave } = open();
  await press('Edit');
  await userEvent.clear(field());
  await userEvent.type(field(), 'I walked to the harbor.{Enter}The water was still.');
  await press('Save');
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    text: 'I walked to the harbor. The water was still.',
    segments: [{ ...segments[0], text: 'I walked to the harbor.' }, segments[1]],
  });
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
});

it('holds what was written when it cannot be saved, and lets go of it when that is wanted', async () => {
  open({ onSave: () => Promise.reject(new Error('away')) });
  await press('Edit');
  await userEvent.type(field(), ' Then home.');
  await press('Save');
  expect(await screen.findByText(/This did not work\. Nothing was changed/)).toBeVisible();
  expect(field()).toHaveValue(`${segments[0]?.text}\n${segments[1]?.text} Then home.`);
  await press('Cancel');
  expect(screen.queryByText(/Then home/)).toBeNull();
});

it('goes into the text where there is one', async () => {
  const onInsert = vi.fn();
  open({ onInsert });
  await press('Put into the text');
  expect(onInsert).toHaveBeenCalledExactlyOnceWith('I walked to the harbour. The water was still.');
  expect(screen.getByText('It is in your text now.')).toBeVisible();
});

it('has nothing to put where nothing is written', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Put into the text' })).toBeNull();
});
