import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components/Menu';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import overlay from './overlay.module.css';

export type MenuItem = {
  id: string;
  label: string;
  description?: string | undefined;
  icon?: IconName | undefined;
  onAction?: (() => void) | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  isDestructive?: boolean | undefined;
  isDisabled?: boolean | undefined;
};

export type MenuSectionItems = { title?: string | undefined; items: readonly MenuItem[] };

export type MenuProps = {
  /** A `Button` or an `IconButton`. */
  trigger: ReactNode;
  /** Names the list for assistive technology. */
  label: string;
  items: readonly MenuItem[] | readonly MenuSectionItems[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Verbs behind a button. */
export function Menu({ trigger, label, items, placement = 'bottom start', ...state }: MenuProps) {
  return (
    <MenuTrigger {...state}>
      {trigger}
      <Popover className={overlay.overlay ?? ''} placement={placement} offset={4}>
        <Items label={label} items={items} />
      </Popover>
    </MenuTrigger>
  );
}

export type PopoverMenuProps = Pick<MenuProps, 'label' | 'items' | 'placement'> & {
  /** The button that it belongs to, which says with `aria-haspopup` and `aria-expanded` that there is a menu. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The verbs alone, for a button that is there before them. */
export function PopoverMenu({ triggerRef, label, items, placement, isOpen, onOpenChange }: PopoverMenuProps) {
  return (
    <Popover
      aria-label={label}
      className={overlay.overlay ?? ''}
      triggerRef={triggerRef}
      placement={placement ?? 'bottom start'}
      offset={4}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens a menu is led to its first verb */}
      <Items label={label} items={items} autoFocus="first" onClose={() => onOpenChange(false)} />
    </Popover>
  );
}

type ItemsProps = Pick<MenuProps, 'label' | 'items'> & { autoFocus?: 'first'; onClose?: () => void };

function Items({ label, items, ...behaviour }: ItemsProps) {
  return (
    <AriaMenu aria-label={label} className={overlay.list ?? ''} {...behaviour}>
      {sectionsOf(items).map((section, index) => (
        <MenuSection
          key={section.title ?? index}
          className={overlay.section ?? ''}
          {...(!section.title && { 'aria-label': label })}
        >
          {section.title && <Header className={overlay.heading ?? ''}>{section.title}</Header>}
          {section.items.map((item) => itemOf(item))}
        </MenuSection>
      ))}
    </AriaMenu>
  );
}

function itemOf({ id, label, description, icon, onAction, href, isDestructive, isDisabled }: MenuItem) {
  return (
    <AriaMenuItem
      key={id}
      id={id}
      textValue={label}
      className={overlay.item ?? ''}
      data-destructive={isDestructive || undefined}
      isDisabled={isDisabled === true}
      {...(onAction && { onAction })}
      {...(href && { href })}
    >
      {icon && <Icon name={icon} />}
      <Text slot="label">{label}</Text>
      {description && (
        <Text slot="description" className={overlay.description ?? ''}>
          {description}
        </Text>
      )}
    </AriaMenuItem>
  );
}

const isSection = (item: MenuItem | MenuSectionItems): item is MenuSectionItems => 'items' in item;
const isItem = (item: MenuItem | MenuSectionItems): item is MenuItem => !isSection(item);

function sectionsOf(items: MenuProps['items']): readonly MenuSectionItems[] {
  const loose = items.filter(isItem);
  return loose.length > 0 ? [{ items: loose }] : items.filter(isSection);
}
