import { mdiChevronDown } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { FormSection } from './form-section.tsx';

type FoldedSectionProps = {
  title: ReactNode;
  /** Says beside the title what is missing in the section, if anything is. */
  gaps: ReactNode;
  /** Fields in the section; it is open while one of them has an error. */
  names: readonly string[];
  /** True if it is open when the form opens. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** Groups fields that a record seldom needs, folded beneath their title. */
export function FoldedSection({ title, gaps, names, isOpenAtFirst = false, children }: FoldedSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { errors, touched } = useFormikContext<Record<string, unknown>>();
  const isWrong = names.some((name) => errors[name] !== undefined && touched[name]);
  const isShown = isOpen || isWrong;

  return (
    <Box component="section" aria-labelledby={`${id}title`} sx={section}>
      <Box component="h3" sx={{ margin: 0 }}>
        <ButtonBase
          sx={heading}
          aria-expanded={isShown}
          aria-controls={`${id}fields`}
          onClick={() => setIsOpen(!isShown)}
        >
          <Typography id={`${id}title`} variant="subtitle2" component="span" color="textSecondary">
            {title}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary" sx={{ flexGrow: 1 }}>
            {gaps}
          </Typography>
          <Icon path={mdiChevronDown} />
        </ButtonBase>
      </Box>
      <Box id={`${id}fields`} hidden={!isShown} sx={{ paddingBlockStart: 1.5 }}>
        <FormSection>{children}</FormSection>
      </Box>
    </Box>
  );
}

const section = {
  marginBlockStart: 2,
  paddingBlockStart: 1,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
const heading = {
  inlineSize: '100%',
  minBlockSize: 44,
  gap: 1.5,
  textAlign: 'start',
  '& svg': { transition: 'transform 150ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { backgroundColor: 'action.focus' },
} as const;
