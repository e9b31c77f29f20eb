import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { brandFields, type BrandFormValues } from '../brand-fields.ts';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';

/** Renders the brand's logos and colour, and the button that gives the site its own look back. */
export function BrandForm() {
  return (
    <>
      <FormSection title={<FormattedMessage id="brand.form.logos" />}>
        <WholeRow>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
            <FormattedMessage id="brand.form.logosHint" />
          </Typography>
        </WholeRow>
        <LogoField name="logo_wide" kind="wide" />
        <LogoField name="logo_wide_ar" kind="wide" />
        <LogoField name="logo_square" kind="square" />
      </FormSection>
      <FormSection title={<FormattedMessage id="brand.form.colors" />}>
        <WholeRow>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
            <FormattedMessage id="brand.form.colorsHint" />
          </Typography>
          <ColorField />
        </WholeRow>
      </FormSection>
      <Restore />
    </>
  );
}

/** Empties all settings of the brand and saves that. */
function Restore() {
  const { values, setValues, submitForm, isSubmitting } = useFormikContext<BrandFormValues>();
  const isOwn = Object.values(values).some((value) => value !== '');

  return (
    <FormSection>
      <WholeRow>
        <Button
          color="inherit"
          disabled={!isOwn || isSubmitting}
          onClick={async () => {
            await setValues(brandFields.emptyValues);
            await submitForm();
          }}
        >
          <FormattedMessage id="brand.form.restore" />
        </Button>
      </WholeRow>
    </FormSection>
  );
}
