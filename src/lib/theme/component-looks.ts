import type { Components, Theme } from '@mui/material/styles';
import { showDialog } from './show-dialog.ts';

const MIN_TARGET_PX = 44;
/** Screens so low, as at a zoom of 400 %, that a dialog's title and buttons would leave its content no room. */
const LOW_SCREEN = '@media (max-height: 25em)';

/** Style overrides for MUI's components: one focus ring, flat surfaces, no ripple. */
export const componentLooks: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `3px solid ${theme.vars?.palette.focus.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: MIN_TARGET_PX,
        paddingInline: 20,
        borderRadius: 12,
        whiteSpace: 'nowrap',
        '&:active': { translate: '0 1px', filter: 'brightness(0.94)' },
      },
      sizeLarge: { minHeight: 54, paddingInline: 28, fontSize: '1.0313rem', borderRadius: 14 },
      sizeSmall: { minHeight: 36, paddingInline: 14, borderRadius: 10 },
      outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider, borderWidth: 1.5 }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 40, minHeight: 40 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { defaultProps: { slotProps: { transition: { onEntered: showDialog } } } },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, paddingBlock: '20px 8px' }) },
  },
  // On a low screen the dialog scrolls as a whole.
  MuiDialogContent: { styleOverrides: { root: { [LOW_SCREEN]: { flex: 'none', overflowY: 'visible' } } } },
  MuiDialogActions: { styleOverrides: { root: { gap: 4, padding: '12px 24px 20px' } } },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em' } },
  },
  // The gap in a field's frame is as wide as its label only if neither's letters are moved to whole pixels.
  MuiFormControl: { styleOverrides: { root: { textRendering: 'geometricPrecision' } } },
  // A placeholder may be the value in force, so it has the contrast that WCAG AA requires of text; MUI's has 2.6:1.
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 0.85 },
      }),
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 14, alignItems: 'center' } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};
