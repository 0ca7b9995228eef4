import { useState } from 'react';
import { useComponentTexts } from '../component-texts/component-texts.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action'>;

/** A password that can be looked at; pasting and password managers work. Set `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const texts = useComponentTexts();
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      action={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? texts.hidePassword : texts.showPassword}
          size="small"
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
