import { Dialog as AriaDialog, type DialogProps as AriaDialogProps } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import type { ReactNode } from 'react';
import type { StyledProps } from '../../styled-props.ts';
import { useComponentTexts } from '../component-texts/component-texts.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import classes from './dialog.module.css';
import { DialogBody } from './dialog-body.tsx';

type OverlayControl = Pick<
  ModalOverlayProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isKeyboardDismissDisabled'
>;

/** A function gets `close`, which asks the owner to close the dialog. */
type DialogContent = ReactNode | ((controls: { close: () => void }) => ReactNode);

export type DialogProps = StyledProps<AriaDialogProps, 'children' | 'slot'> &
  OverlayControl & {
    title: string;
    /** One sentence below the title. */
    description?: ReactNode;
    /** `full` covers the window, for instance for a presentation. */
    size?: 'small' | 'medium' | 'large' | 'full';
    /** A press outside closes it; leave it off where something could be lost. */
    isDismissable?: boolean | undefined;
    children?: DialogContent;
    /** Buttons, the main one last. */
    footer?: DialogContent;
  };

/** Modal dialog with a title; the focus stays inside, Escape closes it, and on a phone it is a sheet. */
export function Dialog(props: DialogProps) {
  const { title, description, size = 'medium', isDismissable = true, children, footer, ...others } = props;
  const { isOpen, defaultOpen, onOpenChange, isKeyboardDismissDisabled, className, ...rest } = others;
  const texts = useComponentTexts();
  const overlay = { isOpen, defaultOpen, onOpenChange, isKeyboardDismissDisabled };
  return (
    <ModalOverlay
      {...present(overlay)}
      isDismissable={isDismissable}
      className={classes.scrim ?? ''}
      data-size={size}
    >
      <Modal className={classes.sheet ?? ''} data-size={size}>
        <AriaDialog {...rest} className={[classes.dialog, className].join(' ')}>
          {({ close }) => (
            <>
              <header className={classes.header}>
                <div>
                  <Heading slot="title" className={classes.title ?? ''}>
                    {title}
                  </Heading>
                  {description && <p className={classes.description}>{description}</p>}
                </div>
                <IconButton slot="close" icon="x" label={texts.close} />
              </header>
              <DialogBody>{contentOf(children, close)}</DialogBody>
              {footer && <footer className={classes.footer}>{contentOf(footer, close)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const contentOf = (content: DialogContent, close: () => void) =>
  typeof content === 'function' ? content({ close }) : content;

/** An `isOpen` that is present but undefined would make the overlay think it is controlled. */
function present(overlay: Record<keyof OverlayControl, unknown>): OverlayControl {
  return Object.fromEntries(Object.entries(overlay).filter(([, value]) => value !== undefined));
}
