import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { cspNonce } from '#src/lib/document/csp-nonce.ts';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { previewDocument } from './preview-document.ts';
import { DESKTOP_MIN_PX, usePreviewPlace, type Language } from './preview-place.ts';
import type { Preview } from './use-newsletter-preview.ts';

export type View = 'desktop' | 'phone' | 'text';

type MailProps = {
  language: Language;
  view: View;
  isDark: boolean;
  texts: Pick<Preview, 'subject' | 'preheader' | 'html' | 'text'> | undefined;
};

/** Shows one mail in one language: what an inbox lists of it, and beneath that the mail. */
export function Mail({ language, view, isDark, texts }: MailProps) {
  const id = useId();
  const { isEnlarged } = usePreviewPlace();
  const own = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } as const;

  return (
    <Box component="section" aria-labelledby={id} sx={card}>
      {/* The choice above says the language to the eye. */}
      <Box id={id} component="h4" sx={{ margin: 0 }}>
        <VisuallyHidden>
          <FormattedMessage id={`newsletters.preview.${language}`} />
        </VisuallyHidden>
      </Box>
      <Box sx={inboxLine}>
        <Typography {...own} sx={{ fontWeight: 600 }}>
          {texts?.subject || '\u00a0'}
        </Typography>
        {texts?.preheader && (
          <Typography {...own} variant="body2" color="textSecondary">
            {texts.preheader}
          </Typography>
        )}
      </Box>
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
        <MailFrame {...{ language, view, isDark }} html={texts?.html} dir={own.dir} labelId={id} />
      )}
    </Box>
  );
}

type MailFrameProps = Pick<MailProps, 'language' | 'isDark'> & {
  html: string | undefined;
  dir: 'ltr' | 'rtl';
  view: 'desktop' | 'phone';
  labelId: string;
};

function MailFrame({ language, dir, view, isDark, html, labelId }: MailFrameProps) {
  const intl = useIntl();
  const { isEnlarged } = usePreviewPlace();
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
    <Box dir={dir} {...scrolling} sx={{ overflowX: 'auto', backgroundColor: 'action.hover' }}>
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
const AROUND_ENLARGED_PX = 460;

const heightOf = (isEnlarged: boolean) => ({
  height: isEnlarged ? `max(${FRAME_HEIGHT_PX}px, calc(100dvh - ${AROUND_ENLARGED_PX}px))` : FRAME_HEIGHT_PX,
});

/** The mail is one sheet: what an inbox lists of it, and beneath a line its content. */
const card = {
  minWidth: 0,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
};
const inboxLine = {
  paddingBlock: 1.25,
  paddingInline: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
const frame = {
  display: 'block',
  marginInline: 'auto',
  border: 0,
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
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  // `plaintext` gives each line its own direction, as mail clients do.
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
};
