import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { hasText } from '#rules/text/has-text.ts';
import { Choice } from '../../choice.tsx';
import { isWritten } from '../../is-written.ts';
import type { NewsletterFormValues } from '../../newsletter-fields.ts';
import { DESKTOP_MIN_PX, useIsEnlarged } from './enlarged-preview.ts';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { Dropped } from './dropped.tsx';
import { sendingErrors } from '../sending/sending-errors.ts';
import { previewDocument } from './preview-document.ts';
import { TestMail } from '../sending/test-mail.tsx';
import { useNewsletterPreview, type Preview } from './use-newsletter-preview.ts';

const VIEWS = ['desktop', 'phone', 'text'] as const;
type View = (typeof VIEWS)[number];
const LANGUAGES = ['en', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];

const nameOf = (shown: View | Language) => `newsletters.preview.${shown}` as const;

/**
 * Shows the mail that is being typed as its recipients will see it, in both languages: on a desktop, on a phone or as
 * plain text.
 */
export function NewsletterPreview({ values }: { values: NewsletterFormValues }) {
  const errorText = useErrorText();
  const isPhone = useMediaQuery(PHONE);
  const [view, setView] = useState<View>(isPhone ? 'phone' : 'desktop');
  const [isDark, setIsDark] = useState(false);
  const isEnlarged = useIsEnlarged();
  const [language, setLanguage] = useState<Language>(useLocale().locale);
  const { preview, error } = useNewsletterPreview(values);
  const hasArabic = hasText(values.subject_ar) || isWritten(values.content_ar);

  // Enlarged, one language has the whole place; the other is a choice away.
  const isShown = (one: Language) => !isEnlarged || (hasArabic ? language : 'en') === one;
  const languages: readonly Language[] = hasArabic ? LANGUAGES : ['en'];
  const shared = { view, isDark, isEnlarged };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Choice
          values={VIEWS}
          value={view}
          onChange={setView}
          label="newsletters.preview.views"
          textOf={nameOf}
        />
        {view !== 'text' && (
          <ToggleButton size="small" value="dark" selected={isDark} onChange={() => setIsDark(!isDark)}>
            <FormattedMessage id="newsletters.preview.dark" />
          </ToggleButton>
        )}
        {isEnlarged && hasArabic && (
          <Choice
            values={LANGUAGES}
            value={language}
            onChange={setLanguage}
            label="newsletters.preview.languages"
            textOf={nameOf}
          />
        )}
      </Box>
      {error !== undefined && <Alert severity="warning">{errorText(error, { errors: sendingErrors })}</Alert>}
      <Dropped language="en" pieces={preview?.dropped} />
      {hasArabic && <Dropped language="ar" pieces={preview?.dropped_ar} />}
      <Box sx={columns}>
        {languages.filter(isShown).map((one) => (
          <Mail key={one} {...shared} language={one} texts={preview && textsOf(preview, one)} />
        ))}
        {!hasArabic && (
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage id="newsletters.preview.noArabic" />
          </Typography>
        )}
      </Box>
      <TestMail values={values} hasArabic={hasArabic} />
    </>
  );
}

type MailProps = {
  language: Language;
  view: View;
  isDark: boolean;
  isEnlarged: boolean;
  texts: MailTexts | undefined;
};

type MailTexts = Pick<Preview, 'subject' | 'preheader' | 'html' | 'text'>;

const textsOf = (preview: Preview, language: Language): MailTexts =>
  language === 'en'
    ? preview
    : {
        subject: preview.subject_ar,
        preheader: preview.preheader_ar,
        html: preview.html_ar,
        text: preview.text_ar,
      };

function Mail({ language, view, isDark, isEnlarged, texts }: MailProps) {
  const id = useId();
  const own = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } as const;

  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="caption" color="textSecondary" component="h4">
        <FormattedMessage id={nameOf(language)} />
      </Typography>
      <Typography {...own} sx={subjectLine}>
        {texts?.subject || '\u00a0'}
      </Typography>
      {texts?.preheader && (
        <Typography {...own} variant="body2" color="textSecondary" sx={preheaderLine}>
          {texts.preheader}
        </Typography>
      )}
      {view === 'text' ? (
        // `tabIndex` makes the text reachable by keyboard, because it scrolls.
        <Box
          component="pre"
          {...own}
          tabIndex={0}
          aria-labelledby={id}
          sx={{ ...plainText, ...heightOf(isEnlarged) }}
        >
          {texts?.text}
        </Box>
      ) : (
        <MailFrame
          {...{ language, view, isDark, isEnlarged }}
          html={texts?.html}
          dir={own.dir}
          labelId={id}
        />
      )}
    </Box>
  );
}

type MailFrameProps = Pick<MailProps, 'language' | 'isDark' | 'isEnlarged'> & {
  html: string | undefined;
  dir: 'ltr' | 'rtl';
  view: 'desktop' | 'phone';
  labelId: string;
};

function MailFrame({ language, dir, view, isDark, isEnlarged, html, labelId }: MailFrameProps) {
  const intl = useIntl();
  const isPhone = useMediaQuery(PHONE);
  const content =
    html === undefined
      ? ''
      : previewDocument(html, { origin: window.location.origin, nonce: cspNonce(), isDark });
  // On a phone the mail of a desktop is wider than the dialog; `tabIndex` makes it scroll by keyboard too.
  const scrolling =
    isPhone && view === 'desktop' ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelId } : {};

  return (
    // A frame wider than the dialog must start at the side where the mail's lines start.
    <Box dir={dir} {...scrolling} sx={{ overflowX: 'auto', textAlign: 'center' }}>
      <Box
        // Each mail has a frame of its own. Another document in the same frame would add to the tab's history, and
        // closing the dialog, which goes one step back, would go back in the frame instead.
        key={content}
        component="iframe"
        sandbox=""
        title={intl.formatMessage({ id: `newsletters.preview.frame.${language}` })}
        srcDoc={content}
        sx={{
          ...frame,
          ...heightOf(isEnlarged),
          ...frameWidths[view],
          ...(isDark && { backgroundColor: '#0d1a15' }),
        }}
      />
    </Box>
  );
}

/** Height of the preview; SPEC section 2. */
const FRAME_HEIGHT_PX = 300;
/** Height of everything above and beneath an enlarged preview. */
const AROUND_ENLARGED_PX = 420;

const heightOf = (isEnlarged: boolean) => ({
  height: isEnlarged ? `max(${FRAME_HEIGHT_PX}px, calc(100dvh - ${AROUND_ENLARGED_PX}px))` : FRAME_HEIGHT_PX,
});

/** Both languages stand side by side only where neither mail is cropped. */
const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${DESKTOP_MIN_PX}px), 1fr))`,
};
const subjectLine = { fontWeight: 600, marginBlockEnd: 1, overflowWrap: 'anywhere' };
const preheaderLine = { marginBlock: '-6px 8px', overflowWrap: 'anywhere' };
const frame = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  // Without `padding-box`, the white background would show through the translucent border in the dark theme.
  backgroundClip: 'padding-box',
  backgroundColor: 'common.white',
};
const frameWidths = {
  desktop: { width: '100%', minWidth: DESKTOP_MIN_PX },
  phone: { width: 360, maxWidth: '100%' },
};
const plainText = {
  margin: 0,
  padding: 2,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  // `plaintext` gives each line its own direction, as mail clients do.
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
};
