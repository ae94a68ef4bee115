import type { PaletteOptions } from '@mui/material/styles';

/** The words that Karibu adds to MUI's. */
type OwnWords = {
  /** What has to be seen of a control at rest: the border of a field. */
  outline: string;
  /** The ring around what the keyboard is at, and what parts the two. */
  focus: Record<'ring' | 'gap', string>;
  /** The ocean behind the menu, dark in both schemes, and what lies on it. */
  deep: Record<'main' | 'text' | 'muted' | 'accent' | 'mark' | 'onMark', string> &
    Record<'line' | 'border' | 'hover' | 'selected', string>;
  /** Behind the initials of people; dark enough for white letters. */
  person: Record<(typeof PERSON_COLOURS)[number], string>;
};

export const PERSON_COLOURS = ['ocean', 'leaf', 'coral', 'ochre', 'lagoon', 'ink'] as const;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    /** Of dialogs and menus, which lie above cards. */
    raised: string;
    /** Of what can be typed into. */
    field: string;
    /** Where a picture or an icon stands. */
    sunken: string;
  }
  interface Palette extends OwnWords {}
  interface PaletteOptions extends OwnWords {}
}

const onDeep = {
  text: '#ffffff',
  muted: '#d7e4ea',
  accent: '#f4cd85',
  mark: '#e7a940',
  onMark: '#13222c',
  line: 'rgb(255 255 255 / 14%)',
  border: 'rgb(255 255 255 / 30%)',
  hover: 'rgb(255 255 255 / 8%)',
  selected: 'rgb(255 255 255 / 14%)',
};

/** Sand and white, with the ocean for what can be pressed. */
export const light: PaletteOptions = {
  primary: { main: '#0d4263', dark: '#0a2f48', light: '#14597d' },
  secondary: { main: '#87540d', light: '#e7a940' },
  error: { main: '#a83620' },
  success: { main: '#2a664d' },
  warning: { main: '#87540d' },
  info: { main: '#14597d' },
  text: { primary: '#13222c', secondary: '#5a676d' },
  background: {
    default: '#fdfaf5',
    paper: '#ffffff',
    raised: '#ffffff',
    field: '#ffffff',
    sunken: '#f7f1e7',
  },
  divider: '#ebe0ce',
  outline: '#8b8f8e',
  focus: { ring: '#e7a940', gap: '#0a2f48' },
  deep: { main: '#0a2f48', ...onDeep },
  person: {
    ocean: '#0d4263',
    leaf: '#2a664d',
    coral: '#a83620',
    ochre: '#87540d',
    lagoon: '#14597d',
    ink: '#36464f',
  },
};

/** The dark scheme: warm earth colours, sand for text, and turquoise for buttons. */
export const dark = {
  primary: { main: '#8ac6e3', dark: '#6cb1d2', light: '#b3dcf0', contrastText: '#06202f' },
  secondary: { main: '#e7a940', dark: '#d2932a', light: '#f4cd85', contrastText: '#241803' },
  error: { main: '#ff9f87', dark: '#f08468', light: '#ffc1b1', contrastText: '#330e05' },
  success: { main: '#8acbaa', dark: '#6fb592', light: '#b4dfc9', contrastText: '#0a2418' },
  warning: { main: '#e7a940', dark: '#d2932a', light: '#f4cd85', contrastText: '#241803' },
  info: { main: '#8ac6e3', dark: '#6cb1d2', light: '#b3dcf0', contrastText: '#06202f' },
  text: { primary: '#f5ecdd', secondary: '#c2b6a4' },
  background: {
    default: '#17120e',
    paper: '#221c17',
    raised: '#2b241e',
    field: '#1a1511',
    sunken: '#32291f',
  },
  action: {
    active: '#e0d5c4',
    hover: 'rgba(245, 236, 221, 0.07)',
    selected: 'rgba(245, 236, 221, 0.14)',
  },
  divider: '#40372d',
  outline: '#968874',
  focus: { ring: '#e7a940', gap: '#071f30' },
  deep: { main: '#071f30', ...onDeep },
  person: {
    ocean: '#1d6489',
    leaf: '#33785b',
    coral: '#b8452c',
    ochre: '#96600f',
    lagoon: '#2b7391',
    ink: '#56656d',
  },
  // What MUI would make of these is nearly black, nearly white, or a blue of its own.
  Alert: {
    errorStandardBg: '#45281f',
    warningStandardBg: '#3f3019',
    infoStandardBg: '#17323f',
    successStandardBg: '#20392d',
  },
  Input: { autofillWebkitBoxShadow: '0 0 0 100px #133448 inset' },
  SnackbarContent: { bg: '#3d352c', color: '#f5ecdd' },
  TableCell: { border: '#40372d' },
  Tooltip: { bg: '#4a4137' },
} satisfies PaletteOptions & Record<string, object | string>;
