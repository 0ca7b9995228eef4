import { FormDialog, type FormDialogProps } from '@reflectory/design-system';
import { useFailureText } from './use-service.ts';

type ServiceFormDialogProps = Omit<FormDialogProps, 'problem'> & {
  /** Why the service did not do it. */
  error: Error | null;
};

/** Asks for something in a few fields, and says in words why the service did not do it. */
export function ServiceFormDialog({ error, ...props }: ServiceFormDialogProps) {
  const failureText = useFailureText();
  return <FormDialog {...props} problem={error && failureText(error)} />;
}
