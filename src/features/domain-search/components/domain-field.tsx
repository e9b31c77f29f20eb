import { mdiMenuDown } from '#src/components/icon-paths.generated.ts';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import styles from './domain-field.module.css';

type DomainFieldProps = {
  defaultName: string;
  extensions: readonly string[];
  defaultExtension: string;
  isInvalid: boolean;
  onType: (text: string) => void;
};

/** Upper bound of a domain's length in DNS (RFC 1035). */
const MAX_LENGTH = 253;

/**
 * Renders name and extension in one frame, left to right in every language, as domains are read. The browser holds the
 * values, so that React leaves alone what was typed before it took the page over.
 */
export function DomainField({
  defaultName,
  extensions,
  defaultExtension,
  isInvalid,
  onType,
}: DomainFieldProps) {
  const intl = useIntl();

  return (
    <div dir="ltr" data-invalid={isInvalid} className={styles.frame}>
      <input
        id="domain-name"
        type="text"
        name="query"
        defaultValue={defaultName}
        maxLength={MAX_LENGTH}
        placeholder={intl.formatMessage({ id: 'domainSearch.placeholder' })}
        aria-label={intl.formatMessage({ id: 'domainSearch.label' })}
        aria-invalid={isInvalid}
        onInput={(event) => onType(event.currentTarget.value)}
        aria-describedby="domain-search-fault"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.name}
      />
      <div className={styles.extension}>
        <select
          name="extension"
          defaultValue={defaultExtension}
          aria-label={intl.formatMessage({ id: 'domainSearch.extension' })}
          className={styles.choice}
        >
          {extensions.map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </select>
        <Icon path={mdiMenuDown} className={styles.arrow} />
      </div>
    </div>
  );
}
