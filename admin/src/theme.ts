import { duration, type Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { dark, light } from './palettes.ts';

/** Whether the person asks their system for less motion. */
const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const FONT = '"Figtree", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';
const softShadow = '0 1px 2px rgb(19 34 44 / 5%), 0 8px 24px -12px rgb(19 34 44 / 14%)';

/** Light around dark, so that it stands out on every ground. */
const focusRing = {
  outline: '3px solid var(--mui-palette-focus-ring)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--mui-palette-focus-gap)',
};

/** Menus, dialogs and messages are there, and gone, at once. */
const noTransitions: RaThemeOptions['transitions'] = {
  create: () => 'none',
  duration: Object.fromEntries(Object.keys(duration).map((name) => [name, 0])),
  getAutoHeightDuration: () => 0,
};

type Styled = { theme: Theme };

/** What lies above other surfaces. In the dark, where no shadow is seen, it has an edge. */
const raised = ({ theme }: Styled) => ({
  backgroundColor: theme.vars.palette.background.raised,
  ...theme.applyStyles('dark', { border: `1px solid ${theme.vars.palette.divider}` }),
});

/**
 * The back office's look, in a light scheme and a dark one. `public/colours.js` chooses between
 * them before anything is painted.
 */
export const theme: RaThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-colours' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 10 },
  ...(isCalm ? { transitions: noTransitions } : {}),
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
      styleOverrides: {
        root: { minHeight: 40, paddingInline: 16, '&.Mui-focusVisible': focusRing },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: isCalm },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    // A switch cuts off what is far from its thumb.
    MuiSwitch: {
      styleOverrides: {
        switchBase: {
          '&.Mui-focusVisible': { outline: 0, boxShadow: 'none' },
          '&.Mui-focusVisible .MuiSwitch-thumb': focusRing,
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: ({ theme }: Styled) => ({
          border: `1px solid ${theme.vars.palette.divider}`,
          boxShadow: softShadow,
          ...theme.applyStyles('dark', { boxShadow: 'none' }),
        }),
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700 } } },
    // What is hidden from sight in it lies in it, and makes nothing around it scroll.
    MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
    MuiDialog: { styleOverrides: { paper: raised } },
    MuiPopover: { styleOverrides: { paper: raised } },
    MuiAutocomplete: { styleOverrides: { paper: raised } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--mui-palette-background-field)' },
        notchedOutline: { borderColor: 'var(--mui-palette-outline)' },
      },
    },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  },
};
