import { RECORDING_LIMIT_MS } from '@reflectory/contracts/voice';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, serviceFake } from '../../../testing/render-page.tsx';
import type { Recorder, RecorderState } from '@reflectory/recorder';
import { RecorderPanel, type RecorderPanelProps } from './recorder-panel.tsx';

/** The panel in a state, and what it has asked for. */
function open(state: Partial<RecorderState>, props: Partial<RecorderPanelProps> = {}) {
  const asked: string[] = [];
  const note = (name: string) => () => void asked.push(name);
  const recorder = {
    levels: () => [10, 80],
    pause: note('pause'),
    resume: note('resume'),
    stop: note('stop'),
    discard: note('discard'),
  } as unknown as Recorder;
  renderPage(
    <RecorderPanel
      recorder={recorder}
      state={{ kind: 'idle', durationMs: 0, problem: null, ...state }}
      writing={null}
      onWriteAlong={(isWanted) => asked.push(`write along: ${isWanted}`)}
      onRecord={note('record')}
      {...props}
    />,
    '/journal',
    serviceFake(),
  );
  return asked;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is one button until something is recorded', async () => {
  const asked = open({});
  expect(screen.queryByRole('timer')).toBeNull();
  await press('Record');
  expect(asked).toEqual(['record']);
});

it('says how long it has been, and is paused and ended by the keyboard', async () => {
  const asked = open({ kind: 'recording', durationMs: 65_000 });
  expect(screen.getByRole('region', { name: 'Recording' })).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Length so far' })).toHaveTextContent('1:05');
  expect(screen.getByText('Recording', { selector: 'output' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(asked).toEqual(['pause', 'stop']);
});

it('goes on after a pause', async () => {
  const asked = open({ kind: 'paused', durationMs: 3000 });
  expect(screen.getByText('Paused')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  await press('Go on');
  expect(asked).toEqual(['resume']);
});

it('asks before what was said is discarded', async () => {
  const asked = open({ kind: 'recording', durationMs: 3000 });
  await press('Discard');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('This cannot be taken back.');
  await press('Cancel');
  expect(asked).toEqual([]);
  await press('Discard');
  await press('Discard');
  expect(asked).toEqual(['discard']);
});

it.each([
  ['denied', /Allow it in the settings of your browser/],
  ['no-microphone', /No microphone was found/],
  ['full', /What was recorded until then is kept/],
  ['lost', /The microphone was disconnected/],
] as const)('says what to do about "%s", and can record again', (problem, words) => {
  open({ problem });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Record' })).toBeEnabled();
});

it('announces the end of a recording in its last five minutes', () => {
  open({ kind: 'recording', durationMs: RECORDING_LIMIT_MS - 61_000 });
  expect(screen.getByText('A recording ends after three hours: 1:01 left.')).toBeVisible();
});

it('has the browser write along only where it is told, and says that it may send the sound away', async () => {
  const asked = open({ kind: 'recording', durationMs: 1000 }, { writing: 'off' });
  const box = screen.getByRole('checkbox', { name: 'Write along while I speak' });
  expect(box).not.toBeChecked();
  expect(screen.getByText(/It may send what you say to the company that makes it/)).toBeVisible();
  await userEvent.click(box);
  expect(asked).toEqual(['write along: true']);
});

it('goes on recording where the browser cannot write along', () => {
  open({ kind: 'recording', durationMs: 1000 }, { writing: 'failed' });
  expect(screen.getByText('Your browser could not write along. The recording goes on.')).toBeVisible();
});
