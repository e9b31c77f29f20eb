import { mdiMenuDown } from '@mdi/js';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { EXTENSIONS, type Extension } from '../domain-name.ts';
import styles from './domain-field.module.css';

type DomainFieldProps = {
  name: string;
  onNameChange: (name: string) => void;
  extension: Extension;
  onExtensionChange: (extension: Extension) => void;
  isInvalid: boolean;
};

/** Renders name and extension in one frame, left to right in every language, as domains are read. */
export function DomainField({
  name,
  onNameChange,
  extension,
  onExtensionChange,
  isInvalid,
}: DomainFieldProps) {
  const intl = useIntl();

  return (
    <div dir="ltr" data-invalid={isInvalid} className={styles.frame}>
      <input
        type="text"
        name="query"
        value={name}
        onChange={(event) => {
          onNameChange(event.target.value);
        }}
        placeholder={intl.formatMessage({ id: 'domainSearch.placeholder' })}
        aria-label={intl.formatMessage({ id: 'domainSearch.label' })}
        aria-invalid={isInvalid}
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
          value={extension}
          onChange={(event) => {
            const chosen = EXTENSIONS.find((known) => known === event.target.value);
            if (chosen) onExtensionChange(chosen);
          }}
          aria-label={intl.formatMessage({ id: 'domainSearch.extension' })}
          className={styles.choice}
        >
          {EXTENSIONS.map((known) => (
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
