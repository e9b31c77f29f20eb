import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useId, useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { Icon } from '#src/components/icon.tsx';
import { mdiArrowCollapse, mdiArrowExpand } from '#src/components/icon-paths.generated.ts';
import type { FormTools } from '#src/kit/admin/section/admin-section.ts';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { DESKTOP_MIN_PX, PreviewPlaceContext, type Language } from '../admin/preview/preview-place.ts';
import { dialogTexts } from '../dialog-texts.ts';
import type { Newsletters } from '../newsletter-types.ts';
import { ComposerTabs, tabProps, type Tab } from './composer-tabs.tsx';
import { OfferedDraft } from './offered-draft.tsx';

/** Windows from 1,200 px on, where the preview is beside the fields; in em, so that larger text counts too. */
const WIDE = '(min-width: 75em)';

type ComposerLayoutProps = { fields: ReactNode; preview: ReactNode; tools: FormTools<Newsletters> };

/** Shows the preview beside the fields in a wide window, where it stays in view; else both are tabs. */
export function ComposerLayout({ fields, preview, tools }: ComposerLayoutProps) {
  return (
    <AddedTexts texts={dialogTexts}>
      <OfferedDraft draft={tools.draft} />
      <Places fields={fields} preview={preview} tools={tools} />
    </AddedTexts>
  );
}

function Places({ fields, preview, tools }: ComposerLayoutProps) {
  const id = useId();
  const isWide = useMediaQuery(WIDE);
  const [tab, setTab] = useTab();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const [language, setLanguage] = useState<Language>(useLocale().locale);
  const saveRef = useLatest(tools.saveFirst);
  const isShown = isWide || tab === 'preview';
  const enlarging = useMemo(
    () => <Enlarging isEnlarged={isEnlarged} onChange={setIsEnlarged} />,
    [isEnlarged],
  );
  const place = useMemo(
    () => ({
      ...{ isEnlarged, isShown, language, onLanguage: setLanguage },
      enlarging: isWide ? undefined : enlarging,
      saveFirst: async () => (await saveRef.current()) !== undefined,
    }),
    [enlarging, isEnlarged, isShown, isWide, language, saveRef],
  );
  const panel = (name: Tab) => (isWide ? {} : { ...tabProps(id, name).panel, hidden: tab !== name });

  return (
    <>
      {!isWide && <ComposerTabs id={id} tab={tab} onChange={setTab} />}
      <Box sx={isWide ? { ...beside, gridTemplateColumns: isEnlarged ? HALVES : EDITOR_FIRST } : {}}>
        <Box
          {...panel('write')}
          sx={fieldsPlace}
          onFocus={(event) => setLanguage(writtenIn(event, language))}
        >
          {fields}
        </Box>
        <Box {...panel('preview')} sx={isWide ? besidePlace : {}}>
          <Box component="section" aria-labelledby={`${id}title`} sx={previewPlace}>
            {isWide ? (
              <Box sx={head}>
                <Typography id={`${id}title`} variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
                  <FormattedMessage id="kit.preview" />
                </Typography>
                {enlarging}
              </Box>
            ) : (
              // The tab above says it to the eye.
              <Box id={`${id}title`} component="h3" sx={{ position: 'absolute', margin: 0 }}>
                <VisuallyHidden>
                  <FormattedMessage id="kit.preview" />
                </VisuallyHidden>
              </Box>
            )}
            <PreviewPlaceContext value={place}>{preview}</PreviewPlaceContext>
          </Box>
        </Box>
      </Box>
    </>
  );
}

type EnlargingProps = { isEnlarged: boolean; onChange: (isEnlarged: boolean) => void };

function Enlarging({ isEnlarged, onChange }: EnlargingProps) {
  return (
    <Button
      size="small"
      startIcon={<Icon path={isEnlarged ? mdiArrowCollapse : mdiArrowExpand} size={18} />}
      onClick={() => onChange(!isEnlarged)}
    >
      <FormattedMessage id={`newsletters.preview.${isEnlarged ? 'reduce' : 'enlarge'}`} />
    </Button>
  );
}

/** Returns the tab that is shown. A save that stops at a wrong field leads to the fields, where its error is. */
function useTab() {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const [tab, setTab] = useState<Tab>('write');
  const [answered, setAnswered] = useState(submitCount);
  if (!isSubmitting && submitCount !== answered) {
    setAnswered(submitCount);
    if (!isValid) setTab('write');
  }

  return [tab, setTab] as const;
}

/** Returns a reference to the newest of a function that changes with each render. */
function useLatest<T>(value: T) {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });

  return ref;
}

/** Returns the language of the text in which the cursor now is; `before` where that has none. */
function writtenIn({ target }: FocusEvent, before: Language): Language {
  const part = target.closest<HTMLElement>('[data-language]');

  return (part?.dataset['language'] as Language | undefined) ?? before;
}

/** Width of all that is between the frame of the mail and the ends of its column. */
const AROUND_FRAME_PX = 36;
const EDITOR_FIRST = `minmax(0, 1fr) minmax(${DESKTOP_MIN_PX + AROUND_FRAME_PX}px, 37%)`;
const HALVES = `minmax(0, 2fr) minmax(${DESKTOP_MIN_PX + AROUND_FRAME_PX}px, 3fr)`;
const beside = { display: 'grid', columnGap: 3, alignItems: 'start' };
const fieldsPlace = { minWidth: 0, containerType: 'inline-size', paddingBlockStart: 1 };
const previewPlace = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
};
/** Stays in view while the fields scroll; on a screen too low for it, it scrolls by itself. */
const besidePlace = {
  position: 'sticky',
  insetBlockStart: 0,
  minWidth: 0,
  maxBlockSize: 'calc(100dvh - 11rem)',
  overflowY: 'auto',
  padding: 2,
  borderRadius: '14px',
  backgroundColor: 'background.default',
};
const head = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 };
