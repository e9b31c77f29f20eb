import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { DESKTOP_MIN_PX, EnlargedPreview } from '../admin/preview/enlarged-preview.ts';
import { mdiArrowExpand, mdiArrowCollapse } from '#src/components/icon-paths.generated.ts';

type ComposerLayoutProps = { fields: ReactNode; preview: ReactNode };

/** Shows the preview beneath the fields at the height that SPEC names, or enlarged beside them. */
export function ComposerLayout({ fields, preview }: ComposerLayoutProps) {
  const id = useId();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const previewRef = useRef<HTMLElement>(null);

  // The fields above the preview grow, which moves it out of sight where both have no room beside each other.
  useEffect(() => {
    if (isEnlarged) previewRef.current?.scrollIntoView();
  }, [isEnlarged]);

  return (
    <Box sx={isEnlarged ? beside : {}}>
      <Box sx={isEnlarged ? narrowFields : wideFields}>{fields}</Box>
      <Box
        component="section"
        ref={previewRef}
        aria-labelledby={id}
        sx={isEnlarged ? besidePlace : beneathPlace}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography id={id} variant="subtitle2" component="h3" color="textSecondary">
            <FormattedMessage id="kit.preview" />
          </Typography>
          <Button
            size="small"
            startIcon={<Icon path={isEnlarged ? mdiArrowCollapse : mdiArrowExpand} />}
            aria-pressed={isEnlarged}
            onClick={() => setIsEnlarged(!isEnlarged)}
          >
            <FormattedMessage id="newsletters.preview.enlarge" />
          </Button>
        </Box>
        <EnlargedPreview value={isEnlarged}>{preview}</EnlargedPreview>
      </Box>
    </Box>
  );
}

const wideFields = { minWidth: 0 };
/** Beside the preview both languages of a field stand one beneath the other. */
const narrowFields = { minWidth: 0, '& > section': { gridTemplateColumns: 'minmax(0, 1fr)' } };
const place = { display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 };
const beneathPlace = {
  ...place,
  marginBlockStart: 2,
  paddingBlockStart: 2.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
/** Side by side where the window has room for both; elsewhere the enlarged preview is beneath. */
const beside = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, 1fr) minmax(${DESKTOP_MIN_PX}px, 1fr)` },
  alignItems: 'start',
};
const besidePlace = { ...place, position: { md: 'sticky' }, insetBlockStart: 0 };
