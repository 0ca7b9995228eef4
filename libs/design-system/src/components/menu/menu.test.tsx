import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { Menu, PopoverMenu } from './menu.tsx';

test('an item does its deed once and the menu closes', async () => {
  const handleShare = vi.fn();
  render(
    <Menu
      label="Entry"
      trigger={<Button>More</Button>}
      items={[
        {
          title: 'Show',
          items: [{ id: 'share', label: 'Share', description: 'Read only', onAction: handleShare }],
        },
        { items: [{ id: 'delete', label: 'Delete', isDisabled: true }] },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Share' }));
  expect(handleShare).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

function Opened() {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={trigger}>Ada</Button>
      <PopoverMenu
        triggerRef={trigger}
        label="Account"
        items={[{ id: 'settings', label: 'Settings' }]}
        isOpen
        onOpenChange={() => undefined}
      />
    </>
  );
}

test('verbs of a button that was there before them stand in something that has a name', async () => {
  render(<Opened />);
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
});
