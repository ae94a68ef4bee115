import { alpha, createTheme } from '@mui/material/styles';
import { brand, FONT } from './brand.ts';

const BORDER = brand.sand200;
const softShadow = '0 1px 2px rgb(19 34 44 / 5%), 0 8px 24px -12px rgb(19 34 44 / 14%)';

/** Light around dark, so that it stands out on white and on the ocean alike. */
const focusRing = {
  outline: `3px solid ${brand.ochre400}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${brand.ocean900}`,
};

/** The back office's look: calm surfaces of sand and white, ocean for what can be pressed. */
export const theme = createTheme({
  palette: {
    mode: 'light',
    primary: { main: brand.ocean800, dark: brand.ocean900, light: brand.ocean700 },
    secondary: { main: brand.ochre700 },
    error: { main: brand.coral700 },
    success: { main: brand.leaf700 },
    warning: { main: brand.ochre700 },
    text: { primary: brand.ink900, secondary: brand.ink500 },
    background: { default: brand.sand50, paper: '#ffffff' },
    divider: BORDER,
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 },
    h2: { fontSize: '1.1875rem', fontWeight: 700, letterSpacing: '-0.01em', lineHeight: 1.3 },
    h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.35 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true, disableFocusRipple: true },
      styleOverrides: { root: { minHeight: 40, paddingInline: 16 } },
    },
    MuiButtonBase: {
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    // A switch cuts off what is around its thumb.
    MuiSwitch: {
      styleOverrides: {
        switchBase: {
          '&.Mui-focusVisible': { outline: 0, boxShadow: 'none' },
          '&.Mui-focusVisible + .MuiSwitch-track': { ...focusRing, opacity: 1 },
        },
      },
    },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { border: `1px solid ${BORDER}`, boxShadow: softShadow } },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700 } } },
    MuiDialog: { styleOverrides: { paper: { backgroundImage: 'none' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: '#fff' },
        notchedOutline: { borderColor: alpha(brand.ink500, 0.62) },
      },
    },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  },
});
