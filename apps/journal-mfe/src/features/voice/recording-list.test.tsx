import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAKE_USER } from '@reflectory/platform-sdk/testing';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../../testing/render-page.tsx';
import { EntryRecordings } from './entry-recordings.tsx';

/** Of no other test: what others left on the device is not of this session. */
const SESSION_ID = crypto.randomUUID();
const RECORDING_ID = '66666666-6666-4666-8666-666666666666';
const PROVIDER = 'speech.example';

const recording = {
  id: RECORDING_ID,
  user_id: FAKE_USER.id,
  session_id: SESSION_ID,
  object_name: `${FAKE_USER.id}/recordings/${RECORDING_ID}.webm`,
  duration_ms: 3000,
  peaks: [0, 50],
  recorded_at: '2026-11-23T08:00:00Z',
};

/** One recording, and what is known of its words. */
function open(transcript: object | null, transcription = {}) {
  const asked: unknown[] = [];
  const service = serviceFake({
    tables: {
      recordings: [recording],
      transcripts: transcript
        ? [
            {
              recording_id: RECORDING_ID,
              language: 'en',
              text: '',
              segments: [],
              made_by: 'provider',
              ...transcript,
            },
          ]
        : [],
      transcription_consents: [],
    },
    functions: {
      'get-transcription': () => ({ provider: PROVIDER, is_on: true, has_consent: false, ...transcription }),
      'transcribe-recording': (input) => {
        asked.push(input);
        return {};
      },
    },
  });
  renderPage(<EntryRecordings sessionId={SESSION_ID} />, '/journal', service);
  return { service, asked };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('sends a recording to the provider only after its person agreed to that provider by name', async () => {
  const { service, asked } = open(null);
  await press('Write it down');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(`this recording is sent to ${PROVIDER}`);
  expect(asked).toEqual([]);
  await press('Send and write down');
  await waitFor(() => expect(asked).toEqual([{ recording_id: RECORDING_ID, language: 'en' }]));
  expect(service.rows('transcription_consents')).toMatchObject([{ provider: PROVIDER }]);
});

it('does not ask again who has agreed', async () => {
  const { asked } = open(null, { has_consent: true });
  await press('Write it down');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('offers nothing where nobody writes recordings down', async () => {
  open(null, { provider: null });
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write it down' })).toBeNull();
});

it('shows the words that were understood so far', async () => {
  open({ status: 'waiting', partial_text: 'I walked to' });
  expect(await screen.findByText('I walked to')).toBeVisible();
  expect(screen.getByText('Being written down…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('says in words why a recording was not written down, and lets it be tried again', async () => {
  open({ status: 'failed', failure: 'too_large' });
  expect(
    await screen.findByText(/^It is too long for the provider, .* It stays here and can be heard\.$/),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Write it down' })).toBeVisible();
});

it('keeps what a person wrote of it by hand', async () => {
  const { service } = open({ status: 'done', text: 'I was there.' });
  await press('Edit');
  await userEvent.type(screen.getByRole('textbox', { name: 'What was said' }), ' Twice.');
  await press('Save');
  await waitFor(() =>
    expect(service.rows('transcripts')).toMatchObject([{ text: 'I was there. Twice.', made_by: 'person' }]),
  );
  expect(await screen.findByText('Written by you.')).toBeVisible();
});

it('deletes a recording after asking', async () => {
  const { service } = open(null);
  await press(/^Delete “Recording/);
  expect(service.rows('recordings')).toHaveLength(1);
  await press('Delete it');
  await waitFor(() => expect(service.rows('recordings')).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Play' })).toBeNull());
});
