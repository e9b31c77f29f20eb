import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { brandTitles } from '#src/components/brand-names.ts';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { TextField } from '#src/kit/forms/text-field.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { keyOfNetwork, PROFILE_NETWORKS, REVIEW_NETWORKS } from './networks.ts';
import type { SettingsFormValues } from './settings-form.schema.ts';

/** Labels of the fields, for the dialog that compares two people's changes; a profile's label is its network's name. */
export const settingsLabels = {
  brand_name: 'settings.form.brandName',
  brand_name_ar: 'settings.form.brandNameAr',
  company_name: 'settings.form.companyName',
  company_name_ar: 'settings.form.companyNameAr',
  postal_address: 'settings.form.postalAddress',
  postal_address_ar: 'settings.form.postalAddressAr',
  support_email: 'settings.form.supportEmail',
  support_phone: 'settings.form.supportPhone',
  portal_url: 'settings.form.portalUrl',
  sender_name: 'settings.form.senderName',
  sender_name_ar: 'settings.form.senderNameAr',
  sender_email: 'settings.form.senderEmail',
  reply_to: 'settings.form.replyTo',
} as const satisfies Partial<Record<keyof SettingsFormValues, MessageId>>;

/**
 * Renders the fields for everything that the site says about its company; an empty field shows the environment's value
 * as a placeholder.
 */
export function SettingsFields() {
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
    </>
  );
}

type TextProps = {
  name: keyof typeof settingsLabels;
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
      label={<FormattedMessage id={settingsLabels[name]} />}
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

function Profile({ network }: { network: Network }) {
  const { socialLinks } = useRuntimeConfig().environment;

  return (
    <TextField
      name={keyOfNetwork(network)}
      type="url"
      label={brandTitles[network]}
      placeholder={socialLinks[network] ?? ''}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
    />
  );
}
