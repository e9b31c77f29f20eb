import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { columnsUpTo } from '#src/kit/admin/form/columns.ts';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { Late } from '#src/kit/admin/late/late.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { loadOnce } from '#src/lib/loading/load-once.ts';
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
            <ReadOn name={`rating_${site}_date`} />
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
  gridTemplateColumns: columnsUpTo(3, 12),
};

type PartProps = { name: keyof typeof labels };

function Part({ name }: PartProps) {
  return (
    <TextField
      name={name}
      label={<FormattedMessage id={labels[name]} />}
      autoComplete="off"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { dir: 'ltr', inputMode: 'decimal' },
      }}
    />
  );
}

const EARLIEST_DAY = '2000-01-01';

/** Field for the day on which a rating was read. Its code comes late, because it is seldom needed. */
function ReadOn({ name }: PartProps) {
  return (
    <Late load={loadDates} fallback={<Skeleton variant="rounded" height={56} />}>
      {({ DateField, DateLocalization }) => (
        <DateLocalization>
          <DateField
            name={name}
            label={<FormattedMessage id={labels[name]} />}
            minDate={EARLIEST_DAY}
            isRequired={false}
            isPast
          />
        </DateLocalization>
      )}
    </Late>
  );
}

const loadDates = loadOnce(async () => {
  const [{ DateField }, { DateLocalization }] = await Promise.all([
    import('#src/kit/forms/dates/date-field.tsx'),
    import('#src/kit/forms/dates/date-localization.tsx'),
  ]);

  return { DateField, DateLocalization };
}, 'field');
