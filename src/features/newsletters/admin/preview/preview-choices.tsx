import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FormattedMessage, useIntl } from 'react-intl';

const VIEWS = ['desktop', 'phone', 'text'] as const;
export type View = (typeof VIEWS)[number];
export type Language = 'en' | 'ar';

type DarkChoiceProps = { isDark: boolean; onChange: (isDark: boolean) => void };

/** Chooses whether a mail is shown as a dark system shows it. */
export function DarkChoice({ isDark, onChange }: DarkChoiceProps) {
  return (
    <ToggleButton size="small" value="dark" selected={isDark} onChange={() => onChange(!isDark)}>
      <FormattedMessage id="newsletters.preview.dark" />
    </ToggleButton>
  );
}

type LanguageChoiceProps = { language: Language; onChange: (language: Language) => void };

export function LanguageChoice({ language, onChange }: LanguageChoiceProps) {
  const intl = useIntl();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={language}
      onChange={(_event, next: Language | null) => next && onChange(next)}
      aria-label={intl.formatMessage({ id: 'newsletters.preview.languages' })}
    >
      {(['en', 'ar'] as const).map((value) => (
        <ToggleButton key={value} value={value}>
          <FormattedMessage id={`newsletters.preview.${value}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const intl = useIntl();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_event, next: View | null) => next && onChange(next)}
      aria-label={intl.formatMessage({ id: 'newsletters.preview.views' })}
    >
      {VIEWS.map((value) => (
        <ToggleButton key={value} value={value}>
          <FormattedMessage id={`newsletters.preview.${value}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
