// Who imports these sources needs the types of CSS modules too, and an import cannot carry ambient types.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./css-modules.d.ts" />
export { classNames } from './class-names.ts';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './components/button/button.tsx';
export {
  type ComponentTexts,
  ComponentTextsProvider,
  type ComponentTextsProviderProps,
  useComponentTexts,
} from './components/component-texts/component-texts.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { Icon, type IconProps } from './components/icon/icon.tsx';
export { type IconName, iconNames } from './components/icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { Surface, type SurfaceProps } from './components/surface/surface.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { I18nProvider } from 'react-aria-components/I18nProvider';
export { RouterProvider } from 'react-aria-components';
