/** The brand's colours: the deep ocean, the savannah and its sand, coral, the leaf of a mangrove. */
export const brand = {
  sand50: '#fdfaf5',
  sand100: '#f7f1e7',
  sand200: '#ebe0ce',
  sand300: '#d9cab1',
  ink900: '#13222c',
  ink700: '#36464f',
  ink500: '#5a676d',
  ocean700: '#14597d',
  ocean800: '#0d4263',
  ocean900: '#0a2f48',
  ocean950: '#061e2f',
  ochre300: '#f4cd85',
  ochre400: '#e7a940',
  ochre700: '#87540d',
  coral600: '#c6452a',
  coral700: '#a83620',
  leaf700: '#2a664d',
} as const;

export const FONT = '"Figtree", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';
