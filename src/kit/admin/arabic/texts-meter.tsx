import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

/** Button that counts the texts without Arabic in the form around it; a click focuses the first empty Arabic field. */
export function TextsMeter() {
  const { values } = useFormikContext<Record<string, unknown>>();
  const lacking = Object.keys(values).filter((name) => lacksArabic(values, name));
  if (lacking.length === 0) return null;

  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      sx={{ marginBlockEnd: 2.5 }}
      onClick={(event) => focusField(event, `${lacking[0]}_ar`)}
    >
      <FormattedMessage id="kit.arabic.texts" values={{ count: lacking.length }} />
    </Button>
  );
}

/** Returns whether a field has text while its Arabic field is empty, so that Arabic pages would show the English text. */
function lacksArabic(values: Record<string, unknown>, name: string): boolean {
  const arabic = `${name}_ar`;

  return arabic in values && Boolean(values[name]) && !values[arabic];
}

function focusField({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string): void {
  const field = currentTarget.form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
