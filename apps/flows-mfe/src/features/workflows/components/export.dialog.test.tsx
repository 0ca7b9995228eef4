import { createServiceClientFake } from '@reflectory/client/testing';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import texts from '../../../locales/en.json';
import later from '../locales/en.json';
import ExportDialog from './export.dialog.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the file has neither what its person keeps nor what looks like a secret', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = vi.fn<(blob: Blob) => string>((blob) => {
    saved.push(blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { client } = createServiceClientFake({ user: FAKE_USER });
  const closed = vi.fn<() => void>();
  const secret = `sk-${'a1'.repeat(20)}`;
  const draft = {
    title: 'For Anna: walk!',
    document: {
      trigger: { kind: 'button' },
      conditions: null,
      steps: [
        { id: 'one', kind: 'notify', text: 'Breathe' },
        { id: 'two', kind: 'notify', text: `With ${secret}` },
      ],
    },
  } as const;
  const texted = { flows: { ...texts, ...later }, common: {} };
  renderWithPlatform(<ExportDialog draft={structuredClone(draft) as never} onClose={closed} />, {
    client,
    texts: texted,
  });
  const user = userEvent.setup();
  expect(screen.getByRole('checkbox', { name: /always left out/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'For Anna: walk!' }));
  await user.click(screen.getByRole('button', { name: 'Save the file' }));
  const text = (await saved[0]?.text()) ?? '';
  expect(text).toContain('Breathe');
  expect(text).not.toMatch(/Anna|sk-a1/);
  expect(names).toEqual(['routine.json']);
  expect(closed).toHaveBeenCalledOnce();
});
