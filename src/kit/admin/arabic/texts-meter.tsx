import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

/** How many texts of the form it stands in lack Arabic, as it is filled in now; pressing it leads to the first. */
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

/** Whether a text of the form has an Arabic one beside it that is empty, so that Arabic pages show the English one. */
function lacksArabic(values: Record<string, unknown>, name: string): boolean {
  const arabic = `${name}_ar`;

  return arabic in values && Boolean(values[name]) && !values[arabic];
}

function focusField({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string): void {
  const field = currentTarget.form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
