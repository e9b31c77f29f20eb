import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';

/** Shows the form's current values as visitors will see them. */
export function RecordPreview<Values>({ Preview }: { Preview: ComponentType<{ values: Values }> }) {
  const id = useId();

  return (
    <Box component="section" aria-labelledby={id} sx={place}>
      <Typography id={id} variant="subtitle2" component="h3" color="textSecondary">
        <FormattedMessage id="kit.preview" />
      </Typography>
      <PreviewOfTyped Preview={Preview} />
    </Box>
  );
}

/** Gives a preview the form's current values. */
export function PreviewOfTyped<Values>({ Preview }: { Preview: ComponentType<{ values: Values }> }) {
  const { values } = useFormikContext<Values>();

  return <Preview values={values} />;
}

const place = {
  display: 'grid',
  gap: 1.5,
  marginBlockStart: 2,
  paddingBlockStart: 2.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
