import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import type { NewsletterFormValues } from '../newsletter-fields.ts';
import { newsletterErrors } from './newsletter-errors.ts';
import { previewDocument } from './preview-document.ts';
import { TestMail } from './test-mail.tsx';
import { useNewsletterPreview } from './use-newsletter-preview.ts';

const VIEWS = ['desktop', 'phone', 'text'] as const;
type View = (typeof VIEWS)[number];

/**
 * Shows the mail that is being typed as its recipients will see it, in both languages: on a desktop, on a phone or as
 * plain text.
 */
export function NewsletterPreview({ values }: { values: NewsletterFormValues }) {
  const errorText = useErrorText();
  const isPhone = useMediaQuery(PHONE);
  const [view, setView] = useState<View>(isPhone ? 'phone' : 'desktop');
  const { preview, error } = useNewsletterPreview(values);
  const hasArabic = Boolean(values.subject_ar.trim() || values.content_ar.trim());

  return (
    <>
      <ViewChoice view={view} onChange={setView} />
      {error !== undefined && (
        <Alert severity="warning">{errorText(error, { errors: newsletterErrors })}</Alert>
      )}
      <Box sx={columns}>
        <Mail
          language="en"
          view={view}
          subject={preview?.subject}
          html={preview?.html}
          text={preview?.text}
        />
        {hasArabic ? (
          <Mail
            language="ar"
            view={view}
            subject={preview?.subject_ar}
            html={preview?.html_ar}
            text={preview?.text_ar}
          />
        ) : (
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage id="newsletters.preview.noArabic" />
          </Typography>
        )}
      </Box>
      <TestMail values={values} hasArabic={hasArabic} />
    </>
  );
}

function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
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

type MailProps = {
  language: 'en' | 'ar';
  view: View;
  subject: string | undefined;
  html: string | undefined;
  text: string | undefined;
};

function Mail({ language, view, subject = '', html, text = '' }: MailProps) {
  const id = useId();
  const own = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } as const;

  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="caption" color="textSecondary" component="h4">
        <FormattedMessage id={`newsletters.preview.${language}`} />
      </Typography>
      <Typography {...own} sx={subjectLine}>
        {subject || '\u00a0'}
      </Typography>
      {view === 'text' ? (
        // `tabIndex` makes the text reachable by keyboard, because it scrolls.
        <Box component="pre" {...own} tabIndex={0} aria-labelledby={id} sx={plainText}>
          {text}
        </Box>
      ) : (
        <MailFrame language={language} dir={own.dir} view={view} html={html} labelId={id} />
      )}
    </Box>
  );
}

type MailFrameProps = Pick<MailProps, 'language' | 'html'> & {
  dir: 'ltr' | 'rtl';
  view: 'desktop' | 'phone';
  labelId: string;
};

function MailFrame({ language, dir, view, html, labelId }: MailFrameProps) {
  const intl = useIntl();
  const isPhone = useMediaQuery(PHONE);
  const content = html === undefined ? '' : previewDocument(html, window.location.origin, cspNonce());
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
        sx={{ ...frame, ...frameWidths[view] }}
      />
    </Box>
  );
}

/** Height of the preview; SPEC section 2. */
const FRAME_HEIGHT_PX = 300;

/** Width from which a mail, which switches to its phone layout at 480 px, is shown as on a desktop. */
const DESKTOP_MIN_PX = 484;

/** Both languages stand side by side only where neither mail is cropped. */
const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${DESKTOP_MIN_PX}px), 1fr))`,
};
const subjectLine = { fontWeight: 600, marginBlockEnd: 1, overflowWrap: 'anywhere' };
const frame = {
  height: FRAME_HEIGHT_PX,
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
  height: FRAME_HEIGHT_PX,
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
