import { createServiceClientFake, FAKE_INSTANCE_ID } from '@reflectory/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFormDrafts } from './form-drafts.ts';
import { FAKE_USER, renderWithPlatform } from './testing/index.tsx';

const { useFormDraft, deviceKeeper } = createFormDrafts('boards');
const owner = {
  client: createServiceClientFake({ user: FAKE_USER }).client,
  instanceId: FAKE_INSTANCE_ID,
  userId: FAKE_USER.id,
};

function Form({ id = 'new' }: { id?: string }) {
  const { values, isDirty, change, clear } = useFormDraft(id, { title: '', text: 'Saved' });
  return (
    <form>
      <input
        aria-label="Title"
        value={values.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <output>{`${values.text} ${isDirty}`}</output>
      <button type="button" onClick={clear}>
        Save
      </button>
    </form>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Title' });

afterEach(() => localStorage.clear());

describe('drafts of forms', () => {
  it('are there again when the page comes again, until they are saved', async () => {
    const first = renderWithPlatform(<Form />);
    expect(screen.getByRole('status')).toHaveTextContent('Saved false');
    await userEvent.type(title(), 'Sea');
    first.unmount();
    const second = renderWithPlatform(<Form />);
    expect(title()).toHaveValue('Sea');
    expect(screen.getByRole('status')).toHaveTextContent('Saved true');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(title()).toHaveValue('');
    second.unmount();
    renderWithPlatform(<Form />);
    expect(title()).toHaveValue('');
  });

  it('are those of one row and one person', async () => {
    const first = renderWithPlatform(<Form />);
    await userEvent.type(title(), 'Sea');
    first.unmount();
    const other = renderWithPlatform(<Form id="row" />);
    expect(title()).toHaveValue('');
    other.unmount();
    const somebody = { ...FAKE_USER, id: '33333333-3333-4333-8333-333333333333' };
    renderWithPlatform(<Form />, { auth: { status: 'signed-in', user: somebody } });
    expect(title()).toHaveValue('');
  });

  it('are asked about when their person signs out, and stay unless they say so', async () => {
    renderWithPlatform(<Form />);
    await userEvent.type(title(), 'Sea');
    expect(await deviceKeeper.countUnsent(owner)).toBe(1);
    await deviceKeeper.forget(owner, { withUnsent: false });
    expect(await deviceKeeper.countUnsent(owner)).toBe(1);
    await deviceKeeper.forget(owner, { withUnsent: true });
    expect(await deviceKeeper.countUnsent(owner)).toBe(0);
  });

  it('that the browser does not take are kept from being left', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { record } = renderWithPlatform(<Form />);
    await userEvent.type(title(), 'S');
    expect(title()).toHaveValue('S');
    expect(record.unsaved.size).toBe(1);
    full.mockRestore();
  });

  it('that are damaged are none', () => {
    localStorage.setItem(`reflectory.form:boards:${FAKE_INSTANCE_ID}/${FAKE_USER.id}:new`, '{"title":');
    renderWithPlatform(<Form />);
    expect(title()).toHaveValue('');
  });
});
