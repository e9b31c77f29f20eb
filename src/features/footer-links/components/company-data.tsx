import { TextLink } from '#src/components/text-link.tsx';
import { Text } from '#src/components/text.tsx';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { useTextOf } from '#src/lib/messages/use-text-of.ts';
import styles from './company-data.module.css';

/** Shows the company's name and postal address and how to reach support, as far as they are configured. */
export function CompanyData() {
  const { company } = useRuntimeConfig();
  const { supportEmail, supportPhone } = company;
  const name = useTextOf(company.name);
  const address = useTextOf(company.postalAddress);
  if (!name.text && !address.text && !supportEmail && !supportPhone) return null;

  return (
    <address className={styles.company}>
      {name.text && (
        <Text variant="body2" className={styles.name} {...name.attributes}>
          {name.text}
        </Text>
      )}
      {address.text && (
        <Text variant="body2" className={styles.lines} {...address.attributes}>
          {address.text}
        </Text>
      )}
      {supportEmail && <Contact href={`mailto:${supportEmail}`} text={supportEmail} />}
      {supportPhone && <Contact href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} text={supportPhone} />}
    </address>
  );
}

function Contact({ href, text }: { href: string; text: string }) {
  return (
    <Text variant="body2">
      <TextLink href={href} className={styles.link}>
        <bdi dir="ltr">{text}</bdi>
      </TextLink>
    </Text>
  );
}
