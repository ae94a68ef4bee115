import BlocksIcon from '@mui/icons-material/ViewAgendaOutlined';
import { adminResource } from '../admin-resource.ts';

export const blocks = adminResource('blocks', {
  icon: BlocksIcon,
  texts: {
    lead: 'Days that recur: write one once, and insert it into the itinerary of any trip.',
    search: 'Search by name, title or place',
    empty: 'No day blocks yet. Add one here, or save a day of a trip as a block.',
    emptySearch: 'No day block has these words.',
  },
  inputs: () => import('./BlockInputs.tsx').then((part) => part.BlockInputs),
  card: () => import('./BlockCard.tsx').then((part) => part.BlockCard),
});
