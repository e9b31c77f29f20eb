import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { hasText } from '#rules/text/has-text.ts';
import { Choice } from '../../choice.tsx';
import { isWritten } from '../../is-written.ts';
import type { NewsletterFormValues } from '../../newsletter-fields.ts';
import { sendingErrors } from '../sending/sending-errors.ts';
import { TestMail } from '../sending/test-mail.tsx';
import { Dropped } from './dropped.tsx';
import { Mail, type View } from './mail.tsx';
import { LANGUAGES, usePreviewPlace, type Language } from './preview-place.ts';
import { useNewsletterPreview, type Preview } from './use-newsletter-preview.ts';

const VIEWS = ['desktop', 'phone', 'text'] as const satisfies readonly View[];

const nameOf = (shown: View | Language) => `newsletters.preview.${shown}` as const;

/**
 * Shows the mail that is being typed as its recipients will see it, one language at a time: on a desktop, on a phone or as
 * plain text.
 */
export function NewsletterPreview({ values }: { values: NewsletterFormValues }) {
  const errorText = useErrorText();
  const isPhone = useMediaQuery(PHONE);
  const [view, setView] = useState<View>(isPhone ? 'phone' : 'desktop');
  const [isDark, setIsDark] = useState(false);
  const { isShown } = usePreviewPlace();
  const [chosen, choose] = useLanguage();
  const { preview, error } = useNewsletterPreview(values, isShown);
  const hasArabic = hasText(values.subject_ar) || isWritten(values.content_ar);
  const languages: readonly Language[] = hasArabic ? LANGUAGES : ['en'];
  const language = hasArabic ? chosen : 'en';

  return (
    <>
      <Choices
        language={hasArabic ? language : null}
        onLanguage={choose}
        {...{ view, onView: setView, isDark, onDark: setIsDark }}
      />
      {error !== undefined && <Alert severity="warning">{errorText(error, { errors: sendingErrors })}</Alert>}
      <Dropped language="en" pieces={preview?.dropped} />
      {hasArabic && <Dropped language="ar" pieces={preview?.dropped_ar} />}
      <Mail
        key={language}
        language={language}
        view={view}
        isDark={isDark}
        texts={preview && textsOf(preview, language)}
      />
      {!hasArabic && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="newsletters.preview.noArabic" />
        </Typography>
      )}
      <TestMail values={values} languages={languages} shown={language} />
    </>
  );
}

type ChoicesProps = {
  /** Language that is shown; null if there is one language only. */
  language: Language | null;
  onLanguage: (language: Language) => void;
  view: View;
  onView: (view: View) => void;
  isDark: boolean;
  onDark: (isDark: boolean) => void;
};

/** Chooses what the preview shows, and whether it is enlarged where its place leaves that to the choices. */
function Choices({ language, onLanguage, view, onView, isDark, onDark }: ChoicesProps) {
  const { enlarging } = usePreviewPlace();

  return (
    <Box sx={choices}>
      {language && (
        <Choice
          values={LANGUAGES}
          value={language}
          onChange={onLanguage}
          label="newsletters.preview.languages"
          textOf={nameOf}
        />
      )}
      {enlarging && (
        <>
          <Box sx={{ marginInlineStart: 'auto' }}>{enlarging}</Box>
          <Box sx={{ flexBasis: '100%' }} />
        </>
      )}
      <Choice
        values={VIEWS}
        value={view}
        onChange={onView}
        label="newsletters.preview.views"
        textOf={nameOf}
      />
      {view !== 'text' && (
        <ToggleButton size="small" value="dark" selected={isDark} onChange={() => onDark(!isDark)}>
          <FormattedMessage id="newsletters.preview.dark" />
        </ToggleButton>
      )}
    </Box>
  );
}

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // The grey of what is not chosen has too little contrast on the ground of the preview.
  '& .MuiToggleButton-root:not(.Mui-selected)': { backgroundColor: 'background.paper' },
};

/** Returns the language that is shown, and a function that chooses it; the place around the preview may choose too. */
function useLanguage(): [Language, (language: Language) => void] {
  const place = usePreviewPlace();
  const [own, setOwn] = useState<Language>(useLocale().locale);

  return [place.language ?? own, place.onLanguage ?? setOwn];
}

const textsOf = (preview: Preview, language: Language) =>
  language === 'en'
    ? preview
    : {
        subject: preview.subject_ar,
        preheader: preview.preheader_ar,
        html: preview.html_ar,
        text: preview.text_ar,
      };
