// oxlint-disable-next-line typescript/triple-slash-reference -- who imports these sources needs the types of CSS modules
/// <reference path="./css-modules.d.ts" />
export { classNames } from './class-names.ts';
export { ArtworkFrame, type ArtworkFrameProps } from './components/artwork-frame/artwork-frame.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Badge, type BadgeMeaning, type BadgeProps } from './components/badge/badge.tsx';
export { BeingBuilt, type BeingBuiltProps } from './components/being-built/being-built.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/button/button.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export {
  type ComponentTexts,
  ComponentTextsProvider,
  type ComponentTextsProviderProps,
  useComponentTexts,
} from './components/component-texts/component-texts.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export {
  type EmotionBar,
  EmotionBars,
  type EmotionBarsProps,
} from './components/emotion-bars/emotion-bars.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './components/error-summary/error-summary.tsx';
export { FormDialog, type FormDialogProps } from './components/form-dialog/form-dialog.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Icon, type IconProps } from './components/icon/icon.tsx';
export { PathIcon, type PathIconProps } from './components/icon/path-icon.tsx';
export { type IconName, iconNames } from './components/icon/icons.ts';
export { Link, type LinkProps } from './components/link/link.tsx';
export { defaultMark } from './components/logo/default-mark.ts';
export { Logo, type LogoProps } from './components/logo/logo.tsx';
export {
  Menu,
  type MenuItem,
  type MenuProps,
  type MenuSectionItems,
  PopoverMenu,
  type PopoverMenuProps,
} from './components/menu/menu.tsx';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx';
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field.tsx';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export {
  ProgressBar,
  type ProgressBarProps,
  StepProgress,
  type StepProgressProps,
} from './components/progress/progress.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  SegmentedControl,
} from './components/radio-group/radio-group.tsx';
export { SaveState, type SaveStateProps } from './components/save-state/save-state.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx';
export {
  Shelf,
  ShelfItem,
  type ShelfItemProps,
  ShelfList,
  type ShelfListProps,
  type ShelfProps,
} from './components/shelf/shelf.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Slider, type SliderProps } from './components/slider/slider.tsx';
export { Surface, type SurfaceProps } from './components/surface/surface.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { Table, type TableColumn, type TableProps, type TableView } from './components/table/table.tsx';
export { Tabs, type TabsProps } from './components/tabs/tabs.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
export { attachLater, useDraggable } from './drag/use-drag.ts';
export { usePrintedSheets } from './print/use-printed-sheets.tsx';
export { Form } from 'react-aria-components/Form';
export { I18nProvider } from 'react-aria-components/I18nProvider';
export { RouterProvider } from 'react-aria-components';
