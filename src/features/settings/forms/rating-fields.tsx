import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { settingsFields } from '../settings-fields.ts';
import { REVIEW_NETWORKS } from './networks.ts';

const { labels } = settingsFields;

/** Fields for the rating on each review site. */
export function RatingFields() {
  return (
    <FormSection title={<FormattedMessage id="settings.form.ratings" />}>
      <WholeRow>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
          <FormattedMessage id="settings.form.ratingsHint" />
        </Typography>
      </WholeRow>
      {REVIEW_NETWORKS.map((site) => (
        <WholeRow key={site}>
          <Box sx={row}>
            <Part name={`rating_${site}`} />
            <Part name={`rating_${site}_count`} />
            <Part name={`rating_${site}_date`} type="date" />
          </Box>
        </WholeRow>
      ))}
    </FormSection>
  );
}

const row = {
  display: 'grid',
  columnGap: 2.5,
  rowGap: '10px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
};

function Part({ name, type = 'text' }: { name: keyof typeof labels; type?: 'text' | 'date' }) {
  return (
    <TextField
      name={name}
      type={type}
      label={<FormattedMessage id={labels[name]} />}
      autoComplete="off"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { dir: 'ltr', ...(type === 'text' && { inputMode: 'decimal' }) },
      }}
    />
  );
}
