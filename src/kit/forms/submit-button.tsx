import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** Shown while the form is on its way. */ pending: ReactNode;
};

/** Sends its form; says so and takes no second press while that runs. */
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
