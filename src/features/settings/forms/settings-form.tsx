import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import { keyOfNetwork, PROFILE_NETWORKS, REVIEW_NETWORKS } from './networks.ts';
import { PaymentMarks } from './payment-marks.tsx';
import { RatingFields } from './rating-fields.tsx';
import { settingsFields } from '../settings-fields.ts';

const { labels } = settingsFields;

/**
 * Renders the fields for everything that the site says about its company; an empty field shows the environment's value
 * as a placeholder.
 */
export function SettingsForm() {
  const { brandName, company, portalUrl } = useRuntimeConfig().environment;

  return (
    <>
      <FormSection title={<FormattedMessage id="settings.form.company" />}>
        <Text name="brand_name" instead={brandName.en} />
        <Text name="brand_name_ar" instead={brandName.ar} />
        <Text name="company_name" instead={company.name.en} />
        <Text name="company_name_ar" instead={company.name.ar} />
        <Text name="postal_address" instead={company.postalAddress.en} minRows={3} />
        <Text name="postal_address_ar" instead={company.postalAddress.ar} minRows={3} />
      </FormSection>
      <FormSection title={<FormattedMessage id="settings.form.contact" />}>
        <Text name="support_email" instead={company.supportEmail} type="email" />
        <Text name="support_phone" instead={company.supportPhone} type="tel" />
        <Text name="portal_url" type="url" instead={portalUrl ?? ''} />
        <Text name="status_url" type="url" />
        <Fields of={settingsFields} names={['announcements']} />
      </FormSection>
      <FormSection title={<FormattedMessage id="settings.form.newsletters" />}>
        <WholeRow>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
            <FormattedMessage id="settings.form.newslettersHint" />
          </Typography>
        </WholeRow>
        <Text name="sender_name" />
        <Text name="sender_name_ar" />
        <Text name="sender_email" type="email" />
        <Text name="reply_to" type="email" />
      </FormSection>
      <FormSection title={<FormattedMessage id="settings.form.profiles" />}>
        {PROFILE_NETWORKS.map((network) => (
          <Profile key={network} network={network} />
        ))}
      </FormSection>
      <FormSection title={<FormattedMessage id="settings.form.reviews" />}>
        {REVIEW_NETWORKS.map((network) => (
          <Profile key={network} network={network} />
        ))}
      </FormSection>
      <RatingFields />
      <PaymentMarks />
    </>
  );
}

type TextProps = {
  name: keyof typeof labels;
  /** Value that applies while the field is empty. */
  instead?: string;
  type?: 'email' | 'tel' | 'url';
  minRows?: number;
};

function Text({ name, instead = '', type, minRows }: TextProps) {
  const isArabic = name.endsWith('_ar');

  return (
    <TextField
      name={name}
      {...(type && { type })}
      {...(minRows && { multiline: true, minRows })}
      label={<FormattedMessage id={labels[name]} />}
      helperText={isArabic && !instead ? <FormattedMessage id="settings.form.arabicHint" /> : undefined}
      placeholder={instead}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { lang: isArabic ? 'ar' : 'en', dir: isArabic ? 'rtl' : 'ltr' },
      }}
    />
  );
}

type Network = (typeof PROFILE_NETWORKS)[number] | (typeof REVIEW_NETWORKS)[number];

/** Shows in an empty field the link that is in force without it: the environment's, or the one of the demo portal. */
function Profile({ network }: { network: Network }) {
  const { environment, socialLinks } = useRuntimeConfig();
  const [, { initialValue }] = useField<string>(keyOfNetwork(network));
  const inForce = initialValue ? undefined : socialLinks[network];

  return (
    <TextField
      name={keyOfNetwork(network)}
      type="url"
      label={<FormattedMessage id={labels[keyOfNetwork(network)]} />}
      placeholder={environment.socialLinks[network] ?? inForce ?? ''}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
    />
  );
}
