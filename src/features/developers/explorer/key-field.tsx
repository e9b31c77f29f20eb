import { clsx } from 'clsx';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#src/components/text.tsx';
import styles from './key-field.module.css';

/** Takes an API key or an access token, which stays in memory alone. `onChange` gets it once it is typed. */
export function KeyField({ onChange }: { onChange: (key: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const key = typed.trim();
  const fault = isSendable(key) ? undefined : 'developers.explorer.keyInvalid';

  function submit() {
    if (!fault) onChange(key);
  }

  // The browser may keep a left page for its Back button; the key must not come back with it.
  useEffect(() => {
    function forget() {
      setTyped('');
      onChange('');
    }
    window.addEventListener('pagehide', forget);

    return () => window.removeEventListener('pagehide', forget);
  }, [onChange]);

  return (
    <div className={styles.key}>
      <label htmlFor={id}>
        <FormattedMessage id="developers.explorer.key" />
      </label>
      <input
        id={id}
        type="password"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        aria-describedby={`${id}-hint`}
        aria-invalid={fault !== undefined}
        className={styles.input}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
        }}
      />
      <Text
        id={`${id}-hint`}
        variant="body2"
        role="status"
        muted={!fault}
        className={clsx(fault && styles.fault)}
      >
        <FormattedMessage id={fault ?? 'developers.explorer.keyHint'} />
      </Text>
    </div>
  );
}

/** Tells whether a text can be sent in a header; keys and tokens have visible letters of ASCII alone. */
function isSendable(key: string): boolean {
  return /^[!-~]*$/.test(key);
}
