/** Parts of the design system that open over the page; this module is fetched when one of them is wanted. */
export { ConfirmDialog, Dialog, PopoverMenu } from '@reflectory/design-system';
