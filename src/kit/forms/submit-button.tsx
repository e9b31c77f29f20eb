import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** Text of the button during the submit. */ pending: ReactNode;
};

/** Submits its form; during the submit the button shows `pending` and can't be clicked again. */
export function SubmitButton({ pending, disabled = false, children, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();

  return (
    <Button
      variant="contained"
      {...props}
      type="submit"
      disabled={disabled || isSubmitting}
      loading={isSubmitting}
      loadingPosition="start"
    >
      {isSubmitting ? pending : children}
    </Button>
  );
}
