import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ComponentTextsProvider } from '../component-texts/component-texts.tsx';
import { Dialog } from './dialog.tsx';

test('the title names the dialog and the focus is inside', async () => {
  render(
    <Dialog title="Share this entry" isOpen>
      <button type="button">One</button>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Share this entry' });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
});

test('Escape, the close button in its language, and close() ask the owner to close', async () => {
  const handleOpenChange = vi.fn();
  render(
    <ComponentTextsProvider texts={{ close: 'Schließen' }}>
      <Dialog
        title="Teilen"
        isOpen
        onOpenChange={handleOpenChange}
        footer={({ close }) => (
          <button type="button" onClick={close}>
            Fertig
          </button>
        )}
      />
    </ComponentTextsProvider>,
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(handleOpenChange.mock.calls).toEqual([[false], [false], [false]]);
});
